import Foundation
import TrackerCore

/// Imports a file in one action: what is new comes in, what the file corrects is corrected, and what a person has
/// changed or deleted by hand stays so. `undo` takes all of it back; importing the same file again changes nothing.
/// Other commands wait for a big import only while it closes its action (`ImportAhead`).
public struct FileImport {
  private let importer: any Importer
  private let session: Session
  private let freeBytes: @Sendable (_ folder: String) -> Int64?

  /// How tomorrow moved is said when an import reaches into the last days that a pack's windows commonly look at.
  private static let recentDays = 28
  /// So often the plan is made again before the import's own action, which then makes it within.
  private static let mostOvertakings = 3
  /// What an entry takes on the disk, with what is written ahead of it.
  private static let bytesOfEntry: Int64 = 1_500

  /// - Parameter freeBytes: The room on the disk of a folder; nil where it is not known.
  public init(
    _ importer: any Importer, in session: Session,
    freeBytes: @escaping @Sendable (_ folder: String) -> Int64? = FileImport.freeBytes
  ) {
    self.importer = importer
    self.session = session
    self.freeBytes = freeBytes
  }

  /// What the system says of the disk of a folder.
  public static func freeBytes(_ folder: String) -> Int64? {
    let system = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    return (system?[.systemFreeSize] as? NSNumber)?.int64Value
  }

  /// Reads a file and writes what it brings.
  ///
  /// - Parameters:
  ///   - file: Its path.
  ///   - options: Values by the ids of the importer's options.
  ///   - isRehearsal: Whether everything is taken back at the end, so that only the answer is left.
  /// - Throws: `Failure` (`usage`) for options that the importer does not have or lacks; else what reading or writing
  ///   throws, `validation` where nothing of the file can be taken, and `OpenQuestions` for a clock years away from all
  ///   entries. Then nothing is written.
  public func run(_ file: String, options: [String: String] = [:], isRehearsal: Bool = false) throws -> ImportView {
    try check(options)
    let start = ContinuousClock.now
    let read = try importer.read(file, options: options, for: session)
    session.environment.log.info(
      .importing, "read \(read.items.count) items, \(read.rejected.count) rejected, in \(ContinuousClock.now - start)")
    try refuseForeign(file, read)
    if !isRehearsal { session.environment.note(.importRun) }
    if read.known != nil { return ImportView(ofKnown: read, part: importer.part, isRehearsal: isRehearsal) }
    let made = try definitions(of: read)
    let session = made.isEmpty ? session : session.knowing(try session.journal.read { try Trackables(in: $0) }, made)
    let checked = try ImportDrafts(read, of: session)
    guard !checked.drafts.isEmpty || checked.rejected.isEmpty else { throw nothingToTake(checked.rejected) }
    var view = ImportView(
      of: read, part: importer.part, isRehearsal: isRehearsal, rejected: checked.rejected, drafts: checked.drafts)
    view.describe(uncollected: checked.uncollected)
    let isDamaged = read.damagedLine != nil
    var (plan, basis) = try look(checked.drafts, isDamaged: isDamaged, session)
    view.describe(plan, of: session)
    // Without anything to write there is no action that `undo` would have to step over.
    guard plan.writes else { return view }
    view.describe(made, numbers: try newNumbers(plan, session))
    if !isRehearsal {
      try refuseWithoutRoom(for: plan)
      let doubt = try session.journal.read(session.doubtAboutClock)
      try session.environment.answers.settle([doubt].compactMap(\.self))
    }
    let action = ImportAction(importer: importer.id, file: file)
    var ahead: ImportAhead?
    if !isRehearsal, plan.new.count >= ImportAhead.fewest,
      let open = try session.journal.open(action.command, importing: action.file)
    {
      // Another import may have ended while this one waited.
      (plan, basis) = try look(checked.drafts, isDamaged: isDamaged, session)
      ahead = try ImportAhead(plan, under: open, for: session)
    }
    let journal = isRehearsal ? RehearsedJournal(journal: session.journal) : session.journal
    // Who the person is may not have changed when the action begins, and has with what it defines.
    let before = Session(environment: session.environment, journal: journal, person: self.session.person)
    var overtakings = 0
    var written: (result: Brought, changes: [OutlookChange])?
    while written == nil {
      do {
        written = try before.record(action.command, isRehearsal: isRehearsal) { [ahead, plan, basis, view] journal in
          try journal.declare(action.purpose)
          var plan = plan
          // Another command has written since.
          if try journal.lastAction() != basis {
            guard overtakings == FileImport.mostOvertakings else { throw Overtaken() }
            plan = try ImportPlan(checked.drafts, isDamaged: isDamaged, of: session, in: journal)
          }
          // Another command may have added one of them since.
          for own in made where try journal.value(TrackableDefinition.document, of: own.id) == nil {
            try journal.put(own, as: TrackableDefinition.document, of: own.id)
          }
          let denied = try plan.apply(for: session, ahead: ahead, in: journal)
          try journal.put(
            view.record(of: plan, by: importer.id, action.file, at: session.environment.now),
            as: ImportRecord.document, of: journal.action)
          return Brought(
            plan: plan, denied: denied, redFlags: try session.seekCareBrought(to: journal),
            idleNones: ahead == nil ? try plan.idleNones(of: session, in: journal) : nil)
        }
      } catch is Overtaken {
        overtakings += 1
        (plan, basis) = try look(checked.drafts, isDamaged: isDamaged, session)
        try ahead?.action.prepare()
      }
    }
    guard let (brought, changes) = written else { return view }
    // All of it is in; what can't be cleared away now the next command clears away.
    try? ahead?.action.clear()
    if !made.isEmpty, !isRehearsal { try self.session.environment.countingAnew() }
    view.describe(brought.plan, of: session)
    view.replaced = brought.denied.isEmpty ? nil : brought.denied.map(session.view)
    view.redFlags = brought.redFlags.isEmpty ? nil : brought.redFlags
    let idle = try brought.idleNones ?? session.journal.read { try brought.plan.idleNones(of: session, in: $0) }
    view.idleNones = idle > 0 ? idle : nil
    if let last = brought.plan.lastDay, last.distance(to: session.today) < FileImport.recentDays {
      view.describe(changes)
    }
    return view
  }

  /// What an import wrote, and what is said of it.
  private struct Brought {
    var plan: ImportPlan
    /// What the person had said there was none of.
    var denied: [Entry]
    var redFlags: [SeekCareFlag]
    /// nil where it is found out once others may write again.
    var idleNones: Int?
  }

  /// Another command wrote after the plan was made.
  private struct Overtaken: Error {}

  /// Half an import would fill the disk, so that nothing else could be saved either.
  private func refuseWithoutRoom(for plan: ImportPlan) throws(Failure) {
    let needed = Int64(plan.new.count + plan.changed.count) * FileImport.bytesOfEntry
    guard let free = freeBytes(session.environment.home), free < needed else { return }
    throw Failure(
      .system, "There is too little room on the disk, so nothing was imported",
      recovery: .words(
        "Make room for {size} MB, then import it again.", ["size": .count(Int(needed / 1_000_000) + 1)]))
  }

  /// What the import would do now, and the last action that it knows of.
  private func look(
    _ drafts: [ImportDraft], isDamaged: Bool, _ session: Session
  ) throws -> (plan: ImportPlan, basis: Int64) {
    try session.journal.read {
      (try ImportPlan(drafts, isDamaged: isDamaged, of: session, in: $0), try $0.lastAction())
    }
  }

  /// The plain numbers of the person's own that the plan brings and the journal does not have yet, as the file calls
  /// them.
  private func newNumbers(_ plan: ImportPlan, _ session: Session) throws -> [String] {
    let prefix = TrackableDefinition.metricPrefix
    var known = Set(try session.journal.read { try $0.metrics(withPrefix: prefix).map(\.metric) })
    return plan.new.compactMap(\.ownNumber).filter { name in
      session.person.trackables.named(name) == nil
        && known.insert(TrackableDefinition.metric(TrackableID(name.metricWord))).inserted
    }
  }

  /// So many things of their own a person can track.
  private static let mostDefinitions = 500

  /// What the file needs and the person does not have, as far as there is room for it.
  private func definitions(of file: ImportedFile) throws -> [TrackableDefinition] {
    let own = try session.journal.read { try Trackables(in: $0) }
    let new = file.definitions.filter { own.named($0.id.rawValue) == nil }
    return Array(new.prefix(max(0, FileImport.mostDefinitions - own.all.count)))
  }

  /// A file of something else is refused, not read as one that brings nothing. One that is not recognised and brings
  /// something all the same is taken: what other programs write changes.
  private func refuseForeign(_ file: String, _ read: ImportedFile) throws(Failure) {
    guard read.items.isEmpty, read.rejected.isEmpty, read.known == nil, !importer.isGeneral,
      !importer.recognises(try FileBeginning(of: file))
    else { return }
    throw Failure(
      .validation, "{file} does not look like {form}",
      ["file": .verbatim(file), "form": .words(importer.name, [:])],
      recovery: "To see what can be imported: symptoms import --help")
  }

  private func check(_ options: [String: String]) throws(Failure) {
    let known = Set(importer.options.map(\.id))
    if let unknown = options.keys.sorted().first(where: { !known.contains($0) }) {
      throw Failure(
        .usage, "Import {importer} has no option {option}",
        ["importer": .verbatim(importer.id), "option": .verbatim(unknown)])
    }
    if let missing = importer.options.first(where: { $0.isRequired && options[$0.id] == nil }) {
      throw Failure(
        .usage, "Import {importer} needs the option {option}: {about}",
        [
          "importer": .verbatim(importer.id), "option": .verbatim(missing.id), "about": .words(missing.about, [:]),
        ])
    }
  }

  private func nothingToTake(_ rejected: [ImportedFile.Rejected]) -> Failure {
    let reasons = ImportView.alike(rejected.flatMap(\.reasons), message: \.message, line: { $0.place?.line }) {
      reason in
      [reason.code]
    }
    let lines = Set(rejected.map(\.line)).count
    return Failure(
      .validation,
      lines == 1
        ? "Nothing was imported: the only row has errors" : "Nothing was imported: all {count} rows have errors",
      ["count": .count(lines), "most": .count(ImportView.mostShown)],
      recovery: reasons.count > ImportView.mostShown
        ? "Only the first {most} errors are listed. Fix the file, then import it again."
        : "Fix the file, then import it again.",
      diagnostics: Array(reasons.prefix(ImportView.mostShown)))
  }
}

extension Environment {
  /// Makes the measures again of what counts anew once something of one's own is defined; that needs no saying here.
  fileprivate func countingAnew() throws {
    var environment = self
    environment.warn = { [warn] in if $0 != Environment.countsAnew { warn($0) } }
    _ = try environment.session()
  }
}

extension Session {
  /// The session of the person once they track these things of their own, too.
  fileprivate func knowing(_ own: Trackables, _ definitions: [TrackableDefinition]) -> Session {
    var person = person
    person.trackables = Trackables(own.all + definitions).adding(person.packs)
    return Session(environment: environment, journal: journal, person: person)
  }
}
