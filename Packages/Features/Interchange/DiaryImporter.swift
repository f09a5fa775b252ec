import TrackerApplication
import TrackerCore
import TrackerDiaryCSV

/// Checks a diary file as a whole, imports what it can in one action and says what it did.
struct DiaryImporter {
  let session: Session
  let map: ColumnMap
  /// Whose rows; nil where the file is of one person.
  let person: String?
  /// Whether everything is taken back at the end.
  let isRehearsal: Bool

  /// A date before it is a slip of the pen.
  static let earliestDay = Day(year: 1900, month: 1, day: 1) ?? Day(number: 0)
  /// How tomorrow moved is said when the import reaches into the last days that a pack's windows commonly look at.
  static let recentDays = 28

  /// - Throws: `Failure` when the person is unknown, or no row could be taken.
  func run(_ rows: CSVReader) throws -> ImportView {
    if let person, map.person == nil {
      throw Failure(
        .validation, "The map names no column of persons, so --person \(person) can't be looked for",
        mend: "Leave --person out, or add to \(map.day.place.file): person: COLUMN")
    }
    let reader = DiaryReader(
      map: map, catalogue: session.person.catalogue, days: DiaryImporter.earliestDay...session.today, person: person)
    let diary = try reader.read(rows)
    try checkPerson(in: diary, file: rows.file)
    let view = ImportView(file: rows.file, person: person, isRehearsal: isRehearsal, rejected: diary.rejected)
    guard !diary.rows.isEmpty else { throw nothingToTake(diary.rejected, file: rows.file) }
    return try write(DiaryImport(map: map, rows: diary.rows), into: view)
  }

  private func write(_ diaryImport: DiaryImport, into view: ImportView) throws -> ImportView {
    var view = view
    let plan = try session.journal.read { try diaryImport.plan(in: $0) }
    view.describe(plan, of: diaryImport)
    // Without anything to write there is no action that `undo` would have to step over.
    guard plan.writes else { return view }
    let journal = isRehearsal ? RehearsedJournal(journal: session.journal) : session.journal
    let (done, changes) = try Session(environment: session.environment, journal: journal, person: session.person)
      .record(
        "import csv"
      ) { journal in
        // Another command may have written since.
        let plan = try diaryImport.plan(in: journal)
        try diaryImport.apply(plan, of: session, in: journal)
        return plan
      }
    view.describe(done, of: diaryImport)
    if let last = done.lastDay, last.distance(to: session.today) < DiaryImporter.recentDays { view.describe(changes) }
    return view
  }

  private func checkPerson(in diary: Diary, file: String) throws(Failure) {
    guard let column = map.person else { return }
    if let person {
      guard !diary.people.contains(person), !diary.people.isEmpty else { return }
      let nearest = nearestMatch(to: person, among: diary.people).map { "; did you mean “\($0)”?" } ?? ""
      throw Failure(
        .validation, "\(file) has no person \(person) in the column \(column.name)\(nearest)", mend: found(diary.people)
      )
    }
    throw Failure(
      .validation, "The map names a column of persons: say whose rows to take with --person", mend: found(diary.people))
  }

  private func found(_ people: [String]) -> String {
    let most = 20
    let rest = people.count > most ? " and \(people.count - most) more" : ""
    return people.isEmpty ? "The file names nobody." : "Found: \(people.prefix(most).joined(separator: ", "))\(rest)."
  }

  private func nothingToTake(_ rejected: [Diary.Rejected], file: String) -> Failure {
    guard !rejected.isEmpty else {
      return Failure(.validation, "\(file) has no rows to take", mend: "It needs a row for each day, below the header.")
    }
    let reasons = rejected.flatMap(\.reasons)
    let more = reasons.count > ImportView.mostShown ? " (the first \(ImportView.mostShown) reasons are shown)" : ""
    return Failure(
      .validation, "Nothing was imported: none of the \(rejected.count) rows could be taken\(more)",
      mend: "Mend the rows or the map, then run the command again.",
      diagnostics: Array(reasons.prefix(ImportView.mostShown)))
  }
}

extension DiaryImport.Plan {
  /// Whether there is anything to write.
  var writes: Bool { !new.isEmpty || !changed.isEmpty }

  /// The last day that something is written on.
  var lastDay: Day? { (new.map(\.day) + changed.map(\.cell.day)).max() }
}
