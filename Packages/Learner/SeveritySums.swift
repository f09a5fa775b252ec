import TrackerStatistics

/// What a regression needs of its days: G, h, q and N of FORMULAS 2.4, with the noise.
struct SeveritySums: Sendable, Hashable {
  /// Σ xxᵀ
  private(set) var gram: SymmetricMatrix
  /// Σ xe
  private(set) var projected: [Double]
  /// Σ e²
  private(set) var squares = 0.0
  private(set) var count = 0
  /// Variance of what is left over.
  var noise: Double
  /// The one that the coefficients were fitted with: the noise before the last day.
  var noiseOfFit: Double

  init(dimension: Int, noise: Double) {
    gram = SymmetricMatrix(dimension: dimension)
    projected = Array(repeating: 0, count: dimension)
    self.noise = noise
    noiseOfFit = noise
  }

  /// As they were kept.
  init(gram: SymmetricMatrix, projected: [Double], squares: Double, count: Int, noise: Double, noiseOfFit: Double) {
    self.gram = gram
    self.projected = projected
    self.squares = squares
    self.count = count
    self.noise = noise
    self.noiseOfFit = noiseOfFit
  }

  mutating func add(_ features: [Double], target: Double) {
    gram.add(outer: features, weight: 1)
    for index in features.indices { projected[index] += target * features[index] }
    squares += target * target
    count += 1
  }

  /// G/s² + P
  func precision(prior: [Double]) -> SymmetricMatrix {
    var result = gram
    result.scale(by: 1 / noiseOfFit)
    result.add(diagonal: prior)
    return result
  }

  /// Squared error that coefficients leave over; never below 0.
  func residual(of coefficients: [Double]) -> Double {
    max(0, squares - 2 * dot(coefficients, projected) + gram.quadraticForm(coefficients))
  }
}
