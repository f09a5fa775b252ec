import TrackerCore
import TrackerDiaryCSV
import TrackerLearner

/// What of a diary file the learner looks at: the factors of a pack, and columns taken as they are.
struct CohortColumns: Sendable {
  let design: LearnerDesign
  private let pack: ConditionPack?
  private let evaluator: RiskEvaluator?
  private let catalogue: MetricCatalogue
  /// The metrics of the map, in its order.
  private let metrics: [MetricID]
  /// Places of the metrics whose numbers are columns.
  private let raw: [Int]

  /// - Parameters:
  ///   - pack: Whose curves are read; then only `custom.` metrics are taken as they are, else all of the map's.
  ///   - catalogue: Of the program and the pack.
  init(map: ColumnMap, pack: ConditionPack?, catalogue: MetricCatalogue) {
    self.pack = pack
    evaluator = pack.map { RiskEvaluator($0.risk, catalogue: catalogue) }
    self.catalogue = catalogue
    metrics = map.metrics.map(\.id)
    raw = metrics.indices.filter { pack == nil || map.metrics[$0].id.rawValue.hasPrefix("custom.") }
    let rule = pack?.flare ?? FlareRule(symptoms: [], atLeast: 0)
    let own = LearnerDesign(flare: rule, risk: pack?.risk ?? RiskModel(groups: [], factors: []), isFlareRelative: false)
    let columns = raw.map { index in
      LearnerDesign.Factor(
        id: FactorID(map.metrics[index].id.rawValue), logOdds: 0, deviation: LearnerDesign.deviation(.low))
    }
    let step = map.severity?.rescaledStep ?? 0
    let cut = map.severity?.rescaledFlareAt.map { $0 - step / 2 }
    design = LearnerDesign(factors: own.factors + columns, cut: cut ?? 0, step: step, isSeverity: cut != nil)
  }

  /// Metrics of the map that neither a factor nor a column looks at.
  var unused: [MetricID] {
    let looked = Set(
      (pack?.risk.lookback ?? [:]).keys.flatMap { Array(catalogue.stored(behind: $0, lookback: 0).keys) })
    return metrics.indices.filter { !raw.contains($0) && !looked.contains(metrics[$0]) }.map { metrics[$0] }
  }

  /// Every calendar day of a person, answered or not.
  func days(of person: DiaryPerson) -> [LearnerDay] {
    var table = DayTable(days: person.days, catalogue: catalogue)
    for row in person.rows {
      for (metric, value) in zip(metrics, row.values) { if let value { table.set(metric, on: row.day, to: value) } }
    }
    let rows = Dictionary(person.rows.map { ($0.day, $0) }) { first, _ in first }
    let points = evaluator?.points(over: person.days, in: table)
    let logged = table.daysLogged(for: Array((pack?.risk.lookback ?? [:]).keys) + raw.map { metrics[$0] })
    return person.days.enumerated().map { index, day in
      let row = rows[day]
      return LearnerDay(
        DayOutcome(day: day, severity: row?.severity, isFlare: row?.isFlare),
        values: (points?[index] ?? []) + raw.map { row?.values[$0] }, logged: logged)
    }
  }
}
