extension SymmetricMatrix {
  /// The lower triangle row by row, diagonal included.
  public var lowerTriangle: [Double] { packed }

  /// nil unless there are `dimension` · (`dimension` + 1)/2 numbers.
  public init?(lowerTriangle elements: [Double], dimension: Int) {
    guard elements.count == Triangle.count(dimension) else { return nil }
    self.init(dimension: dimension, packed: elements)
  }
}

extension SymmetricMatrix {
  /// Adds a matrix of the same dimension, element by element.
  public mutating func add(_ other: SymmetricMatrix) {
    precondition(other.dimension == dimension, "a matrix of dimension \(other.dimension) for one of \(dimension)")
    for row in 0..<dimension { for column in 0...row { self[row, column] += other[row, column] } }
  }
}
