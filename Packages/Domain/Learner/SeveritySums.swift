import TrackerStatistics

/// What a regression of severity needs of its days, in plain units: each day's row before it, and its severity above
/// the cut.
struct SeveritySums: Sendable, Hashable {
  /// Σ RRᵀ
  private(set) var gram: SymmetricMatrix
  /// Σ R·(s − c)
  private(set) var projected: [Double]
  /// Σ (s − c)²
  private(set) var squares: Double
  private(set) var count: Int

  init(factors: Int) {
    let parts = FeatureScale.parts(factors: factors)
    self.init(
      gram: SymmetricMatrix(dimension: parts), projected: Array(repeating: 0, count: parts), squares: 0, count: 0)
  }

  /// As they were kept.
  init(gram: SymmetricMatrix, projected: [Double], squares: Double, count: Int) {
    self.gram = gram
    self.projected = projected
    self.squares = squares
    self.count = count
  }

  mutating func add(_ row: [Double], target: Double) {
    gram.add(outer: row, weight: 1)
    for index in row.indices { projected[index] += target * row[index] }
    squares += target * target
    count += 1
  }
}
