import TrackerStatistics

/// Turns a day's raw columns into the features of the severity regression on the person's scale of now, so that an
/// early day is never standardised with the little that was known of the person then (`docs/forecast.md`, 4.2).
///
/// The raw columns are 1, the severity above the cut with a 0/1 indicator, the recent severity with its weight, the
/// recent flares with theirs, and each factor's points with an indicator. Each feature is a sum of at most two of them.
struct FeatureScale: Sendable, Hashable {
  /// Two raw columns for each feature, with what each is multiplied by.
  private var first: [Term] = []
  private var second: [Term] = []

  private struct Term: Sendable, Hashable {
    var index: Int
    var factor: Double
    static let none = Term(index: 0, factor: 0)
  }

  /// Raw columns before those of the factors.
  static let fixedRawColumns = 7
  /// Features before the factors: 1, u5, u6, u3.
  static let fixedFeatures = 4

  /// Raw columns of a design with so many factors.
  static func rawColumns(factors: Int) -> Int { fixedRawColumns + 2 * factors }

  /// - Parameter cut: What raw severities are measured from, 0 … 10.
  init(_ history: HistoryState, columns: FactorColumns, cut: Double) {
    let (spread, above) = (history.spread, history.severities.mean - cut)
    add(Term(index: 0, factor: 1), .none)
    add(Term(index: 1, factor: 1 / spread), Term(index: 2, factor: -above / spread))
    add(Term(index: 3, factor: 1 / spread), Term(index: 4, factor: -above / spread))
    add(Term(index: 5, factor: 1), Term(index: 6, factor: -history.rate))
    for index in columns.moments.indices {
      guard let deviation = columns.deviation(index), let start = columns.first[index] else {
        add(.none, .none)
        continue
      }
      let place = FeatureScale.fixedRawColumns + 2 * index
      add(
        Term(index: place, factor: 1 / deviation),
        Term(index: place + 1, factor: -(columns.moments[index].mean - start) / deviation))
    }
  }

  private mutating func add(_ one: Term, _ other: Term) {
    first.append(one)
    second.append(other)
  }

  /// The features of a row of raw columns.
  func features(_ row: [Double]) -> [Double] {
    zip(first, second).map { $0.factor * row[$0.index] + $1.factor * row[$1.index] }
  }

  /// The Gram matrix of the features, given that of the raw columns.
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
