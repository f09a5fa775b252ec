import TrackerApplication
import TrackerCore

/// What check-ins say of function, such as energy and mood, on flare days and on others. It says nothing of causes.
struct FunctionSection: ReportSection {
  let id = "function"
  let title: Phrase = "Function"
  let place = 40
  let isNarrow = true
  let notTracked: Phrase = "Nothing besides the symptoms of flares was logged in this period."

  func metrics(for session: Session) -> [MetricID] { Self.asked(of: session).map(\.metric) }

  /// What the check-in asks besides what makes a flare.
  private static func asked(of session: Session) -> [SymptomDefinition] {
    let deciding = Set(session.person.packs.flatMap { $0.flare.symptoms.map(\.id) })
    return session.person.checkIn.filter { !deciding.contains($0.id) && $0.metricDefinition.direction != nil }
  }

  func content(of range: ReportRange) -> (any ReportContent)? {
    let isFlare = range.conditions.days(range.days).map(\.isFlare)
    let rows = Self.asked(of: range.session).compactMap { symptom -> FunctionReport.Row? in
      let values = zip(range.numbers(symptom.metric), isFlare)
      func spread(on kind: Bool) -> Spread? { Spread(values.filter { $1 == kind && !$0.isNaN }.map(\.0)) }
      let (flare, other) = (spread(on: true), spread(on: false))
      guard flare != nil || other != nil else { return nil }
      return FunctionReport.Row(
        id: symptom.id, flareDays: flare, otherDays: other, name: symptom.name,
        best: symptom.metricDefinition.direction == .low ? symptom.scale.range.upperBound : nil)
    }
    return rows.isEmpty ? nil : FunctionReport(rows: rows)
  }
}

/// Answers on flare days beside those on other days.
struct FunctionReport: ReportContent {
  struct Row: Encodable, Sendable {
    var id: SymptomID
    /// Of flare days; nil where none of them is known.
    var flareDays: Spread?
    var otherDays: Spread?
    let name: String
    /// The best end, where it is the high one.
    let best: Double?

    private enum CodingKeys: String, CodingKey { case id, flareDays, otherDays }
  }

  var rows: [Row]

  func headline(_ format: TextFormatter) -> RichText { "\(format("On flare days and on other days"))" }

  func blocks(_ format: TextFormatter) -> [Block] {
    func told(_ spread: Spread?) -> RichText {
      guard let spread else { return RichText("–", .unknown) }
      return "\(format("{median}, n = {n}", ["median": format.number(spread.median), "n": "\(spread.known)"]))"
    }
    let rows = rows.map { row -> Block.Table.Row in
      let name = row.best.map { best in
        format("{name} ({best} is best)", ["name": row.name, "best": format.number(best)])
      }
      return .init(["\(name ?? row.name)", told(row.flareDays), told(row.otherDays)])
    }
    return [
      .table(
        .init(
          [
            .init(format("Median")), .init(format("flare days"), .trailing), .init(format("other days"), .trailing),
          ], caption: format("Answers on flare days and on other days"), rows: rows))
    ]
  }
}
