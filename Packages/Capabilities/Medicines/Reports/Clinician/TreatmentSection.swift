import TrackerApplication
import TrackerCharts
import TrackerCore

/// Medicines for a clinician: what was taken, and how bad the days were before and after each began.
struct TreatmentSection: ReportSection {
  let id = "medicines"
  let title: Phrase = "Medicines"
  let place = 60
  let notTracked: Phrase = "No medicine is on the list for this period, and no dose was logged."

  private let doses = MedicinesSection()

  func metrics(for session: Session) -> [MetricID] { doses.metrics(for: session) }

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    guard let taken = try doses.content(of: range) as? MedicinesReport else { return nil }
    let medicines = try MedicineBook.medicines(in: range.journal, on: range.days.upperBound)
    return TreatmentReport(
      items: try taken.medicines.map { item in
        let medicine = medicines.first { $0.name == item.name }
        let change = try item.change ?? medicine.map { try SeverityChange($0, in: range) }
        return TreatmentReport.Item(item: item, start: medicine?.start, change: change)
      }, acuteDays: taken.acuteDays, acuteKnown: taken.acuteKnown)
  }
}

/// What was taken on some days, and the days before and after a medicine began.
struct TreatmentReport: ReportContent {
  struct Item: Encodable, Sendable {
    let item: MedicinesReport.Item
    /// The first day; nil for one that is not on the list.
    var start: Day?
    /// nil for one that is not on the list.
    var change: SeverityChange?
    /// With its dose.
    var name: String { [item.name, item.dose].compactMap(\.self).joined(separator: " ") }
    /// The same in parts, so that a name that is written from right to left does not turn the dose beside it.
    var title: RichText { "\(item.name, .strong)\(item.dose.map { " \($0)" } ?? "", .strong)" }

    private enum CodingKeys: String, CodingKey { case start, change }

    func encode(to encoder: any Encoder) throws {
      try item.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(start, forKey: .start)
      try container.encodeIfPresent(change, forKey: .change)
    }
  }

  /// Those with days before and after first.
  var items: [Item]
  /// Days with an acute medicine; nil where no day is known.
  var acuteDays: Int?
  var acuteKnown: Int

  init(items: [Item], acuteDays: Int?, acuteKnown: Int) {
    self.items = items.filter { $0.change?.isKnown == true } + items.filter { $0.change?.isKnown != true }
    self.acuteDays = acuteDays
    self.acuteKnown = acuteKnown
  }

  func headline(_ format: TextFormatter) -> RichText {
    "\(format.count(items.count, "1 medicine in this period", "{count} medicines in this period"))"
  }

  /// So many stand on the first page.
  private static let mostShown = 2

  func blocks(_ format: TextFormatter) -> [Block] {
    let shown = Array(items.prefix(Self.mostShown))
    let compared = shown.contains { $0.change?.isKnown == true }
    var sentences: [String] = []
    if items.count > shown.count {
      sentences.append(
        format.count(items.count - shown.count, "1 more is in the details.", "{count} more are in the details."))
    }
    if compared {
      sentences += [
        format("Bar: the middle half of the days."), format("Nothing here shows that a medicine did it."),
      ]
    }
    return [picture(shown, format, isBrief: true)]
      + (sentences.isEmpty ? [] : [.sentence("\(sentences.joined(separator: " "), .faint)")])
  }

  func details(_ format: TextFormatter) -> [Block] {
    var blocks = [picture(items, format, isBrief: false)]
    blocks += items.compactMap { $0.change?.chart(of: $0.name, format) }
    if let acuteDays {
      blocks.append(.sentence("\(format.acuteDays(acuteDays, of: acuteKnown))"))
    }
    let compared =
      items.contains { $0.change?.isKnown == true }
      ? [
        format("Severity: worst symptom of a day, up to {days} days on each side.", ["days": "\(SeverityChange.days)"]),
        format("An interval that holds 0 may be chance."),
        format("Other things changed, too. Nothing here shows that a medicine did it."),
      ] : []
    let notes = compared + [format("A dose that nothing is said of is not known. It is never counted as missed.")]
    return blocks + [.sentence("\(notes.joined(separator: " "), .faint)")]
  }

  /// The table, with the days before and after drawn in it where they are compared.
  private func picture(_ items: [Item], _ format: TextFormatter, isBrief: Bool) -> Block {
    let table = table(items, format, isBrief: isBrief)
    let sentences = items.compactMap { $0.change?.sentence(of: $0.name, format) }
    guard !sentences.isEmpty else { return .table(table) }
    let ticks = [0.0, 5, 10].map { ChartAxis.Tick($0, format.number($0)) }
    let plot = DotPlot(
      axis: ChartAxis(format("Severity, 0 to 10"), 0...10, ticks: ticks), kinds: [format("before"), format("after")],
      rows: items.map { .init($0.name, $0.change?.dots(format) ?? [nil, nil]) }, table: ChartTable(table),
      place: table.columns.count - 1)
    return .chart(Chart("", sentences, .dots(plot), numbers: .inPlaceOfSentences, words: ChartWords(format)))
  }

  private func table(_ items: [Item], _ format: TextFormatter, isBrief: Bool) -> Block.Table {
    let rows = items.map { item -> Block.Table.Row in
      let count = item.item.taken.map { format.count($0, "1 dose logged", "{count} doses logged") }
      let logged = count.map { RichText($0) } ?? RichText(format("not known"), .unknown)
      let severity = item.change.map { $0.told(format) } ?? RichText("–", .unknown)
      let rest: [RichText] =
        isBrief
        ? [item.item.adherence == nil ? logged : item.item.due(format)] : [item.item.due(format), item.item.logged]
      return .init(
        [item.title, "\(plan(of: item, format))"] + rest + [
          severity, "\(item.change?.toldDifference(format) ?? "")",
        ])
    }
    let doses: [Block.Table.Column] =
      isBrief
      ? [.init(format("taken"))] : [.init(format("of those due")), .init(format("doses logged"), .trailing)]
    return .init(
      [.init(format("medicine")), .init(format("when"))] + doses + [
        .init(format("median before → after")), .init(format("difference (95%)")),
      ], caption: format("What was taken, and severity before and after it began"), rows: rows)
  }

  private func plan(of item: Item, _ format: TextFormatter) -> String {
    let schedule = item.item.schedule.map { format($0) }
    let since = item.start.map { start in
      item.item.until.map {
        format("{from} until {until}", ["from": format.brief(start), "until": format.brief($0)])
      } ?? format("from {day}", ["day": format.brief(start)])
    }
    return [schedule, since].compactMap(\.self).joined(separator: ", ")
  }
}
