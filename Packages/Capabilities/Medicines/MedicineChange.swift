import TrackerApplication
import TrackerCore

/// What is to be said of a medicine, as it was typed; nil leaves what there is.
public struct MedicineChange: Sendable {
  public var name: String?
  public var otherNames: [String] = []
  public var dose: String?
  public var form: String?
  public var schedule: String?
  public var use: String?
  public var group: String?
  public var start: String?
  public var end: String?
  public var reason: String?
  /// What is taken away.
  public var clears: Set<Part> = []
  /// Whether doses that were logged before get the class, too.
  public var countsEarlier = false

  /// What can be taken away.
  public enum Part: String, Sendable, CaseIterable {
    case also, dose, form, schedule, use, group = "class", end = "until", reason
  }

  public init() {}

  /// Whether it says nothing.
  var isEmpty: Bool {
    [name, dose, form, schedule, use, group, start, end, reason].allSatisfy { $0 == nil } && otherNames.isEmpty
      && clears.isEmpty && !countsEarlier
  }
}

/// Puts what was typed into a medicine, and collects everything that is wrong with it.
struct MedicineEditor {
  let session: Session
  private(set) var diagnostics: [Diagnostic] = []

  init(_ session: Session) { self.session = session }

  private var today: Day { session.today }

  /// Puts a change into a medicine. What is wrong is left as it was, and said in `diagnostics`.
  ///
  /// - Parameter others: The other medicines of the list, whose names are taken.
  /// - Throws: `OpenQuestions` for a day that can be read two ways.
  mutating func apply(_ change: MedicineChange, to medicine: inout Medicine, among others: [Medicine]) throws {
    take(change.clears, from: &medicine)
    try days(change, &medicine)
    names(change, &medicine, others)
    if let dose = text(change.dose, Medicine.doseLength, "dose") { medicine.dose = dose }
    if let form = text(change.form, Medicine.formLength, "form") { medicine.form = form }
    if let group = text(change.group, Medicine.groupLength, "class") { medicine.group = group.metricWord.withSpaces }
    if let reason = text(change.reason, Medicine.reasonLength, "reason") { medicine.reason = reason }
    if let typed = change.use {
      if let use = MedicineUse(typed: typed) {
        medicine.use = use
      } else {
        report("unknown-use", "That is not a use. Type acute or preventive", field: "use")
      }
    }
    if let typed = change.schedule { schedule(typed, &medicine) }
  }

  private func take(_ parts: Set<MedicineChange.Part>, from medicine: inout Medicine) {
    for part in parts {
      switch part {
      case .also: medicine.otherNames = []
      case .dose: medicine.dose = nil
      case .form: medicine.form = nil
      case .schedule: medicine.plans = []
      case .use: medicine.use = nil
      case .group: medicine.group = nil
      case .end: medicine.end = nil
      case .reason: medicine.reason = nil
      }
    }
  }

  // MARK: Names

  private mutating func names(_ change: MedicineChange, _ medicine: inout Medicine, _ others: [Medicine]) {
    if let name = freeName(change.name, "name", others), name != medicine.name {
      // Doses that were logged under the old name stay doses of it.
      let isAnother = !Medicine.isSame(name, medicine.name) && !medicine.name.isEmpty
      if isAnother { medicine.otherNames.append(medicine.name) }
      medicine.name = name
      medicine.otherNames.removeAll { Medicine.isSame($0, name) }
    }
    for typed in change.otherNames {
      guard let name = freeName(typed, "also", others), !medicine.isNamed(name) else { continue }
      medicine.otherNames.append(name)
    }
    if medicine.otherNames.count > Medicine.mostNames {
      report(
        "too-many-names", "A medicine has at most {most} other names", ["most": .count(Medicine.mostNames)],
        field: "also")
    }
  }

  /// A name that no other medicine has.
  private mutating func freeName(_ typed: String?, _ field: String, _ others: [Medicine]) -> String? {
    guard let name = text(typed, Medicine.nameLength, field) else { return nil }
    guard !name.metricWord.isEmpty else {
      report("no-name", "A name needs a letter or a digit", field: field)
      return nil
    }
    if let word = name.split(separator: " ").first(where: { $0.contains("=") }) {
      report(
        "option-in-name", "“{word}” would be part of the name. Type it as in --dose 400mg",
        ["word": .verbatim(String(word))], field: field)
      return nil
    }
    if let other = others.first(where: { $0.isNamed(name) }) {
      report(
        "name-taken", "Already on your list. To change it: {command}",
        ["command": "symptoms medicines edit \(other.id) --help"], field: field)
      return nil
    }
    return name
  }

  private mutating func text(_ typed: String?, _ longest: Int, _ field: String) -> String? {
    guard let typed else { return nil }
    let definition = FieldDefinition(field, .text(maxLength: longest), field)
    let text = typed.trimmed.split(whereSeparator: \.isNewline).joined(separator: " ")
    do {
      try definition.check(.text(text), in: session.person.entryContext)
      return text
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  // MARK: Days

  private mutating func days(_ change: MedicineChange, _ medicine: inout Medicine) throws {
    let start = try change.start.flatMap { try day($0, "from") }
    let end = try change.end.flatMap { try day($0, "until") }
    if let start { medicine.start = start }
    if let end { medicine.end = end }
    if let end = medicine.end, end < medicine.start {
      report(
        "end-before-start", "It cannot end before it starts: {day}. Give the first day with --from",
        ["day": .day(medicine.start)], field: "until")
    }
  }

  /// So many days ahead a medicine may start or end.
  private static let daysAhead = 3_660

  private mutating func day(_ typed: String, _ field: String) throws -> Day? {
    do {
      guard let day = try session.readDay(typed) else { throw DayWord.noDay(typed) }
      if day > today.advanced(by: MedicineEditor.daysAhead) {
        report("far-day", "{day} is more than ten years ahead. Check the year", ["day": .day(day)], field: field)
        return nil
      }
      if let fault = day.faultOfEntry(latest: day, today: today) { throw fault }
      return day
    } catch let diagnostic as Diagnostic {
      diagnostics.append(diagnostic)
      return nil
    }
  }

  /// A new schedule holds from today, so that earlier days are counted by the one that they had.
  private mutating func schedule(_ typed: String, _ medicine: inout Medicine) {
    guard let schedule = MedicineSchedule(typed: typed) else {
      return report(
        "no-schedule", "That is not a schedule. Type daily, 08:00 20:00, monday or “when needed”",
        field: "schedule")
    }
    let from = medicine.plans.isEmpty ? medicine.start : max(today, medicine.start)
    guard medicine.schedule(on: from) != schedule else { return }
    medicine.plans.removeAll { $0.from >= from }
    guard medicine.schedule(on: from) != schedule else { return }
    medicine.plans.append(MedicinePlan(from: from, schedule: schedule))
  }

  private mutating func report(
    _ code: String, _ message: Phrase, _ values: [String: Phrase] = [:], field: String? = nil
  ) {
    diagnostics.append(Diagnostic(code: code, message, values, field: field))
  }
}
