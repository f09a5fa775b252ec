import TrackerStatistics

/// Turns what a day left in plain units into the features of the severity regression on the person's scale of now, so
/// that an early day is never measured by what little was known of the person then.
///
/// A day is kept as 1, its severity above the cut with a mark, the recent severity with its weight, the recent flares
/// with theirs, and each factor's points with a mark; a feature is a sum of at most two of them.
struct FeatureScale: Sendable, Hashable {
  /// Two parts of the plain row for each feature, with what each is multiplied by.
  private var first: [Part] = []
  private var second: [Part] = []

  private struct Part: Sendable, Hashable {
    var index: Int
    var factor: Double
    static let none = Part(index: 0, factor: 0)
  }

  /// Numbers of a plain row before the factors.
  static let fixedParts = 7
  /// Features before the factors: 1, u5, u6, u3.
  static let fixedFeatures = 4

  static func parts(factors: Int) -> Int { fixedParts + 2 * factors }

  /// - Parameter cut: What severities are kept against.
  init(_ history: HistoryState, columns: FactorColumns, cut: Double) {
    let (spread, above) = (history.spread, history.severities.mean - cut)
    add(Part(index: 0, factor: 1), .none)
    add(Part(index: 1, factor: 1 / spread), Part(index: 2, factor: -above / spread))
    add(Part(index: 3, factor: 1 / spread), Part(index: 4, factor: -above / spread))
    add(Part(index: 5, factor: 1), Part(index: 6, factor: -history.rate))
    for index in columns.moments.indices {
      guard let deviation = columns.deviation(index), let start = columns.first[index] else {
        add(.none, .none)
        continue
      }
      let place = FeatureScale.fixedParts + 2 * index
      add(
        Part(index: place, factor: 1 / deviation),
        Part(index: place + 1, factor: -(columns.moments[index].mean - start) / deviation))
    }
  }

  private mutating func add(_ one: Part, _ other: Part) {
    first.append(one)
    second.append(other)
  }

  /// A plain row as features.
  func features(_ row: [Double]) -> [Double] {
    zip(first, second).map { $0.factor * row[$0.index] + $1.factor * row[$1.index] }
  }

  /// Sums of products of plain rows as those of features.
  func features(_ gram: SymmetricMatrix) -> SymmetricMatrix {
    var result = SymmetricMatrix(dimension: first.count)
    for i in first.indices {
      for j in 0...i {
        result[i, j] =
          first[i].factor
          * (first[j].factor * gram[first[i].index, first[j].index] + second[j].factor
            * gram[first[i].index, second[j].index])
          + second[i].factor
          * (first[j].factor * gram[second[i].index, first[j].index] + second[j].factor
            * gram[second[i].index, second[j].index])
      }
    }
    return result
  }
}
