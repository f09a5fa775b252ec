import Foundation
import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerEntryLanguage
import TrackerTestSupport

@testable import TrackerImports

/// A file with a number of every day, as one app would write it.
private struct DaysImporter: Importer {
  let id = "days"
  let name = "An app"
  let nextFile: String? = "Open the app, and export"
  let options: [ImportOption] = []
  let part = "row"
  var days: [Day]

  func recognises(_ beginning: FileBeginning) -> Bool { beginning.begins(with: "days") }

  func read(_ file: String, options: [String: String], for session: Session) -> ImportedFile {
    var read = ImportedFile(
      file: file,
      items: days.map { day in
        .init(
          key: "days/\(day)", kind: "activity", time: .day(day), values: ["tags": .typed("calm")], line: 1, series: 0)
      }, series: [.init("activity", source: "x")], rejected: [])
    read.leaveOut("odd\u{1B}[2J", because: "nobody knows it", at: Place(file: file, line: 3))
    return read
  }
}

@Suite struct ImportsTests {
  private let world: TestWorld
  init() throws { world = try TestWorld([ImportsModule.self, SampleModule.self]) }

  private func day(_ number: Int) throws -> Day { try #require(Day(year: 2026, month: 3, day: number)) }

  @Test("before anything was imported, the status says how to begin")
  func empty() throws {
    let text = TextStyle.file.text(of: try ImportStatusView(try world.context.session()))
    #expect(text.contains("You have not imported anything yet."))
    #expect(text.contains("symptoms import --help"))
  }

  @Test("the status follows imports, and an import that is taken back")
  func status() throws {
    let session = try world.context.session()
    _ = try FileImport(DaysImporter(days: [try day(2), try day(5)]), in: session).run("/a/first.csv")
    _ = try FileImport(DaysImporter(days: [try day(2), try day(9)]), in: session).run("/a/second.csv")
    let source = try #require(try ImportStatusView(session).sources.first)
    #expect(source.id == "days" && source.file == "second.csv")
    #expect(try source.newestDay == day(9))
    #expect(source.entries == 3 && source.imports == 2 && source.leftOut == 1)
    let action = try #require(try world.journal.read { try $0.actions(limit: 1) }.first)
    try world.journal.write("undo", at: world.context.environment.now) { try $0.revert(action.id) }
    let before = try #require(try ImportStatusView(session).sources.first)
    #expect(try before.newestDay == day(5))
    #expect(before.entries == 2 && before.file == "first.csv")
  }

  @Test("doctor says of each source what did not come in, and how the next file is brought")
  func check() throws {
    _ = try FileImport(DaysImporter(days: [try day(2)]), in: try world.context.session()).run("/a/first.csv")
    let findings = try ImportsCheck().findings(in: world.context.environment, repairing: false)
    #expect(findings.map(\.isDetail) == [false, true] && findings.allSatisfy { $0.state == .fine })
    let source = try #require(findings.last)
    #expect(source.detail.description == "last import 2026-03-12, up to 2026-03-02; entries: 1")
    #expect(source.items.map(\.description) == ["In the last file: 0 with errors, 1 not imported"])
    // The form that is not registered here says what any says.
    #expect(source.recovery?.description == "Type: symptoms import FILE")
  }

  /// A form of an app's files, of which nothing is read.
  private struct NamedForm: ImportFormat {
    let id: String
    let name: String
    let nextFile: String? = "Open the app, and export"
    func recognises(_ beginning: FileBeginning) -> Bool { false }
  }

  private enum NamedFormsModule: TrackerModule {
    static let id: ModuleID = "named-forms"
    static func contribute(to registry: inout Registry) {
      for (id, name) in [("b-long", "Berry (CSV, long)"), ("d", "drop (CSV)"), ("b", "Berry (CSV)"), ("z", "Zest")] {
        registry.importers.add(NamedForm(id: id, name: name))
      }
    }
  }

  @Test("each app is asked for once, sorted by its name without regard to capitals")
  func apps() throws {
    let registry = Registry([ImportsModule.self, NamedFormsModule.self])
    let apps = WantedImports.apps(registry)
    #expect(apps.map(\.app) == ["Berry", "drop", "Zest"])
    #expect(apps.map(\.id) == ["b-long", "d", "z"])
  }

  @Test("a name of the file is shown with its controls spelled out")
  func controls() throws {
    let view = try FileImport(DaysImporter(days: [try day(2)]), in: try world.context.session()).run("/a/x.csv")
    #expect(try view.json.contains("odd\\\\u{1B}[2J"))
    #expect(TextStyle.file.text(of: view).contains("odd\\u{1B}[2J (1): nobody knows it (line 3)"))
  }

  @Test("a folder, an empty file and a file that can't be read are told with what to do, as it can be typed")
  func refused() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("imports of \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let registry = world.context.environment.registry
    func refusal(_ path: String) -> String? {
      let failure = #expect(throws: Failure.self) { try registry.importFormat(ofFile: path) }
      return failure.map { "\($0.message) | \($0.recovery ?? "")" }
    }
    #expect(refusal(folder.path) == "\(folder.path) is a folder | Name a file in it.")
    let empty = folder.appendingPathComponent("empty.csv")
    try Data().write(to: empty)
    #expect(refusal(empty.path) == "\(empty.path) is empty | Export it again, then import it.")
    let attacks = folder.appendingPathComponent("attacks.csv")
    try Data("Migraine Buddy export\n".utf8).write(to: attacks)
    #expect(refusal(attacks.path)?.hasSuffix("symptoms import csv '\(attacks.path)' --guess") == true)
  }

  @Test("files that can't be read are told with what to do instead")
  func unreadable() throws {
    let files: [String: FileBeginning] = [
      "garmin": FileBeginning([0x50, 0x4B, 3, 4], entries: ["DI_CONNECT/x.json"]),
      "screen-time": FileBeginning(Array("SQLite format 3\0 ZOBJECT ZSTRUCTUREDMETADATA".utf8)),
      "attacks": FileBeginning(Array("Migra\u{69}ne Buddy export\n".utf8)),
    ]
    for (id, beginning) in files {
      #expect(UnreadableFiles.all.filter { $0.recognises(beginning) }.map(\.id) == [id])
    }
    #expect(!UnreadableFiles.all.contains { $0.recognises(FileBeginning(Array("day,steps\n1,2\n".utf8))) })
  }
}
