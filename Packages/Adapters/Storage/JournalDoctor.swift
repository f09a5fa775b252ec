import Foundation
import GRDB
import TrackerCore

/// Checks a journal, and fixes what follows from the rest: permissions, indexes, what entries are searched by,
/// measures that were left behind, totals. A row that is not as it was written is set aside: kept to the byte, and
/// used no more.
public enum JournalDoctor {
  /// What there is to say about the journal of a home, in the order of looking; O(journal).
  ///
  /// - Parameters:
  ///   - documentKinds: The documents that are read as their owners read them; others are only counted.
  ///   - judge: What entries are held against; nil where nobody can say.
  ///   - beforeUpdating: As in `SQLiteJournal.open`.
  public static func inspect(
    home: String, repairing: Bool, documentKinds: [AnyDocumentKind] = [], judge: EntryJudge? = nil,
    beforeUpdating: (_ form: Int) -> Void = { _ in }
  ) -> [HealthFinding] {
    let file = JournalFile(home: home)
    guard case .file(let size, _) = JournalFile.presence(at: file.path) else { return [whatIsThere(file)] }
    let permissions = JournalPermissions.inspect(file, repairing: repairing)
    if size < JournalHeader.size, !file.hasUnmergedWrites { return [permissions, almostNothing(in: file, size: size)] }
    do {
      guard let journal = try SQLiteJournal.open(home: home, creating: false, beforeUpdating: beforeUpdating)
      else {
        return [permissions, HealthFinding(journal, called: name, .fine, "not set up yet", recovery: setUp)]
      }
      defer { try? journal.close() }
      let examination = JournalExamination(
        journal: journal, repairing: repairing && !journal.isReadOnly, documentKinds: documentKinds,
        judge: judge)
      return [permissions] + examination.findings()
    } catch {
      let missing = error as? Failure == file.damaged ? file.missingBytes : 0
      return [permissions, missing > 0 ? cutOff(file, missing) : finding(journal, for: error, in: file)]
    }
  }

  /// The id of what is found of the journal as a whole.
  static let journal = "journal"
  /// What screens call everything that is found of the journal, but for who may open it.
  static let name: Phrase = "Journal"
  static let toFix: Phrase = "To fix it, type: symptoms doctor --fix"
  /// Where nothing of the file can be read.
  static let fromBackup: Phrase = "If you have a backup, type: symptoms backup restore FILE --home DIR"
  private static let setUp: Phrase = "To set up, type: symptoms onboard"

  private static func almostNothing(in file: JournalFile, size: Int) -> HealthFinding {
    HealthFinding(
      journal, called: name, .wrong,
      size == 0
        ? "the file is empty. If you never logged anything, set up: symptoms onboard"
        : size == 1
          ? "the file has almost nothing in it: 1 byte" : "the file has almost nothing in it: {count} bytes",
      ["count": .count(size)], recovery: fromBackup)
  }

  private static func cutOff(_ file: JournalFile, _ missing: Int) -> HealthFinding {
    HealthFinding(
      journal, called: name, .wrong,
      missing == 1 ? "the end of the file is missing: 1 byte" : "the end of the file is missing: {count} bytes",
      ["count": .count(missing)], recovery: file.backup)
  }

  private static func whatIsThere(_ file: JournalFile) -> HealthFinding {
    switch JournalFile.presence(at: file.path) {
    case .hidden: finding(journal, for: file.unreadable, in: file)
    case .somethingElse: finding(journal, for: file.notADatabase, in: file)
    case .impossible(let code): finding(journal, for: file.unwritable(file.home, code: code), in: file)
    case .nothing, .file: HealthFinding(journal, called: name, .fine, "not set up yet", recovery: setUp)
    }
  }

  /// What is wrong where something could not be looked at. That the file is damaged sends nobody to `doctor` again.
  static func finding(_ what: String, for error: any Error, in file: JournalFile) -> HealthFinding {
    guard let failure = error as? Failure else {
      return HealthFinding(what, called: name, .wrong, "it could not be checked", recovery: file.backup)
    }
    return HealthFinding(
      what, called: name, .wrong, failure.message,
      recovery: failure == file.damaged ? file.backup : failure.recovery)
  }
}

/// Whether others may read the journal, or put another in its place.
enum JournalPermissions {
  private static let what = "journal permissions"
  private static let name: Phrase = "Privacy"

  static func inspect(_ file: JournalFile, repairing: Bool) -> HealthFinding {
    let open = ([file.path] + file.companions).filter { (JournalFile.mode(of: $0) ?? 0) & 0o077 != 0 }
    let isFolderOpen = (JournalFile.mode(of: file.home) ?? 0) & 0o022 != 0
    guard !open.isEmpty || isFolderOpen else {
      return HealthFinding(what, called: name, .fine, "only your user account can open your journal")
    }
    guard repairing else {
      return HealthFinding(
        what, called: name, .wrong, "other users of this computer can open your journal",
        recovery: JournalDoctor.toFix)
    }
    guard open.allSatisfy({ chmod($0, 0o600) == 0 }), !isFolderOpen || close(file.home) else {
      return HealthFinding(
        what, called: name, .wrong, "other users of this computer can open your journal",
        ["home": .verbatim(file.home)],
        recovery: "Only the owner of the files can fix it: chmod -R go-rwx '{home}'")
    }
    return HealthFinding(what, called: name, .fixed, "only your user account can open your journal now")
  }

  private static func close(_ folder: String) -> Bool {
    chmod(folder, (JournalFile.mode(of: folder) ?? 0o700) & 0o755) == 0
  }
}
