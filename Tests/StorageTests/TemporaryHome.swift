import Foundation
import TrackerCore

@testable import TrackerStorage

/// A folder for one test, removed with it.
final class TemporaryHome: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("journal-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var file: JournalFile { JournalFile(home: path) }

  func journal(busySeconds: Double = 10, schema: JournalSchema = .current) throws -> SQLiteJournal {
    guard let journal = try SQLiteJournal.open(home: path, creating: true, schema: schema, busySeconds: busySeconds)
    else {
      throw Failure(.storage, "no journal was made")
    }
    return journal
  }
}
