import Foundation
import GRDB
import TrackerCore

/// Looks a journal over, and mends what follows from the rest: permissions, indexes, what entries are searched by,
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
        return [
          permissions,
          HealthFinding(
            "journal", .fine, "\(file.path) is empty: nothing was logged yet", recovery: "Run `symptoms onboard`."),
        ]
      }
      defer { try? journal.close() }
      let examination = JournalExamination(
        journal: journal, repairing: repairing && !journal.isReadOnly, documentKinds: documentKinds)
      return [permissions] + examination.findings()
    } catch {
      return [permissions, finding("journal", for: error)]
    }
  }

  private static func whatIsThere(_ file: JournalFile) -> HealthFinding {
    switch JournalFile.presence(at: file.path) {
    case .hidden: finding("journal", for: file.unreadable)
    case .somethingElse: finding("journal", for: file.notADatabase)
    case .impossible(let code): finding("journal", for: file.unwritable(file.home, code: code))
    case .nothing, .file:
      HealthFinding("journal", .fine, "There is none yet at \(file.path)", recovery: "Run `symptoms onboard`.")
    }
  }

  static func finding(_ what: String, for error: any Error) -> HealthFinding {
    guard let failure = error as? Failure else { return HealthFinding(what, .wrong, "It could not be looked at") }
    return HealthFinding(what, .wrong, failure.message, recovery: failure.recovery)
  }
}

/// Whether others may read the journal, or put another in its place.
enum JournalPermissions {
  static func inspect(_ file: JournalFile, repairing: Bool) -> HealthFinding {
    let open = ([file.path] + file.companions).filter { (JournalFile.mode(of: $0) ?? 0) & 0o077 != 0 }
    let isFolderOpen = (JournalFile.mode(of: file.home) ?? 0) & 0o022 != 0
    guard !open.isEmpty || isFolderOpen else {
      return HealthFinding("journal permissions", .fine, "Only you can read and change it")
    }
    let names = (open + (isFolderOpen ? [file.home] : [])).joined(separator: ", ")
    if repairing, open.allSatisfy({ chmod($0, 0o600) == 0 }), !isFolderOpen || close(file.home) {
      return HealthFinding("journal permissions", .fixed, "Others could reach \(names); now only you can")
    }
    return HealthFinding(
      "journal permissions", .wrong, "Others may read or change \(names)",
      recovery: "Run `symptoms doctor --mend`, or `chmod go-rwx` on each.")
  }

  private static func close(_ folder: String) -> Bool {
    chmod(folder, (JournalFile.mode(of: folder) ?? 0o700) & 0o755) == 0
  }
}
