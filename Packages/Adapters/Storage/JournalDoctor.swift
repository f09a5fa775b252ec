import Foundation
import GRDB
import TrackerCore

/// Checks a journal, and fixes what follows from the rest: permissions, indexes, what entries are searched by,
/// measures that were left behind, totals. Entries and their revisions are never touched.
///
/// Whether the measures are those that the kinds of entries would give now is for who knows the kinds:
/// `SQLiteJournal.rederive`.
public enum JournalDoctor {
  /// What there is to say about the journal of a home, in the order of looking; O(journal).
  ///
  /// - Parameter documentKinds: The documents that are read as their owners read them; others are only counted.
  public static func inspect(home: String, repairing: Bool, documentKinds: [AnyDocumentKind] = []) -> [HealthFinding] {
    let file = JournalFile(home: home)
    guard case .file = JournalFile.presence(at: file.path) else { return [whatIsThere(file)] }
    let permissions = JournalPermissions.inspect(file, repairing: repairing)
    do {
      guard let journal = try SQLiteJournal.open(home: home, creating: false) else {
        return [permissions, HealthFinding(journal, called: name, .fine, "not set up yet", recovery: setUp)]
      }
      defer { try? journal.close() }
      let examination = JournalExamination(
        journal: journal, repairing: repairing && !journal.isReadOnly, documentKinds: documentKinds)
      return [permissions] + examination.findings()
    } catch {
      return [permissions, finding(journal, for: error, in: file)]
    }
  }

  /// The id of what is found of the journal as a whole.
  static let journal = "journal"
  /// What screens call everything that is found of the journal, but for who may open it.
  static let name: Phrase = "Journal"
  private static let setUp: Phrase = "To set up, type: symptoms onboard"

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
        recovery: "To fix it, type: symptoms doctor --fix")
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
