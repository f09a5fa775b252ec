import TrackerApplication
import TrackerCore

/// Fills a dose in from the list of medicines, and looks for the dose that a symptom was logged after.
enum MedicineCompletion {
  static let point = EntryCompletion("medicines", of: [MedicationKind.id, LoggedSymptom.kind]) {
    entry, before, journal, answers in
    try entry.kind == MedicationKind.id
      ? dose(&entry, before: before, in: journal, answers) : symptom(&entry, before: before, in: journal)
  }

  /// The names of one medicine are one name, its class counts, and a dose that was not typed is that of the list. What
  /// was changed by hand stays as it is, unless it became another medicine.
  private static func dose(
    _ entry: inout Entry, before: Entry?, in journal: any JournalReading, _ answers: DoubtAnswers
  ) throws -> Phrase? {
    guard let typed = entry.payload[MedicationKind.name], typed != before?.payload[MedicationKind.name] else {
      return nil
    }
    let medicines = try journal.values(Medicine.document)
    let exact = medicines.first { $0.isNamed(typed) }
    let begun =
      exact == nil && before == nil ? try begun(typed, of: entry, among: medicines, in: journal, answers) : nil
    guard let medicine = exact ?? begun else {
      guard before == nil else { return nil }
      return suggestion(typed, for: entry, among: medicines)
    }
    entry.payload[MedicationKind.name] = medicine.name
    if let before {
      // A class that was filled in goes with the medicine that it was of.
      for field in [MedicationKind.use, MedicationKind.group]
      where entry.payload[field] == before.payload[field] { entry.payload[field] = nil }
    }
    fill(&entry.payload, from: medicine, withDose: before == nil)
    return nil
  }

  /// Letters of the beginning of a name that may be short for it.
  private static let fewestLetters = 3

  /// The one medicine of the list whose name begins so, where nothing was logged under that beginning before: asked,
  /// since it may be another one.
  private static func begun(
    _ typed: String, of entry: Entry, among medicines: [Medicine], in journal: any JournalReading,
    _ answers: DoubtAnswers
  ) throws -> Medicine? {
    let word = typed.metricWord
    guard word.count >= fewestLetters else { return nil }
    let found = medicines.filter { medicine in
      medicine.names.contains { $0.metricWord.hasPrefix(word) } && medicine.state(on: entry.day) != .stopped
    }
    guard let medicine = found.first, found.count == 1 else { return nil }
    let metric = MetricID("\(MedicineMetrics.doses)\(word)")
    guard try journal.totals(of: [metric], in: .allOfEntries).isEmpty else { return nil }
    let doubt = Doubt(
      code: "medicine-beginning", question: "Which medicine do you mean?",
      problem: "That is the beginning of a medicine on your list",
      fix: "Type its whole name: symptoms log medication {name}", ["name": .verbatim(medicine.name.shellWord)],
      choices: [.verbatim(medicine.name), .verbatim(typed)])
    guard let answer = answers[doubt] else { throw OpenQuestions(doubts: [doubt]) }
    return answer ? medicine : nil
  }

  /// Puts in what a medicine's list says and the entry does not.
  static func fill(_ payload: inout Payload, from medicine: Medicine, withDose: Bool) {
    if withDose, payload[MedicationKind.status] != MedicationKind.skipped {
      payload[MedicationKind.dose] = payload[MedicationKind.dose] ?? medicine.dose
    }
    payload[MedicationKind.use] = payload[MedicationKind.use] ?? medicine.use?.rawValue
    payload[MedicationKind.group] = payload[MedicationKind.group] ?? medicine.group
  }

  /// A name that is one slip away from one of the list. One that was logged before is compared by `spellings`.
  private static func suggestion(_ typed: String, for entry: Entry, among medicines: [Medicine]) -> Phrase? {
    let word = typed.metricWord
    guard word.count >= 4,
      let near = medicines.first(where: { $0.names.contains { isOneSlip(from: word, to: $0.metricWord) } })
    else { return nil }
    return .words(
      "“{word}” is not on your list. If you meant {known}, type: {command}",
      [
        "word": .verbatim(typed), "known": .verbatim(near.name),
        "command": "symptoms edit \(entry.id.short) name=\(near.name.shellWord)",
      ])
  }

  /// Says so where no dose is logged that the symptom could have been logged after. It is saved all the same.
  private static func symptom(_ entry: inout Entry, before: Entry?, in journal: any JournalReading) throws -> Phrase? {
    guard let typed = entry.payload[LoggedSymptom.after], typed != before?.payload[LoggedSymptom.after] else {
      return nil
    }
    let medicine = try journal.values(Medicine.document).first { $0.isNamed(typed) }
    let name = medicine?.name ?? typed
    entry.payload[LoggedSymptom.after] = name
    let doses = try journal.entries(
      EntryQuery(days: entry.day.advanced(by: -1)...entry.day.advanced(by: 1), kinds: [MedicationKind.id]))
    let ofIt = doses.compactMap(LoggedDose.init).filter { Medicine.isSame($0.name, name) }
    guard MedicineEffects.lastDose(before: entry.instant, of: ofIt) == nil else { return nil }
    return .words(
      "No dose of it is logged in the 24 hours before. To log one: {command}",
      ["command": "symptoms log medication \(name.shellWord)"])
  }
}
