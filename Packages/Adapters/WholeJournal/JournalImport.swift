import TrackerApplication
import TrackerCore

/// Brings the export of a whole journal back: an empty journal becomes what the exported one was, with all of its
/// changes, so that every command answers the same. Into another journal goes what is new in the file, as one change.
public struct JournalImport {
  private let environment: Environment

  public init(in environment: Environment) { self.environment = environment }

  /// Reads a file and writes what it brings.
  ///
  /// - Parameter isRehearsal: Whether nothing is kept, so that only the answer is left.
  /// - Throws: `Failure` where the file can't be read, is not complete or does not fit together. Then nothing is
  ///   written.
  public func run(_ file: String, isRehearsal: Bool = false) throws -> JournalImportView {
    let reader = try JournalLineReader(file)
    var view = JournalImportView(file: file, dryRun: isRehearsal)
    guard let journal = try environment.journal(creating: !isRehearsal) else {
      view.attachments = reader.attachments > 0 ? reader.attachments : nil
      view.describe(try reader.each { _ in })
      return view
    }
    // Before the records that name them: what is said to be attached is always there.
    view.attachments = try keepFiles(of: reader, isRehearsal: isRehearsal)
    let kept: any Journal = isRehearsal ? RehearsedJournal(journal: journal) : journal
    if try journal.read({ try $0.actions(limit: 1).isEmpty }) {
      view.describe(try restore(kept, from: reader))
    } else {
      view.describe(try merge(reader, into: kept, of: file))
    }
    return view
  }

  /// Keeps the attached files of a file that are not there yet.
  ///
  /// - Returns: How many were new; nil for none, and for a trial, which does not look into them.
  private func keepFiles(of reader: JournalLineReader, isRehearsal: Bool) throws -> Int? {
    guard !isRehearsal, let keeper = environment.registry.attachmentReaders.all.first else { return nil }
    var count = 0
    try reader.eachFile { file, bytes in if try keeper.keep(file, bytes, environment.home) { count += 1 } }
    return count > 0 ? count : nil
  }

  private func restore(_ journal: any Journal, from reader: JournalLineReader) throws -> JournalLine.Counts {
    try journal.restore { restoring in
      // Documents come before entries, so the person is known by then.
      var measuring: Measuring?
      let counts = try reader.each { item in
        if case .entry = item.record, measuring == nil {
          measuring = try Measuring(environment, reading: restoring, of: journal, isTold: true)
        }
        let measures = item.entries.map { entry in entry.flatMap { measuring?.measures(of: $0) } ?? [] }
        try restoring.add(item.record, measures: measures)
      }
      try ClashRule(environment.registry).settleAll(in: restoring)
      return counts
    }
  }

  private func merge(
    _ reader: JournalLineReader, into journal: any Journal, of file: String
  ) throws -> JournalMerge.Counts {
    let action = ImportAction(importer: JournalFormat().id, file: file)
    func merge(_ writing: any JournalWriting) throws -> JournalMerge.Counts {
      try writing.declare(action.purpose)
      var merge = try JournalMerge(into: writing, formats: environment.registry.importers.all)
      _ = try reader.each { try merge.take($0) }
      try merge.removeDeleted()
      let measuring = try Measuring(environment, reading: writing, of: journal, isTold: false)
      try merge.putEntries(measuring.measures)
      // Without anything to write there is no action, and nothing of it is kept.
      guard merge.counts.bringsAnything else { throw NothingNew(counts: merge.counts) }
      return merge.counts
    }
    do {
      guard let session = try journal.read({ try environment.session(of: $0, journal: journal) }) else {
        return try environment.write(action.command, to: journal) { writing in
          let counts = try merge(writing)
          try ClashRule(environment.registry).settle(in: writing)
          return counts
        }
      }
      return try session.record(action.command, merge).result
    } catch let nothing as NothingNew { return nothing.counts }
  }

  private struct NothingNew: Error {
    let counts: JournalMerge.Counts
  }
}

/// The measures of entries as their kinds make them now.
struct Measuring {
  private let registry: Registry
  private let measurer: EntryMeasurer

  init(_ environment: Environment, reading: any JournalReading, of journal: any Journal, isTold: Bool) throws {
    registry = environment.registry
    let session = try environment.session(of: reading, journal: journal, isTold: isTold)
    measurer =
      try session?.measurer(in: reading)
      ?? EntryMeasurer(
        EntryContext(packs: [], calendar: DayCalendar(zone: environment.zone), language: environment.words.language))
  }

  /// None of a kind that no module brings; opening the journal makes them once one does.
  func measures(of entry: Entry) -> [Measure] {
    registry.logKind(entry.kind).map { measurer.measures(of: entry, by: $0) } ?? []
  }
}
