/// A symmetric matrix, kept as its lower triangle row by row.
///
/// Vectors given to it have its dimension; another number of elements is a mistake in the program and stops it, as an
/// index past an array's end does.
public struct SymmetricMatrix: Sendable, Hashable {
  /// Rows, and as many columns.
  public let dimension: Int
  /// Row i begins at i(i + 1)/2 and ends with the diagonal.
  private(set) var packed: [Double]

  /// - Parameter packed: `dimension` · (`dimension` + 1)/2 numbers.
  init(dimension: Int, packed: [Double]) {
    self.dimension = dimension
    self.packed = packed
  }

  /// The lower triangle row by row, diagonal included, as `lowerTriangle` gives it.
  ///
  /// nil unless there are `dimension` · (`dimension` + 1)/2 numbers.
  public init?(lowerTriangle elements: [Double], dimension: Int) {
    guard elements.count == Triangle.count(dimension) else { return nil }
    self.init(dimension: dimension, packed: elements)
  }

  /// A matrix of zeros.
  public init(dimension: Int) {
    self.init(dimension: dimension, packed: Array(repeating: 0, count: Triangle.count(dimension)))
  }

  /// A matrix with these elements on its diagonal and zeros beside it.
  public static func diagonal(_ elements: [Double]) -> SymmetricMatrix {
    var matrix = SymmetricMatrix(dimension: elements.count)
    matrix.add(diagonal: elements)
    return matrix
  }

  /// Ones on the diagonal and zeros beside it.
  public static func identity(_ dimension: Int) -> SymmetricMatrix { diagonal(Array(repeating: 1, count: dimension)) }

  /// The element of both (i, j) and (j, i).
  public subscript(i: Int, j: Int) -> Double {
    get { packed[Triangle.index(i, j, in: dimension)] }
    set { packed[Triangle.index(i, j, in: dimension)] = newValue }
  }

  /// The elements of the diagonal, from the first row on.
  public var diagonal: [Double] { (0..<dimension).map { self[$0, $0] } }

  /// The lower triangle row by row, diagonal included.
  public var lowerTriangle: [Double] { packed }

  /// Adds a matrix of the same dimension, element by element.
  public mutating func add(_ other: SymmetricMatrix) {
    precondition(other.dimension == dimension, "a matrix of dimension \(other.dimension) for one of \(dimension)")
    for row in 0..<dimension { for column in 0...row { self[row, column] += other[row, column] } }
  }

  /// Adds to the elements of the diagonal, such as a ridge penalty.
  public mutating func add(diagonal elements: [Double]) {
    check(elements)
    for (index, element) in elements.enumerated() { self[index, index] += element }
  }

  /// Adds `weight` · v vᵀ: an update of rank one, in place, O(n²).
  public mutating func add(outer vector: [Double], weight: Double) {
    check(vector)
    packed.withUnsafeMutableBufferPointer { packed in
      vector.withUnsafeBufferPointer { vector in
        var start = 0
        for row in vector.indices {
          let factor = weight * vector[row]
          for column in 0...row { packed[start + column] += factor * vector[column] }
          start += row + 1
        }
      }
    }
  }

  /// Multiplies every element.
  public mutating func scale(by factor: Double) {
    for index in packed.indices { packed[index] *= factor }
  }

  /// The matrix times a vector, O(n²).
  public func multiplied(by vector: [Double]) -> [Double] {
    check(vector)
    return Array(unsafeUninitializedCapacity: dimension) { result, count in
      packed.withUnsafeBufferPointer { packed in
        vector.withUnsafeBufferPointer { vector in
          var start = 0
          for row in vector.indices {
            // The row up to the diagonal, and as a column above it.
            result.initializeElement(at: row, to: Triangle.dot(packed, start, vector, 0, count: row + 1))
            for column in 0..<row { result[column] += packed[start + column] * vector[row] }
            start += row + 1
          }
        }
      }
      count = dimension
    }
  }

  /// vᵀ · matrix · v, O(n²).
  public func quadraticForm(_ vector: [Double]) -> Double { dot(vector, multiplied(by: vector)) }

  private func check(_ vector: [Double]) {
    precondition(
      vector.count == dimension, "a vector of \(vector.count) elements for a matrix of dimension \(dimension)")
  }
}

extension SymmetricMatrix: Codable {
  private enum CodingKeys: String, CodingKey {
    case dimension
    case packed
  }

  /// - Throws: `DecodingError` where the numbers do not fill the triangle.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    dimension = try container.decode(Int.self, forKey: .dimension)
    packed = try container.decode([Double].self, forKey: .packed)
    guard (0...10_000).contains(dimension), packed.count == Triangle.count(dimension) else {
      throw DecodingError.dataCorruptedError(
        forKey: .packed, in: container,
        debugDescription: "\(packed.count) numbers do not fill a triangle of dimension \(dimension)")
    }
  }
}
