import LayoutCore

/// Up to four columns by number, not in order: where the next item of each would begin.
///
/// Put into the columns that solving chose, an item waits for the one above it in its column, and not
/// for the one before it. Because all sums are exact, items can be taken back as well.
struct ColumnStarts {
  /// In points; infinite for columns that do not exist.
  private var starts = (Double.infinity, Double.infinity, Double.infinity, Double.infinity)

  /// The columns with these `keys`, which are in order.
  @inline(__always) init(_ keys: SortedColumns.Keys) {
    withMemory { memory in
      func put(_ key: Double) {
        let raster = SortedColumns.raster
        memory.starts[raster.column(of: key)] = raster.start(of: key)
      }
      // The last key comes first: a key without a column writes to column 0, and the key of column 0
      // overwrites it.
      put(keys.3)
      put(keys.2)
      put(keys.1)
      put(keys.0)
    }
  }

  @inline(__always) mutating func withMemory<Result>(_ body: (Memory) -> Result) -> Result {
    withUnsafeMutablePointer(to: &starts) { starts in
      starts.withMemoryRebound(to: Double.self, capacity: 4) { body(Memory(starts: $0)) }
    }
  }
}

extension ColumnStarts {
  /// The starts in memory: a copy would be read in larger parts than were written, and wait for them.
  struct Memory {
    let starts: UnsafeMutablePointer<Double>

    /// As `ColumnOrder.refill`; afterwards `choices` begins with the first item that was not put.
    @inline(__always) func refill(
      _ items: Range<Int>, by choices: inout UInt64, above line: Double,
      _ place: (_ item: Int, _ column: Int, _ top: Double) -> Double
    ) -> Int {
      var item = items.lowerBound
      while item < items.upperBound {
        let column = Int(truncatingIfNeeded: choices &>> 62)
        let top = starts[column]
        guard top < line else { break }
        starts[column] = top + place(item, column, top)
        choices &<<= 2
        item &+= 1
      }
      return item
    }

    /// Takes `items` back, the last one first, as long as they begin at `line` or below it; returns the
    /// first of them. `choices` ends with the item before that, two bits for each.
    ///
    /// `place` gets an item, its column, and where the next item there begins. It returns where the
    /// item begins.
    @inline(__always) func takeBack(
      _ items: Range<Int>, by choices: inout UInt64, downTo line: Double,
      _ place: (_ item: Int, _ column: Int, _ next: Double) -> Double
    ) -> Int {
      var item = items.upperBound
      while item > items.lowerBound {
        let column = Int(truncatingIfNeeded: choices & 3)
        let top = place(item &- 1, column, starts[column])
        guard top >= line else { break }
        starts[column] = top
        choices &>>= 2
        item &-= 1
      }
      return item
    }
  }
}
