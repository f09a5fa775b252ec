import TrackerApplication
import TrackerCore

/// The numbers of a report's days as a tidy table: a row for each day and number. `docs/reports.md` says what its
/// columns are.
struct DayTableExporter: TableExporter {
  /// A number of days.
  struct Measure {
    var id: String
    var name: String
    var unit: String
    var range: ClosedRange<Double>?
    /// The end of the scale that is worse; nil where neither is.
    var worse: Direction?
    /// nil for what no category collects.
    var metric: MetricID?
    /// One a day; nil where it is not known.
    var values: [Double?]
  }

  let id = "report"
  let name = "The days of a report"

  private let days: ClosedRange<Day>
  private let measures: [Measure]

  /// Reads the numbers of a report's sections, and what each day was. A number of which no day is known is left out.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(_ report: Report, in session: Session) throws {
    let registry = session.environment.registry
    let all = report.isForClinician ? registry.clinicianSectionsInOrder : registry.reportSectionsInOrder
    let own = all.filter { section in report.sections.contains { $0.id == section.id } }
    let days = report.from...report.to
    self.days = days
    measures = try session.journal.read { journal in
      let range = try ReportRange(days, for: own, in: session, journal: journal)
      let logged = try journal.daysWithEntries(in: days)
      let metrics = own.flatMap { $0.metrics(for: session) }.reduce(into: [MetricID]()) { known, metric in
        if !known.contains(metric) { known.append(metric) }
      }
      let all =
        [Measure(logged, of: days, session.format)]
        + range.conditions.flatMap { Measure.all(of: $0, on: days, session.format) }
        + metrics.compactMap { Measure($0, in: range) }
      return all.filter { $0.values.contains { $0 != nil } }
    }
  }

  func counts(rows: Int) -> ExportCounts { ExportCounts(rows: rows) }

  func table(of contents: ExportContents) -> ExportTable {
    let written = contents.written(measures) { [$0.metric].compactMap(\.self) }
    return ExportTable(["date", "measure", "name", "value", "unit", "low", "high", "worse"]) { [days] body in
      for (index, day) in days.enumerated() {
        for measure in written { try body([.text(day.description)] + measure.row(on: index)) }
      }
    }
  }
}

extension DayTableExporter.Measure {
  /// Whether a day has an entry.
  fileprivate init(_ logged: Set<Day>, of days: ClosedRange<Day>, _ format: TextFormatter) {
    self.init(
      id: "logged", name: format("has an entry"), unit: "", values: days.map { logged.contains($0) ? 1 : 0 })
  }

  /// How bad the days of a condition were, and whether they were flare days.
  fileprivate static func all(
    of reported: ReportedCondition, on days: ClosedRange<Day>, _ format: TextFormatter
  ) -> [Self] {
    let outcomes = reported.outcomes(on: days)
    let (id, values) = (reported.condition.id, ["name": reported.condition.pack.name])
    return [
      Self(
        id: "severity.\(id)", name: format("{name}: severity", values), unit: "", range: 0...10, worse: .high,
        values: outcomes.map(\.severity)),
      Self(
        id: "flare.\(id)", name: format("{name}: flare day", values), unit: "",
        values: outcomes.map { $0.isFlare.map { $0 ? 1 : 0 } }),
    ]
  }

  /// nil where there is no such metric.
  fileprivate init?(_ metric: MetricID, in range: ReportRange) {
    guard let definition = range.table.catalogue[metric] else { return nil }
    self.init(
      id: metric.rawValue, name: range.format(definition.name), unit: range.format(definition.unit),
      range: definition.range, worse: definition.direction, metric: metric,
      values: range.values(metric))
  }

  /// What stands behind the day.
  fileprivate func row(on index: Int) -> [JSONValue] {
    [
      .text(id), .text(name), values[index].map { .number($0) } ?? .null, unit.isEmpty ? .null : .text(unit),
      range.map { .number($0.lowerBound) } ?? .null, range.map { .number($0.upperBound) } ?? .null,
      worse.map { .text($0.rawValue) } ?? .null,
    ]
  }
}
