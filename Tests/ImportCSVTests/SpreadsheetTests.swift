import Foundation
import Testing
import TrackerApplication
import TrackerCheckIn
import TrackerCore
import TrackerLogging

/// Texts that a spreadsheet would run, on their way out and back.
@Suite struct SpreadsheetTests {
  @Test("a text that begins like a formula is exported so that none runs it, and comes back unchanged")
  func roundTrip() throws {
    let notes = ["=HYPERLINK(\"http://x\")", "+49 30 1", "- slept badly", "@home", "'=1", "say \"no\", twice", "-5"]
    let modules: [any TrackerModule.Type] = [LoggingModule.self, CheckInModule.self]
    let world = try ImportWorld(modules: modules)
    defer { world.remove() }
    try world.journal.write("check-in", at: world.context.environment.now) { journal in
      for (index, text) in notes.enumerated() {
        let day = Day(number: 20_520 + index)
        let entry = Entry(
          id: EntryID("e\(index)"), kind: CheckInKind.id,
          instant: Instant(seconds: Int64(day.number) * 86_400 + 43_200),
          offset: 0, zone: "Etc/UTC", day: day, payload: Payload(fields: ["notes": .text(text)]))
        try journal.put(entry, measures: [])
      }
    }
    let path = "\(world.folder)/notes.csv"
    _ = try JournalExport(EntriesExporter(kind: "check-in"), in: world.context.environment)
      .write(toFile: path, replacing: false)
    let csv = try String(contentsOfFile: path, encoding: .utf8)
    #expect(csv.contains("\"'=HYPERLINK(\"\"http://x\"\")\"") && csv.contains(",'+49 30 1") && csv.contains(",-5"))
    let back = try ImportWorld(modules: modules)
    defer { back.remove() }
    _ = try back.importCSV(csv, map: "day: day\nentries: {check-in.notes: notes}")
    let found = try back.journal.read { try $0.entries(EntryQuery()) }.map { $0.payload[CheckInKind.notes] }
    #expect(found == notes)
  }
}
