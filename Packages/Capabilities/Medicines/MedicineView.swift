import TrackerApplication
import TrackerCore

/// All there is to know of one medicine. What was logged is of the last 90 days.
public struct MedicineView: ReadModel {
  public static let schema = "medicine/1"

  /// A symptom that was logged after a dose.
  struct Link: Encodable, Sendable {
    var entry: EntryID
    var symptom: SymptomID
    var name: String
    var day: Day
    /// On the symptom's own scale.
    var severity: Double
    /// In the 24 hours before the dose; nil where nothing was logged.
    var before: Double?
    /// The entry of the dose.
    var dose: EntryID
    /// From the dose to the symptom.
    var minutes: Int
    /// nil where no pack has the symptom any more.
    let scale: Scale?

    private enum CodingKeys: String, CodingKey {
      case entry, symptom, name, day, severity, before, dose, minutes
    }

    func told(_ value: Double, _ format: TextFormatter) -> String {
      scale.map { format($0.told(value)) } ?? format.number(value)
    }
  }

  let item: MedicinesView.Item
  /// Of 7, 30 and 90 days before today; empty where nothing was due.
  let adherence: [MedicineAdherence]
  /// The latest first.
  let doses: [MedicinesView.Dose]
  let means: MedicineEffects.Means?
  /// The latest first.
  let links: [Link]

  init(
    item: MedicinesView.Item, adherence: [MedicineAdherence], doses: [LoggedDose], means: MedicineEffects.Means?,
    links: [MedicineEffects.Link], context: EntryContext
  ) {
    self.item = item
    self.adherence = adherence
    self.doses = doses.map(MedicinesView.Dose.init)
    self.means = means
    self.links = links.map { link in
      let name = context.symptom(link.symptom).map { context.language.inSentence($0.name) }
      return Link(
        entry: link.entry, symptom: link.symptom, name: name ?? link.symptom.rawValue.withSpaces, day: link.day,
        severity: link.severity, before: link.before, dose: link.dose, minutes: link.minutes,
        scale: context.symptom(link.symptom)?.scale)
    }
  }

  private enum Key: String, CodingKey { case adherence, doses, means, symptomsAfter }

  /// The keys of a medicine in a list, and what is told of one alone.
  public func encode(to encoder: any Encoder) throws {
    try item.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(adherence, forKey: .adherence)
    try container.encode(doses, forKey: .doses)
    try container.encodeIfPresent(means, forKey: .means)
    try container.encode(links, forKey: .symptomsAfter)
  }
}

extension MedicineView {
  /// So many doses and symptoms are shown.
  private static let mostShown = 5

  public func blocks(_ format: TextFormatter) -> [Block] {
    let sorts = [item.use.map { format($0.told) }, item.group]
    let sections = [dueBlocks(format), effectBlocks(format), doseBlocks(format), next(format)]
    return [.heading(.init("\(item.name)", aside: "\(sorts.compactMap(\.self).joined(separator: ", "))"))]
      + facts(format) + sections.filter { !$0.isEmpty }.map { .section($0) }
  }

  private func facts(_ format: TextFormatter) -> [Block] {
    let dose = [item.dose, item.form].compactMap(\.self).joined(separator: ", ")
    let days =
      item.until.map {
        format("{from} until {until}", ["from": format.short(item.from), "until": format.short($0)])
      } ?? format("from {day}", ["day": format.short(item.from)])
    let facts: [(String, String)] = [
      (format("Dose"), dose), (format("When"), item.schedule.map { format($0) } ?? ""), (format("Days"), days),
      (format("Taken for"), item.reason ?? ""), (format("Also called"), item.also.joined(separator: ", ")),
    ]
    return facts.filter { !$0.1.isEmpty }.map { .fact(.init($0.0, "\($0.1)")) }
  }

  private func dueBlocks(_ format: TextFormatter) -> [Block] {
    adherence.map { .sentence("\($0.told(format))") }
  }

  private func effectBlocks(_ format: TextFormatter) -> [Block] {
    var sentences: [String] = []
    if let means {
      let values = [
        "count": "\(means.doses)", "before": format.number(means.before), "after": format.number(means.after),
      ]
      sentences.append(
        means.doses == 1
          ? format("1 dose has both: {before} before, {after} after.", values)
          : format("{count} doses have both: on average {before} before, {after} after.", values))
    }
    let told = links.prefix(MedicineView.mostShown).map { link -> RichText in
      let values = [
        "symptom": link.name, "day": format.short(link.day), "time": time(link.minutes, format),
        "before": link.before.map { link.told($0, format) } ?? "", "after": link.told(link.severity, format),
      ]
      return link.before == nil
        ? "\(format("{day}: {symptom} {after}, {time} later", values))"
        : "\(format("{day}: {symptom} {before} before it, {after} {time} later", values))"
    }
    guard !sentences.isEmpty || !told.isEmpty else { return [] }
    return [.heading(.init("\(format("Before and after"))"))] + sentences.map { .sentence("\($0)") }
      + (told.isEmpty ? [] : [.list(.init(Array(told)))])
  }

  private func time(_ minutes: Int, _ format: TextFormatter) -> String {
    minutes < 90
      ? format("{count} min", ["count": "\(minutes)"])
      : format("{count} h", ["count": format.number((Double(minutes) / 30).rounded() / 2)])
  }

  private func doseBlocks(_ format: TextFormatter) -> [Block] {
    guard !doses.isEmpty else { return [] }
    let rows = doses.prefix(MedicineView.mostShown).map { dose -> Block.Table.Row in
      let said = [
        dose.dose, dose.status == .taken ? nil : format(dose.status.rawValue),
        dose.before.map { format("{value} before", ["value": "\($0)"]) },
        dose.after.map { format("{value} after", ["value": "\($0)"]) },
      ]
      return .init([
        "\(format.short(dose.day))", "\(dose.time)", "\(said.compactMap(\.self).joined(separator: ", "))",
        "\(dose.entry.short, .faint)",
      ])
    }
    return [
      .heading(.init("\(format("Latest doses"))")),
      .table(
        .init(
          [
            .init(""), .init(format("at"), isTitleShown: false), .init(""), .init(format("id"), isTitleShown: false),
          ], rows: Array(rows))),
    ]
  }

  private func next(_ format: TextFormatter) -> [Block] {
    [
      .commands([
        .init("symptoms log medication \(item.name.shellWord)", format("log a dose")),
        .init("symptoms medicines edit \(item.id) --help", format("change it")),
      ])
    ]
  }
}
