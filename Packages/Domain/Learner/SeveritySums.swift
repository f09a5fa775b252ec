import TrackerStatistics

/// Sufficient statistics of the severity regression in raw columns R: the row of the evening before each day, and the
/// day's severity s above the cut c (`docs/forecast.md`, 4.4).
struct SeveritySums: Sendable, Hashable {
  /// Σ RRᵀ
  private(set) var gram: SymmetricMatrix
  /// Σ R·(s − c)
  private(set) var projected: [Double]
  /// Σ (s − c)²
  private(set) var squares: Double
  /// Days taken in.
  private(set) var count: Int

  init(factors: Int) {
    let columns = FeatureScale.rawColumns(factors: factors)
    self.init(
      gram: SymmetricMatrix(dimension: columns), projected: Array(repeating: 0, count: columns), squares: 0, count: 0)
  }

  /// As they were stored.
  init(gram: SymmetricMatrix, projected: [Double], squares: Double, count: Int) {
    self.gram = gram
    self.projected = projected
    self.squares = squares
    self.count = count
  }

  /// Takes in a day's target with the raw columns of the evening before; O(d²).
  mutating func add(_ row: [Double], target: Double) {
    gram.add(outer: row, weight: 1)
    for index in row.indices { projected[index] += target * row[index] }
    squares += target * target
    count += 1
  }
}
