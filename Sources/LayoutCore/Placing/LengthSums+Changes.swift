extension LengthSums {
  /// Gives item `index` the length `length`. Returns false and changes nothing where there is no
  /// such item, the length is negative or not finite, or the sum would be too long.
  public mutating func resize(_ index: Int, to length: Double) -> Bool {
    guard index >= 0, index < count, isUsable(length) else { return false }
    solve(through: index)
    let (block, first) = block(of: index)
    note(length)
    let isExact = isExact
    change(block) { lengths in
      let growth = length - lengths[index - first]
      lengths[index - first] = length
      return isExact ? growth : nil
    }
    return true
  }

  /// Inserts an item of `length` before item `index`, or at the end. Returns false and changes
  /// nothing where there is no such place, or for a length as in `resize`.
  public mutating func insert(length: Double, at index: Int) -> Bool {
    guard index >= 0, index <= count, isUsable(length) else { return false }
    solve(through: index)
    if blocks.isEmpty {
      blocks.append(.list([]))
      pitches.append(0)
      counts.append(0)
    }
    // At the end the last block takes it.
    var (block, first) = block(of: index)
    if block == blocks.count {
      block -= 1
      first -= counts[block]
    }
    note(length)
    change(block) {
      $0.insert(length, at: index - first)
      return nil
    }
    if counts[block] > greatestBlockCount { split(block) }
    return true
  }

  /// Removes item `index`; false where there is none.
  public mutating func remove(at index: Int) -> Bool {
    guard index >= 0, index < count else { return false }
    solve(through: index)
    let (block, first) = block(of: index)
    change(block) {
      $0.remove(at: index - first)
      return nil
    }
    if counts[block] == 0 { drop(block) }
    return true
  }

  private func isUsable(_ length: Double) -> Bool {
    length >= 0 && frontier + length + spacing <= greatestLength
  }

  /// Takes a new length into account.
  private mutating func note(_ length: Double) {
    leastLength = min(leastLength, length)
    guard isExact, !length.hasExactSums else { return }
    isExact = false
    pitches = PrefixTree((0..<pitches.count).map { pitches[$0] })
  }

  /// Changes the lengths of a block; `edit` returns by how much they grow together, or nil where that
  /// must be summed again.
  private mutating func change(_ block: Int, _ edit: (inout [Double]) -> Double?) {
    var lengths = lengths(of: blocks[block])
    evenRuns = min(evenRuns, block)
    // The block lets go of its list, so that the list is changed in place.
    blocks[block] = .list([])
    let growth = edit(&lengths)
    if lengths.count != counts[block] {
      evenBlocks = min(evenBlocks, block)
      summed += lengths.count - counts[block]
      counts[block] = lengths.count
    }
    if let growth {
      pitches.add(growth, at: block)
    } else {
      pitches[block] = Self.pitch(of: lengths, spacing)
    }
    blocks[block] = .list(lengths)
  }

  private func lengths(of block: LengthBlock) -> [Double] {
    switch block {
    case .run(let items):
      Array(unsafeUninitializedCapacity: items.count) { lengths, count in
        count = items.count
        write(items.lowerBound, UnsafeMutableBufferPointer(rebasing: lengths[..<count]))
      }
    case .list(let lengths): lengths
    }
  }

  /// Makes two blocks of one that has grown too large.
  private mutating func split(_ block: Int) {
    let lengths = lengths(of: blocks[block])
    let middle = lengths.count / 2
    blocks[block] = .list(Array(lengths[..<middle]))
    blocks.insert(.list(Array(lengths[middle...])), at: block + 1)
    counts[block] = middle
    counts.insert(lengths.count - middle, at: block + 1)
    pitches[block] = pitch(of: blocks[block])
    pitches.insert(pitch(of: blocks[block + 1]), at: block + 1)
  }

  private mutating func drop(_ block: Int) {
    blocks.remove(at: block)
    counts.remove(at: block)
    pitches.remove(at: block)
  }
}
