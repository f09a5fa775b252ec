/// A positive definite matrix as L Lᵀ with a lower triangle L (Golub and Van Loan, Matrix Computations, 4.2), for
/// solving with it.
///
/// Vectors given to it have the dimension of the matrix; another number of elements stops the program.
public struct Cholesky: Sendable {
  /// That of the matrix.
  public let dimension: Int
  /// L, row by row.
  private let rows: [Double]

  /// Factors a matrix, O(n³/6); nil where it is not positive definite to working precision: where a pivot is not above
  /// 1e-14 of its diagonal element.
  public init?(_ matrix: SymmetricMatrix) {
    dimension = matrix.dimension
    var rows = matrix.packed
    let dimension = matrix.dimension
    let isDefinite = rows.withUnsafeMutableBufferPointer { rows in
      let read = UnsafeBufferPointer(rows)
      for i in 0..<dimension {
        let row = Triangle.start(i)
        for j in 0..<i {
          let other = Triangle.start(j)
          rows[row + j] = (rows[row + j] - Triangle.dot(read, row, read, other, count: j)) / rows[other + j]
        }
        let pivot = rows[row + i] - Triangle.dot(read, row, read, row, count: i)
        guard pivot > 1e-14 * rows[row + i], pivot.isFinite else { return false }
        rows[row + i] = pivot.squareRoot()
      }
      return true
    }
    guard isDefinite else { return nil }
    self.rows = rows
  }

  /// The solution x of matrix · x = `vector`, O(n²).
  public func solve(_ vector: [Double]) -> [Double] {
    var x = halfSolve(vector)
    x.withUnsafeMutableBufferPointer { x in
      rows.withUnsafeBufferPointer { rows in
        for i in stride(from: dimension - 1, through: 0, by: -1) {
          let row = Triangle.start(i)
          let value = x[i] / rows[row + i]
          x[i] = value
          for j in 0..<i { x[j] -= value * rows[row + j] }
        }
      }
    }
    return x
  }

  /// vᵀ · inverse · v without forming the inverse, O(n²).
  public func inverseQuadraticForm(_ vector: [Double]) -> Double {
    let half = halfSolve(vector)
    return dot(half, half)
  }

  /// z of L z = `vector`.
  private func halfSolve(_ vector: [Double]) -> [Double] {
    precondition(
      vector.count == dimension, "a vector of \(vector.count) elements for a matrix of dimension \(dimension)")
    var z = vector
    z.withUnsafeMutableBufferPointer { z in
      let read = UnsafeBufferPointer(z)
      rows.withUnsafeBufferPointer { rows in
        for i in 0..<dimension {
          let row = Triangle.start(i)
          z[i] = (z[i] - Triangle.dot(rows, row, read, 0, count: i)) / rows[row + i]
        }
      }
    }
    return z
  }

  /// The diagonal of the inverse as sums of squares down the columns of L⁻¹, O(n³/6).
  public var inverseDiagonal: [Double] {
    let inverse = inverseRows
    var sums = Array(repeating: 0.0, count: dimension)
    for i in 0..<dimension {
      let row = Triangle.start(i)
      for j in 0...i { sums[j] += inverse[row + j] * inverse[row + j] }
    }
    return sums
  }

  /// L⁻¹, row by row: each is the unit vector less the rows above, divided by the diagonal.
  private var inverseRows: [Double] {
    var inverse = Array(repeating: 0.0, count: rows.count)
    inverse.withUnsafeMutableBufferPointer { inverse in
      rows.withUnsafeBufferPointer { rows in
        for i in 0..<dimension {
          let row = Triangle.start(i)
          let scale = 1 / rows[row + i]
          for k in 0..<i {
            let other = Triangle.start(k)
            let factor = rows[row + k] * scale
            for j in 0...k { inverse[row + j] -= factor * inverse[other + j] }
          }
          inverse[row + i] = scale
        }
      }
    }
    return inverse
  }
}
