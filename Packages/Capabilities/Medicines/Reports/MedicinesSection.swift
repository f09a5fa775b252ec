import TrackerApplication
import TrackerCore

/// Medicines in reports: how many of the doses that were due are logged as taken.
struct MedicinesSection: ReportSection {
  let id = "medicines"
  let title: Phrase = "Medicines"
  let place = 40
  let notTracked: Phrase = "No medicine is on your list for this time. To add one: symptoms medicines add"

  func metrics(for session: Session) -> [MetricID] { [MedicineMetrics.acute] }

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let medicines = try MedicineBook.medicines(in: range.journal, on: range.days.upperBound).filter { medicine in
      medicine.start <= range.days.upperBound && medicine.end.map { $0 >= range.days.lowerBound } ?? true
    }
    let doses = try DoseDays(
      range.count + 1, upTo: range.days.upperBound.advanced(by: 1), of: medicines, in: range.journal,
      catalogue: range.person.catalogue)
    let onList = try medicines.map { medicine in
      var item = MedicinesReport.Item(medicine, doses: doses, in: range)
      if range.days.contains(medicine.start) {
        (item.start, item.change) = (medicine.start, try SeverityChange(medicine, in: range))
      }
      return item
    }
    let others = Dictionary(grouping: doses.doses.filter { dose in !medicines.contains { $0.isNamed(dose.name) } }) {
      $0.name.lowercased()
    }
    let offList = others.values.sorted { $0[0].name < $1[0].name }.map { MedicinesReport.Item(named: $0) }
    guard !(onList + offList).isEmpty else { return nil }
    let acute = range.known(MedicineMetrics.acute)
    return MedicinesReport(
      medicines: onList + offList, acuteDays: acute.isEmpty ? nil : acute.count { $0 > 0 }, acuteKnown: acute.count)
  }
}

/// What was taken on some days.
struct MedicinesReport: ReportContent {
  struct Item: Encodable, Sendable {
    var name: String
    var dose: String?
    /// As it was on the last of the days; in English.
    var schedule: Phrase?
    /// nil where nothing was due.
    var adherence: MedicineAdherence?
    /// Doses that were logged as taken.
    var taken: Int
    var until: Day?
    /// The first day, and the days before and after it, where it is one of the days.
    var start: Day?
    var change: SeverityChange?
  }

  var medicines: [Item]
  /// Days with an acute medicine; nil where no day is known.
  var acuteDays: Int?
  var acuteKnown: Int
}

extension MedicinesReport.Item {
  fileprivate init(_ medicine: Medicine, doses: DoseDays, in range: ReportRange) {
    name = medicine.name
    dose = medicine.dose
    schedule = medicine.schedule(on: range.days.upperBound)?.told
    // A day that is not over has doses to come.
    adherence = doses.adherence(of: medicine, days: range.count, isLastOver: !range.isOpen)
    let own = doses.doses(of: medicine).filter { range.days.contains($0.day) }
    taken = own.count { $0.isTaken }
    until = medicine.end
  }

  /// Doses of one that is not on the list.
  fileprivate init(named doses: [LoggedDose]) {
    name = doses[0].name
    taken = doses.count { $0.isTaken }
  }
}

extension MedicinesReport {
  func headline(_ format: TextFormatter) -> RichText {
    let due = medicines.compactMap(\.adherence)
    guard !due.isEmpty else {
      let taken = medicines.reduce(0) { $0 + $1.taken }
      return "\(format.count(taken, "1 dose logged", "{count} doses logged"))"
    }
    let unknown = due.reduce(0) { $0 + $1.unknown }
    let values = [
      "taken": "\(due.reduce(0) { $0 + $1.taken })", "due": "\(due.reduce(0) { $0 + $1.due })",
      "unknown": "\(unknown)",
    ]
    return unknown == 0
      ? "\(format("{taken} of {due} doses taken", values))"
      : "\(format("{taken} of {due} doses logged as taken, {unknown} not known", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let rows = medicines.map { item -> Block.Table.Row in
      let due = item.adherence.map { RichText($0.short(format)) } ?? RichText(format("nothing due"), .faint)
      let plan = item.until.map { format("until {day}", ["day": format.short($0)]) } ?? item.schedule.map { format($0) }
      return .init(["\(item.name)", "\(item.dose ?? "")", "\(plan ?? "")", due, "\(item.taken)"])
    }
    let table = Block.table(
      .init(
        [
          .init(format("medicine")), .init(format("dose")), .init(format("when")), .init(format("of those due")),
          .init(format("doses logged"), .trailing),
        ], caption: format("What was taken"), rows: rows))
    return [table] + acute(format) + begun(format)
  }

  /// The days before a medicine began and from then on, of those that began in these days. Nothing of it says that the
  /// medicine did it.
  private func begun(_ format: TextFormatter) -> [Block] {
    let blocks = medicines.compactMap { item -> Block? in
      guard let start = item.start, let change = item.change else { return nil }
      if let chart = change.chart(of: item.name, format) { return chart }
      let values = ["name": item.name, "day": format.short(start), "told": change.told(format).text]
      return .sentence("\(format("{name} began on {day}: {told}.", values))")
    }
    guard blocks.contains(where: { if case .chart = $0 { true } else { false } }) else { return blocks }
    let note = format("Other things changed, too. Nothing here shows that a medicine did it.")
    return blocks + [.sentence("\(note, .faint)")]
  }

  private func acute(_ format: TextFormatter) -> [Block] {
    guard let acuteDays, acuteDays > 0 else { return [] }
    return [.sentence("\(Self.acute(acuteDays, of: acuteKnown, format))")]
  }

  /// Days with an acute medicine among those that are known.
  static func acute(_ days: Int, of known: Int, _ format: TextFormatter) -> String {
    let share = format.percent(Double(days) / Double(max(1, known)))
    return format.count(
      known, "Days with an acute medicine: {days} of 1 known day ({share}).",
      "Days with an acute medicine: {days} of {count} known days ({share}).", ["days": "\(days)", "share": share])
  }
}
