/// What is kept of the row of the last day with an entry while days without any follow it. All else in the row stays as
/// it is until the next answer.
///
/// Kept in journals: its JSON keys stay as they are.
struct StandingRow: Sendable, Hashable, Codable {
  /// 1 and u0 … u6.
  var history: PackedDoubles
  /// z of each factor.
  var factors: PackedDoubles
  /// The raw columns.
  var raw: PackedDoubles

  init(_ row: LearnerRow) {
    history = PackedDoubles(row.history)
    factors = PackedDoubles(row.factors)
    raw = PackedDoubles(row.raw)
  }

  /// Whether the numbers are as many as a design with so many factors has.
  func fits(factors count: Int) -> Bool {
    history.values.count == HistoryModel.coefficients.count && factors.values.count == count
      && raw.values.count == FeatureScale.rawColumns(factors: count)
  }
}
