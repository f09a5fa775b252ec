/// The dot product of two vectors, which must have the same number of elements.
public func dot(_ a: [Double], _ b: [Double]) -> Double {
  precondition(a.count == b.count, "vectors of \(a.count) and \(b.count) elements")
  return a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { b in Triangle.dot(a, 0, b, 0, count: a.count) } }
}

/// A lower triangle in one array, row by row: its indices, and the inner loop that all of its algebra is made of.
enum Triangle {
  static func count(_ dimension: Int) -> Int { dimension * (dimension + 1) / 2 }

  /// Where the row begins.
  static func start(_ row: Int) -> Int { row * (row + 1) / 2 }

  /// Where (i, j) and (j, i) stand.
  static func index(_ i: Int, _ j: Int, in dimension: Int) -> Int {
    precondition(
      (0..<dimension).contains(i) && (0..<dimension).contains(j), "no element (\(i), \(j)) in dimension \(dimension)")
    return start(max(i, j)) + min(i, j)
  }

  /// The sum of products of two stretches of numbers.
  ///
  /// Four sums run side by side, in an order that is the same everywhere: one alone would wait for each addition.
  static func dot(
    _ a: UnsafeBufferPointer<Double>, _ aStart: Int, _ b: UnsafeBufferPointer<Double>, _ bStart: Int, count: Int
  ) -> Double {
    var sums = SIMD4<Double>.zero
    let whole = count & ~3
    for index in stride(from: 0, to: whole, by: 4) {
      let (i, j) = (aStart + index, bStart + index)
      let left = SIMD4<Double>(a[i], a[i + 1], a[i + 2], a[i + 3])
      let right = SIMD4<Double>(b[j], b[j + 1], b[j + 2], b[j + 3])
      sums += left * right
    }
    var rest = 0.0
    for index in whole..<count { rest += a[aStart + index] * b[bStart + index] }
    return (sums[0] + sums[1]) + (sums[2] + sums[3]) + rest
  }
}
