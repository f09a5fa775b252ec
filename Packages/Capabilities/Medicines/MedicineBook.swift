import TrackerApplication
import TrackerCore

/// The person's list of medicines: what there is to see of it, and what is done with it, each change one action that
/// `undo` takes back, made within the transaction that reads the list.
public struct MedicineBook {
  let session: Session

  public init(_ session: Session) { self.session = session }

  private var today: Day { session.today }

  // MARK: Reading

  /// Every medicine, those that are taken now first, then by their names.
  static func medicines(in journal: any JournalReading, on day: Day) throws -> [Medicine] {
    let order = Medicine.State.allCases
    return try journal.values(Medicine.document).sorted { left, right in
      let places = [left, right].map { order.firstIndex(of: $0.state(on: day)) ?? 0 }
      return (places[0], left.name.lowercased(), left.id) < (places[1], right.name.lowercased(), right.id)
    }
  }

  /// Days that adherence is told of: the longest of them are read.
  static let daysOfAdherence = [7, 30, 90]

  /// The list.
  ///
  /// - Parameter showsStopped: Whether medicines that are stopped are shown, too.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public func overview(showsStopped: Bool = false) throws -> MedicinesView {
    try session.journal.read { journal in
      let all = try MedicineBook.medicines(in: journal, on: today)
      let shown = showsStopped ? all : all.filter { $0.state(on: today) != .stopped }
      let days = try DoseDays(
        MedicineMetrics.days, upTo: today, of: shown, in: journal, catalogue: session.person.catalogue)
      let items = shown.map { medicine in
        MedicinesView.Item(
          medicine, on: today, lastWeek: days.adherence(of: medicine, days: 7),
          lastDose: days.doses(of: medicine).last { $0.isTaken })
      }
      return MedicinesView(
        medicines: items, stopped: all.count - shown.count, acute: days.acute, today: today,
        treatments: treatments.filter { name in !all.contains { $0.isNamed(name) } },
        unlisted: all.isEmpty ? try unlisted(in: journal) : [])
    }
  }

  /// The medicines of all doses that were logged, the most frequent first, each as its newest dose names it; those that
  /// the person named as a treatment are left out.
  private func unlisted(in journal: any JournalReading) throws -> [MedicinesView.Unlisted] {
    let doses = try journal.entries(EntryQuery(kinds: [MedicationKind.id])).compactMap(LoggedDose.init)
    let own = Dictionary(grouping: doses, by: \.name.metricWord)
    return own.values.compactMap { doses -> MedicinesView.Unlisted? in
      guard let name = doses.max(by: { $0.instant < $1.instant })?.name,
        !treatments.contains(where: { Medicine.isSame($0, name) })
      else { return nil }
      return .init(name: name, doses: doses.count)
    }.sorted { ($1.doses, $0.name) < ($0.doses, $1.name) }
  }

  /// The treatments that the person named of themselves.
  private var treatments: [String] {
    guard let answer = session.person.facts.others["treatments"] else { return [] }
    let texts = answer.list?.compactMap(\.text) ?? [answer.text].compactMap(\.self)
    return texts.map(\.trimmed).filter { !$0.metricWord.isEmpty }
  }

  /// All there is to know of one medicine, and of its doses in the last 90 days.
  ///
  /// - Throws: `Failure` (`validation`) where the word is no medicine of the list.
  public func show(_ word: String) throws -> MedicineView {
    try session.journal.read { journal in
      let medicine = try find(word, in: journal)
      let count = (MedicineBook.daysOfAdherence.max() ?? 0) + 1
      let days = try DoseDays(
        count, upTo: today, of: [medicine], in: journal, catalogue: session.person.catalogue)
      let doses = days.doses(of: medicine)
      let symptoms = try journal.entries(
        EntryQuery(days: today.advanced(by: 1 - count)...today, kinds: [LoggedSymptom.kind]))
      return MedicineView(
        item: MedicinesView.Item(
          medicine, on: today, lastWeek: days.adherence(of: medicine, days: 7), lastDose: doses.last { $0.isTaken }),
        adherence: MedicineBook.daysOfAdherence.compactMap { days.adherence(of: medicine, days: $0) },
        doses: doses.reversed(), means: MedicineEffects.means(of: doses),
        links: MedicineEffects.links(symptoms, doses: doses, of: medicine), context: session.person.entryContext)
    }
  }

  private func find(_ word: String, in journal: any JournalReading) throws -> Medicine {
    if let medicine = try journal.value(Medicine.document, of: word.trimmed.lowercased()) { return medicine }
    return try MedicineFinder(medicines: MedicineBook.medicines(in: journal, on: today), today: today).medicine(word)
  }

  // MARK: Changing

  /// Puts a medicine on the list.
  ///
  /// - Throws: `Failure` (`validation`) with everything that is wrong; then nothing is saved.
  public func add(_ change: MedicineChange) throws -> MedicineSavedView {
    try save("medicines add") { journal in
      let others = try journal.values(Medicine.document)
      let id = try MedicineID.new(for: change.name ?? "", orElse: "medicine") {
        try !journal.revisions(of: Medicine.document.key(of: $0)).isEmpty
      }
      var medicine = Medicine(id: id, name: "", start: today)
      try apply(change, to: &medicine, among: others)
      return (medicine, .added, try count(change, of: medicine, before: nil, in: journal))
    }
  }

  /// Changes a medicine; what is not said stays.
  ///
  /// - Throws: `Failure` (`validation`) with everything that is wrong, also where nothing is said; nothing is saved
  ///   then.
  public func edit(_ word: String, _ change: MedicineChange) throws -> MedicineSavedView {
    guard !change.isEmpty else {
      throw Failure(.validation, "Say what to change", recovery: "To see how: symptoms medicines edit --help")
    }
    return try save("medicines edit") { journal in
      let before = try find(word, in: journal)
      var medicine = before
      try apply(change, to: &medicine, among: try others(than: medicine, in: journal))
      return (medicine, .changed, try count(change, of: medicine, before: before, in: journal))
    }
  }

  /// Says that a medicine is not taken any more.
  ///
  /// - Parameter day: The last day it was taken on, as it was typed; today for nil.
  /// - Throws: `Failure` (`validation`) for a day before its first one.
  public func stop(_ word: String, on day: String? = nil) throws -> MedicineSavedView {
    try save("medicines stop") { journal in
      var medicine = try find(word, in: journal)
      var change = MedicineChange()
      change.end = day ?? today.description
      try apply(change, to: &medicine, among: [])
      return (medicine, .stopped, .none)
    }
  }

  /// Takes a medicine off the list; its doses stay, and `undo` brings it back.
  ///
  /// - Throws: `Failure` (`validation`) where the word is no medicine of the list.
  public func delete(_ word: String) throws -> MedicineSavedView {
    let (medicine, _) = try session.record("medicines delete") { journal in
      let medicine = try find(word, in: journal)
      try journal.put(nil as Medicine?, as: Medicine.document, of: medicine.id)
      return medicine
    }
    session.environment.note(.trackerAction)
    return MedicineSavedView(MedicinesView.Item(medicine, on: today), turn: .deleted, earlier: .none)
  }

  private func others(than medicine: Medicine, in journal: any JournalReading) throws -> [Medicine] {
    try journal.values(Medicine.document).filter { $0.id != medicine.id }
  }

  private func apply(_ change: MedicineChange, to medicine: inout Medicine, among others: [Medicine]) throws {
    var editor = MedicineEditor(session)
    try editor.apply(change, to: &medicine, among: others)
    guard editor.diagnostics.isEmpty else { throw Failure.invalid(editor.diagnostics) }
  }

  private func save(
    _ command: String,
    _ body: (any JournalWriting) throws -> (Medicine, MedicineSavedView.Turn, MedicineSavedView.Earlier)
  ) throws -> MedicineSavedView {
    let ((medicine, turn, earlier), _) = try session.record(command) { journal in
      let (medicine, turn, earlier) = try body(journal)
      try journal.put(medicine, as: Medicine.document, of: medicine.id)
      return (medicine, turn, earlier)
    }
    session.environment.note(.trackerAction)
    return MedicineSavedView(MedicinesView.Item(medicine, on: today), turn: turn, earlier: earlier)
  }

  // MARK: Earlier doses

  /// Gives the doses that were logged before the class of their medicine, where that was asked for; else says whether
  /// there are any that have another one. O(doses) where it was asked for.
  private func count(
    _ change: MedicineChange, of medicine: Medicine, before: Medicine?, in journal: any JournalWriting
  ) throws -> MedicineSavedView.Earlier {
    if change.countsEarlier { return .counted(try countEarlier(of: medicine, in: journal)) }
    guard medicine.use != before?.use || medicine.group != before?.group else { return .none }
    let metrics = Set(medicine.names.map { MetricID("\(MedicineMetrics.doses)\($0.metricWord)") })
    let isLogged = try journal.metrics(withPrefix: MedicineMetrics.doses).contains { metrics.contains($0.metric) }
    return isLogged ? .uncounted : .none
  }

  /// - Returns: How many doses got another class.
  private func countEarlier(of medicine: Medicine, in journal: any JournalWriting) throws -> Int {
    let measurer = try session.measurer(in: journal)
    var changed = 0
    for entry in try journal.entries(EntryQuery(kinds: [MedicationKind.id])) {
      guard entry.payload[MedicationKind.name].map(medicine.isNamed) == true else { continue }
      var counted = entry
      counted.payload[MedicationKind.use] = medicine.use?.rawValue
      counted.payload[MedicationKind.group] = medicine.group
      guard counted.payload != entry.payload else { continue }
      try journal.put(counted, measures: measurer.measures(of: counted, by: MedicationKind.self))
      changed += 1
    }
    return changed
  }
}
