import TrackerApplication
import TrackerCore

/// The list of medicines.
public struct MedicinesView: ReadModel {
  public static let schema = "medicines/1"

  var medicines: [Item]
  /// How many stopped ones are not shown.
  var stopped: Int
  var acute: AcuteDays
  /// Treatments that the person named of themselves and that are not on the list.
  var treatments: [String]
  /// What was logged while nothing is on the list, the most frequent first; empty once something is.
  var unlisted: [Unlisted]
  let today: Day

  init(
    medicines: [Item], stopped: Int, acute: AcuteDays, today: Day, treatments: [String], unlisted: [Unlisted]
  ) {
    self.medicines = medicines
    self.stopped = stopped
    self.acute = acute
    self.today = today
    self.treatments = treatments
    self.unlisted = unlisted
  }

  private enum CodingKeys: String, CodingKey { case medicines, stopped, acute, treatments, unlisted }

  /// A medicine that was logged and is not on the list.
  struct Unlisted: Encodable, Sendable, Hashable {
    var name: String
    /// How many were logged, taken or skipped.
    var doses: Int
  }

  /// One medicine in a list.
  struct Item: Encodable, Sendable {
    var id: MedicineID
    var name: String
    var also: [String]
    var dose: String?
    var form: String?
    /// As it is now; in English.
    var schedule: Phrase?
    var use: MedicineUse?
    var group: String?
    var from: Day
    var until: Day?
    var reason: String?
    var state: Medicine.State
    /// The seven days before today; nil where nothing was due.
    var lastWeek: MedicineAdherence?
    /// Of the days that were read; nil where there is none.
    var lastDose: Dose?

    private enum CodingKeys: String, CodingKey {
      case id, name, also, dose, form, schedule, use, from, until, reason, state, lastWeek, lastDose
      case group = "class"
    }

    init(_ medicine: Medicine, on today: Day, lastWeek: MedicineAdherence? = nil, lastDose: LoggedDose? = nil) {
      id = medicine.id
      name = medicine.name
      also = medicine.otherNames
      dose = medicine.dose
      form = medicine.form
      schedule = medicine.schedule(on: max(today, medicine.start))?.told
      use = medicine.use
      group = medicine.group
      from = medicine.start
      until = medicine.end
      reason = medicine.reason
      state = medicine.state(on: today)
      self.lastWeek = lastWeek
      self.lastDose = lastDose.map(Dose.init)
    }
  }

  /// A dose that was logged.
  struct Dose: Encodable, Sendable {
    var entry: EntryID
    var day: Day
    /// Clock time where it was logged.
    var time: String
    var dose: String?
    var status: LoggedDose.Status
    /// 0 … 10; nil where nothing was said.
    var before: Int?
    var after: Int?

    init(_ dose: LoggedDose) {
      entry = dose.entry
      day = dose.day
      time = "\(dose.time)"
      self.dose = dose.dose
      status = dose.status
      before = dose.before
      after = dose.after
    }
  }
}

extension MedicinesView {
  /// So many treatments are offered at once, and so many medicines that were logged.
  private static let mostTreatments = 5

  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts: [[Block]] = [acuteBlocks(format), treatmentBlocks(format), unlistedBlocks(format), next(format)]
    return list(format) + parts.filter { !$0.isEmpty }.map { .section($0) }
  }

  private func list(_ format: TextFormatter) -> [Block] {
    let current = medicines.count { $0.state == .current }
    guard !medicines.isEmpty else {
      return [
        .sentence(
          stopped == 0
            ? "\(format("No medicines on your list yet. You can add one whenever you like."))"
            : "\(format("You take no medicine of your list now."))")
      ]
    }
    let head =
      switch current {
      case 0: format("You take no medicine of your list now.")
      case 1: format("You take 1 medicine.")
      default: format("You take {count} medicines.", ["count": "\(current)"])
      }
    let hasWeeks = medicines.contains { $0.lastWeek != nil }
    let columns: [Block.Table.Column] = [
      .init(format("medicine"), isTitleShown: false), .init(format("dose")), .init(format("when")),
    ]
    let rows = medicines.map { item -> Block.Table.Row in
      let week = item.lastWeek.map { "\($0.short(format))" } ?? ""
      let cells: [RichText] = ["\(item.name, .strong)", "\(item.dose ?? "")", "\(item.when(format))"]
      return .init(hasWeeks ? cells + ["\(week)"] : cells)
    }
    return [
      .sentence("\(head)"),
      .section([.table(.init(hasWeeks ? columns + [.init(format("last 7 days"))] : columns, rows: rows))]),
    ]
  }

  private func acuteBlocks(_ format: TextFormatter) -> [Block] {
    guard acute.days > 0 || medicines.contains(where: { $0.use == .acute }) else { return [] }
    return acute.told(format).map { .sentence("\($0)") }
  }

  private func treatmentBlocks(_ format: TextFormatter) -> [Block] {
    guard !treatments.isEmpty else { return [] }
    let commands = treatments.prefix(MedicinesView.mostTreatments).map { name in
      Block.NextCommand("symptoms medicines add \(name.shellWord)")
    }
    return [
      .sentence("\(format("Your treatments are not all on the list. Add those that are medicines:"))"),
      .commands(commands),
    ]
  }

  private func unlistedBlocks(_ format: TextFormatter) -> [Block] {
    guard !unlisted.isEmpty else { return [] }
    let commands = unlisted.prefix(MedicinesView.mostTreatments).map { own in
      Block.NextCommand(
        "symptoms medicines add \(own.name.shellWord)",
        format.count(own.doses, "1 dose logged", "{count} doses logged"))
    }
    return [
      .sentence("\(format("You logged medicines that are not on the list. Add those that you take:"))"),
      .commands(commands),
    ]
  }

  private func next(_ format: TextFormatter) -> [Block] {
    guard let first = medicines.first else {
      let more = stopped == 0 ? [] : [Block.NextCommand("symptoms medicines --all", format("also those you stopped"))]
      return [
        .commands(more + [.init("symptoms medicines add ibuprofen 400mg --schedule daily", format("add a medicine"))])
      ]
    }
    let all = stopped == 0 ? [] : [Block.NextCommand("symptoms medicines --all", format("also those you stopped"))]
    return [
      .commands(
        [
          .init("symptoms log medication \(first.name.shellWord)", format("log a dose")),
          .init("symptoms medicines show \(first.id)", format("see one medicine")),
        ] + all)
    ]
  }
}

extension MedicinesView.Item {
  /// When it is taken, in a few words.
  func when(_ format: TextFormatter) -> String {
    switch state {
    case .stopped: until.map { format("until {day}", ["day": format.short($0)]) } ?? ""
    case .planned: format("from {day}", ["day": format.short(from)])
    case .current: schedule.map { format($0) } ?? ""
    }
  }
}

extension MedicineAdherence {
  /// `6 of 7, 1 not known`; a dash in place of the first number where nothing is known.
  func short(_ format: TextFormatter) -> String {
    let values = ["taken": "\(taken)", "due": "\(due)", "unknown": "\(unknown)"]
    if isUnknown { return format("– of {due}, not known", values) }
    return unknown == 0 ? format("{taken} of {due}", values) : format("{taken} of {due}, {unknown} not known", values)
  }

  /// `Last 30 days: 26 of 30 doses taken, 1 skipped, 3 not known.`
  func told(_ format: TextFormatter) -> String {
    let values = ["days": "\(days)", "taken": "\(taken)", "due": "\(due)"]
    let notTaken = due - taken - skipped - unknown
    let rest: [String?] = [
      skipped > 0 ? format("{count} skipped", ["count": "\(skipped)"]) : nil,
      notTaken > 0 ? format("{count} not taken", ["count": "\(notTaken)"]) : nil,
      unknown > 0 ? format("{count} not known", ["count": "\(unknown)"]) : nil,
    ]
    let head =
      due == 1
      ? format("Last {days} days: {taken} of 1 dose taken", values)
      : format("Last {days} days: {taken} of {due} doses taken", values)
    return ([head] + rest.compactMap(\.self)).joined(separator: ", ") + "."
  }
}

extension AcuteDays {
  /// On how many days one was taken, and how many days say nothing of it.
  func told(_ format: TextFormatter) -> [String] {
    let values = ["count": "\(days)", "of": "\(of)", "unknown": "\(of - known)"]
    let head =
      days == 1
      ? format("You took an acute medicine on 1 of the last {of} days.", values)
      : format("You took an acute medicine on {count} of the last {of} days.", values)
    switch of - known {
    case 0: return [head]
    case 1: return [head, format("1 of these days is not known.")]
    default: return [head, format("{unknown} of these days are not known.", values)]
    }
  }
}
