import Foundation
import Testing
import TrackerStatistics

@Suite struct SymmetricMatrixTests {
  /// [4 12 −16; 12 37 −43; −16 −43 98], whose factor is [2; 6 1; −8 5 3].
  static var example: SymmetricMatrix {
    var matrix = SymmetricMatrix(dimension: 3)
    for (i, j, value) in [(0, 0, 4.0), (1, 0, 12), (1, 1, 37), (2, 0, -16), (2, 1, -43), (2, 2, 98)] {
      matrix[i, j] = value
    }
    return matrix
  }

  /// Numbers that are the same in every run, −1 … 1.
  static func vector(_ count: Int, _ seed: Int) -> [Double] {
    (0..<count).map { sin(Double(($0 + 1) * (seed + 3)) * 1.7) }
  }

  static func definite(_ dimension: Int) -> SymmetricMatrix {
    (0..<2 * dimension).reduce(into: .diagonal((0..<dimension).map { 0.5 + Double($0) })) {
      $0.add(outer: vector(dimension, $1), weight: 0.3)
    }
  }

  @Test("an element has one value on both sides of the diagonal")
  func elements() {
    var matrix = SymmetricMatrix.identity(3)
    matrix[0, 2] = 7
    #expect(matrix[2, 0] == 7 && matrix[0, 2] == 7 && matrix[1, 1] == 1 && matrix[1, 0] == 0)
    #expect(SymmetricMatrix.diagonal([1, 2, 3]).diagonal == [1, 2, 3])
    #expect(SymmetricMatrix.diagonal([1, 2, 3])[2, 1] == 0)
    matrix.add(diagonal: [1, 2, 3])
    matrix.scale(by: 2)
    #expect(matrix.diagonal == [4, 6, 8] && matrix[0, 2] == 14)
  }

  @Test("products by hand")
  func products() {
    #expect(Self.example.multiplied(by: [1, -2, 3]) == [-68, -191, 364])
    #expect(Self.example.quadraticForm([1, -2, 3]) == 1406)
    #expect(dot([1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]) == 56)
    #expect(dot([], []) == 0)
  }

  @Test("products and updates are what loops over every element give", arguments: [1, 2, 3, 4, 5, 7, 8, 13, 48])
  func loops(dimension: Int) {
    var matrix = Self.definite(dimension)
    let (v, u) = (Self.vector(dimension, 5), Self.vector(dimension, 9))
    let before = matrix
    matrix.add(outer: v, weight: -0.7)
    let product = matrix.multiplied(by: u)
    for i in 0..<dimension {
      for j in 0..<dimension { #expect(abs(matrix[i, j] - (before[i, j] - 0.7 * v[i] * v[j])) < 1e-12) }
      #expect(abs(product[i] - (0..<dimension).reduce(0) { $0 + matrix[i, $1] * u[$1] }) < 1e-10)
    }
  }

  @Test("what was encoded comes back to the last bit; numbers that do not fill the triangle are refused")
  func codable() throws {
    let matrix = Self.definite(7)
    #expect(try JSONDecoder().decode(SymmetricMatrix.self, from: JSONEncoder().encode(matrix)) == matrix)
    for text in [
      #"{"dimension":2,"packed":[1,2]}"#, #"{"dimension":-1,"packed":[]}"#, #"{"dimension":9000000000000,"packed":[]}"#,
    ] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(SymmetricMatrix.self, from: Data(text.utf8)) }
    }
  }

  @Test("a known system is solved")
  func solves() throws {
    let factor = try #require(Cholesky(Self.example))
    for (found, expected) in zip(factor.solve([-68, -191, 364]), [1.0, -2, 3]) {
      #expect(abs(found - expected) < 1e-10)
    }
    // Cofactors by hand, over the determinant 36.
    for (found, expected) in zip(factor.inverseDiagonal, [1777 / 36.0, 34 / 9.0, 1 / 9.0]) {
      #expect(abs(found - expected) < 1e-10)
    }
  }

  @Test("solutions, forms and the inverse's diagonal undo the product", arguments: [1, 2, 3, 4, 5, 8, 13, 48])
  func inverse(dimension: Int) throws {
    let matrix = Self.definite(dimension)
    let factor = try #require(Cholesky(matrix))
    let v = Self.vector(dimension, 2)
    for (found, expected) in zip(factor.solve(matrix.multiplied(by: v)), v) { #expect(abs(found - expected) < 1e-11) }
    #expect(abs(factor.inverseQuadraticForm(v) - dot(v, factor.solve(v))) < 1e-12)
    let diagonal = factor.inverseDiagonal
    for i in 0..<dimension {
      let unit = (0..<dimension).map { $0 == i ? 1.0 : 0 }
      #expect(abs(diagonal[i] - factor.solve(unit)[i]) < 1e-13)
    }
  }

  @Test("a Hilbert matrix of dimension 6, badly conditioned as it is, has the inverse that is known in whole numbers")
  func hilbert() throws {
    var matrix = SymmetricMatrix(dimension: 6)
    for i in 0..<6 { for j in 0...i { matrix[i, j] = 1 / Double(i + j + 1) } }
    // Choi 1983, Tricks or treats with the Hilbert matrix.
    for (found, expected) in zip(
      try #require(Cholesky(matrix)).inverseDiagonal, [36.0, 14700.0, 564480.0, 3628800.0, 4410000.0, 698544.0])
    {
      #expect(abs(found / expected - 1) < 1e-8)
    }
  }

  @Test("what is not positive definite has no factor")
  func indefinite() {
    var same = SymmetricMatrix.identity(2)
    same[0, 1] = 1
    var crossed = SymmetricMatrix.identity(2)
    crossed[0, 1] = 2
    for matrix in [same, crossed, .diagonal([1, -1]), .diagonal([0]), .diagonal([1, .nan]), .diagonal([.infinity])] {
      #expect(Cholesky(matrix) == nil)
    }
    // Sums of fewer products than dimensions: what is left for the last pivots is rounding, of either sign.
    for seed in 0..<40 {
      var short = SymmetricMatrix(dimension: 6)
      for part in 0..<4 { short.add(outer: Self.vector(6, 7 * seed + part), weight: 1 + Double(seed)) }
      #expect(Cholesky(short) == nil)
    }
    #expect(Cholesky(SymmetricMatrix(dimension: 0))?.solve([]) == [])
  }
}
