extension SymmetricMatrix {
  /// The lower triangle row by row, diagonal included.
  public var lowerTriangle: [Double] { packed }

  /// nil unless there are `dimension` · (`dimension` + 1)/2 numbers.
  public init?(lowerTriangle elements: [Double], dimension: Int) {
    guard elements.count == Triangle.count(dimension) else { return nil }
    self.init(dimension: dimension, packed: elements)
  }
}
