import Foundation
import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTestSupport

@testable import TrackerCLI

/// Numb hands count keys: `docs/keystrokes.md` says how many a day takes. Its very lines are typed here.
@Suite struct KeystrokeTests {
  /// One table of the page.
  struct Sheet: Sendable, CustomTestStringConvertible {
    struct Row: Sendable {
      /// As it is typed, with the alias before it and `⇥` where the shell completes; Enter follows.
      var line: String
      /// Keys that are pressed on the screen that follows.
      var pressed: [String]
      var keys: Int

      var counted: Int { line.count + 1 + pressed.count }
    }

    var title: String
    var most = 0
    var rows: [Row] = []
    var sum = 0

    var testDescription: String { title }
    var isGerman: Bool { title.contains("German") }
    var isWholeDay: Bool { title.contains("day") }
  }

  private static let sheets: [Sheet] = {
    let page = TranscriptWorld.root.appendingPathComponent("docs/keystrokes.md")
    return ((try? String(contentsOf: page, encoding: .utf8)) ?? "").split(separator: "\n").reduce(into: []) {
      sheets, line in
      if line.hasPrefix("## ") { sheets.append(Sheet(title: String(line.dropFirst(3)))) }
      guard var sheet = sheets.popLast() else { return }
      if let match = line.firstMatch(of: /^At most (\d+) keys/) { sheet.most = Int(match.1) ?? 0 }
      if let match = line.firstMatch(of: /^\| in all \| \| (\d+) \|$/) { sheet.sum = Int(match.1) ?? 0 }
      if let match = line.firstMatch(of: /^\| .* \| `([^`]+)`(?: then `([^`]+)`)? \| (\d+) \|$/) {
        let pressed = match.2.map { $0.split(separator: " ").map(String.init) } ?? []
        sheet.rows.append(.init(line: String(match.1), pressed: pressed, keys: Int(match.3) ?? 0))
      }
      sheets.append(sheet)
    }
  }()

  @Test("the page has its tables, each adds up, and none is above its budget")
  func sums() {
    #expect(Self.sheets.count == 5 && Self.sheets.allSatisfy { $0.rows.count >= 2 })
    for sheet in Self.sheets {
      for row in sheet.rows { #expect(row.keys == row.counted, "\(sheet.title): \(row.line)") }
      #expect(sheet.sum == sheet.rows.map(\.counted).reduce(0, +), "\(sheet.title)")
      #expect((1...sheet.most).contains(sheet.sum), "\(sheet.title)")
    }
    #expect(Self.sheets.map(\.most) == [120, 60, 120, 70, 42])
  }

  /// A world with a day before, in which what the tables name was logged.
  private func world(isGerman: Bool) throws -> TranscriptWorld {
    let world = try TranscriptWorld(environment: isGerman ? ["SYMPTOMS_LANGUAGE": "de"] : [:])
    try world.setClock("2026-03-11T21:00", zone: "Europe/Berlin")
    let setUp =
      "symptoms onboard --pack peripheral-neuropathy --symptoms tingling,pain --impact 5 --pattern episodic --track"
    #expect(world.run(line: "\(setUp) food,exercise,sleep,stress").exitCode == 0)
    for line in ["check-in pain=5 fatigue=4", isGerman ? "lunch Suppe" : "lunch soup", "med aspirin"].map({
      "symptoms \($0)"
    }) {
      #expect(world.run(line: line).exitCode == 0, "\(line)")
    }
    try world.setClock("2026-03-12T21:00", zone: "Europe/Berlin")
    return world
  }

  private static func key(_ name: String) -> Key {
    switch name {
    case "⏎": .enter
    case "↓": .down
    default: .character(name.first ?? " ")
    }
  }

  /// The words of a line, with what the shell completes: each `⇥` must leave no choice.
  private func words(_ line: String, in world: TranscriptWorld) -> [String] {
    var typed: [String] = []
    for word in line.split(separator: " ").dropFirst().map(String.init) {
      guard word.hasSuffix("⇥") else {
        typed.append(word)
        continue
      }
      let found = world.run(["__complete", "zsh"] + typed + [String(word.dropLast())]).output
        .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
      #expect(found.count == 1, "\(line): \(found)")
      typed.append(found.first ?? word)
    }
    return typed
  }

  private func kinds(in world: TranscriptWorld) throws -> [String] {
    let json = world.run(["list", "--json"]).output
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let entries = try #require(answer["entries"] as? [[String: Any]])
    return entries.filter { $0["day"] as? String == "2026-03-12" }.compactMap { $0["kind"] as? String }
  }

  @Test("every line of a table is understood, and a whole day is in the journal afterwards", arguments: sheets)
  func typed(sheet: Sheet) throws {
    let world = try world(isGerman: sheet.isGerman)
    for row in sheet.rows {
      #expect(row.line.hasPrefix("s "), "\(row.line)")
      let before = try kinds(in: world).count
      let terminal = ScriptedTerminal(keys: row.pressed.map(Self.key))
      let words = words(row.line, in: world)
      if row.pressed.isEmpty {
        let answer = world.run(words)
        #expect(answer.exitCode == 0, "\(row.line): \(answer.errors)")
      } else {
        world.run(words, at: terminal)
        #expect(terminal.unusedKeys == 0, "\(row.line)")
      }
      #expect(try kinds(in: world).count > before, "\(row.line): \(terminal.screen) \(terminal.errors)")
    }
    guard sheet.isWholeDay else { return }
    let day: Set = ["activity", "check-in", "drink", "food", "medication", "rest", "symptom"]
    #expect(try Set(kinds(in: world)) == day, "\(sheet.title)")
  }
}
