import TrackerApplication
import TrackerCharts
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
        best: symptom.metricDefinition.direction == .low ? symptom.scale.range.upperBound : nil,
        scale: symptom.scale.range)
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
    let scale: ClosedRange<Double>

    private enum CodingKeys: String, CodingKey { case id, flareDays, otherDays }
  }

  var rows: [Row]

  func headline(_ format: TextFormatter) -> RichText { "\(format("On flare days and on other days"))" }

  func blocks(_ format: TextFormatter) -> [Block] {
    let table = table(format)
    // On one axis there is room for one scale.
    guard let scale = rows.first?.scale, rows.allSatisfy({ $0.scale == scale }) else { return [.table(table)] }
    func dot(_ spread: Spread?) -> DotPlot.Dot? { spread.map { .init($0.median, told: told($0, format).text) } }
    let ticks = [scale.lowerBound, scale.upperBound].map { ChartAxis.Tick($0, format.number($0)) }
    let plot = DotPlot(
      axis: ChartAxis(format("Median"), scale, ticks: ticks), kinds: [format("flare days"), format("other days")],
      rows: rows.map { .init(name(of: $0, format), [dot($0.flareDays), dot($0.otherDays)]) },
      table: ChartTable(table), place: 2)
    let sentences = rows.map { row in
      let values = [
        "name": row.name, "flares": told(row.flareDays, format).text, "others": told(row.otherDays, format).text,
      ]
      return format("{name}: {flares} on flare days, {others} on other days.", values)
    }
    return [.chart(Chart("", sentences, .dots(plot), numbers: .inPlaceOfSentences, words: ChartWords(format)))]
  }

  private func name(of row: Row, _ format: TextFormatter) -> String {
    let named = row.best.map { format("{name} ({best} is best)", ["name": row.name, "best": format.number($0)]) }
    return named ?? row.name
  }

  private func told(_ spread: Spread?, _ format: TextFormatter) -> RichText {
    guard let spread else { return RichText("–", .unknown) }
    return "\(format("{median}, n\u{A0}=\u{A0}{n}", ["median": format.number(spread.median), "n": "\(spread.known)"]))"
  }

  private func table(_ format: TextFormatter) -> Block.Table {
    .init(
      [.init(format("Median")), .init(format("flare days"), .trailing), .init(format("other days"), .trailing)],
      caption: format("Answers on flare days and on other days"),
      rows: rows.map { row in
        .init(["\(name(of: row, format))", told(row.flareDays, format), told(row.otherDays, format)])
      })
  }
}
