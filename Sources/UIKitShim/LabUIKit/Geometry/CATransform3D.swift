/// A transform of space, four rows of four; a point is a row before it.
public struct CATransform3D: Sendable, Equatable {
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Zero where nothing is given, as in C: start from `CATransform3DIdentity`.
  public init(
    m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0, m21: CGFloat = 0,
    m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0, m31: CGFloat = 0, m32: CGFloat = 0,
    m33: CGFloat = 0, m34: CGFloat = 0, m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0,
    m44: CGFloat = 0
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  typealias Row = SIMD4<Double>

  /// The transform of four rows.
  init(rows: [Row]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  var rows: [Row] {
    [
      Row(m11, m12, m13, m14), Row(m21, m22, m23, m24), Row(m31, m32, m33, m34),
      Row(m41, m42, m43, m44),
    ]
  }
}

extension CATransform3D {
  /// What it does to points of the plane z = 0, perspective left out.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  init(_ affine: CGAffineTransform) {
    self = CATransform3DIdentity
    (m11, m12, m21, m22) = (affine.a, affine.b, affine.c, affine.d)
    (m41, m42) = (affine.tx, affine.ty)
  }

  /// Where it takes `point` of the plane z = 0, seen from the front with perspective.
  func projected(_ point: CGPoint) -> CGPoint {
    let w = point.x * m14 + point.y * m24 + m44
    let divisor = w == 0 ? 1 : w
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m41) / divisor,
      y: (point.x * m12 + point.y * m22 + m42) / divisor)
  }
}
