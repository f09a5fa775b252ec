import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerStatistics
import TrackerTestSupport

@testable import TrackerPatterns
@testable import TrackerPatternsCommands

/// `patterns replay`: the findings for everybody in a diary file.
@Suite struct ReplayTests {
  static let factors = ["soup", "walks", "reading", "rain", "music", "guests"]

  static let map = """
    person: person
    day: day
    severity: {column: pain, from: [0, 10], flare_at: 7}
    metrics: {\(factors.map { "custom.\($0): \($0)" }.joined(separator: ", "))}
    """

  /// A day of a made-up person; nil is an empty cell.
  struct Row {
    var person: String
    var day: Int
    var pain: Double?
    var factors: [Double?]

    var text: String {
      let cells = ([pain] + factors).map { $0.map { String($0) } ?? "" }
      return "\(person),\(Day(number: 20_454 + day)),\(cells.joined(separator: ","))"
    }
  }

  /// People whose days resemble the day before. The first factor makes the next day worse by so many points.
  static func rows(
    people: Int, days: Int = 150, triggerPoints: Double, seed: UInt64 = 4, missing: Double = 0.05
  ) -> [Row] {
    var random = SplitMix64(seed: seed)
    return (0..<people).flatMap { person -> [Row] in
      var severity = 5.0
      var before = false
      return (0..<days).map { day in
        let factors = (0..<ReplayTests.factors.count).map { random.chance($0 == 0 ? 0.35 : 0.2 + 0.05 * Double($0)) }
        severity = 5 + 0.6 * (severity - 5) + 1.2 * random.normal() + (before ? triggerPoints : 0)
        before = factors[0]
        let pain = min(10, max(0, severity.rounded()))
        return Row(
          person: "p\(person)", day: day, pain: random.chance(missing) ? nil : pain,
          factors: factors.map { random.chance(missing) ? nil : $0 ? 1 : 0 })
      }
    }
  }

  /// What the command writes and answers.
  struct Replayed {
    var findings: String
    var answer: String

    /// The cells of each row, without the header.
    var rows: [[String]] {
      findings.split(separator: "\n").dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    }

    func labels(of factor: String) -> [String] { rows.filter { $0[1] == "custom.\(factor)" }.map { $0[2] } }
    var claims: [[String]] { rows.filter { ["likely", "confirmed"].contains($0[2]) } }
  }

  static func replay(
    _ lines: [String], map: String = map, language: LanguageTag = .english, existing: String? = nil,
    _ options: [String] = []
  ) throws -> Replayed {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("findings-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let header = "person,day,pain,\(factors.joined(separator: ","))"
    try ([header] + lines).joined(separator: "\n").write(toFile: "\(folder)/d.csv", atomically: true, encoding: .utf8)
    try map.write(toFile: "\(folder)/m.yaml", atomically: true, encoding: .utf8)
    if let existing { try existing.write(toFile: "\(folder)/f.csv", atomically: true, encoding: .utf8) }
    var world = try TestWorld([LoggingModule.self, PatternsModule.self], facts: nil)
    world.context.environment.words = world.context.environment.registry.words(in: language)
    let answer: String
    do {
      answer = try world.run(
        PatternsReplayCommand.self,
        ["\(folder)/d.csv", "--columns", "\(folder)/m.yaml", "--findings", "\(folder)/f.csv"] + options)
    } catch {
      let left = FileManager.default.contents(atPath: "\(folder)/f.csv").map { String(decoding: $0, as: UTF8.self) }
      #expect(left == existing, "what fails writes nothing")
      throw error
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["d.csv", "f.csv", "m.yaml"])
    return Replayed(findings: try String(contentsOfFile: "\(folder)/f.csv", encoding: .utf8), answer: answer)
  }

  @Test("every person has a row for every factor, people by their ids and factors in the order of the map")
  func whole() throws {
    let replayed = try Self.replay(Self.rows(people: 3, triggerPoints: 0).map(\.text))
    #expect(
      replayed.findings.hasPrefix(
        "person,factor,label,direction,rr,low,high,p,q,inclusion,exposed,flares\np0,custom.soup,"))
    #expect(
      replayed.rows.map { $0[0] + $0[1] }
        == (0..<3).flatMap { person in Self.factors.map { "p\(person)custom.\($0)" } })
    #expect(replayed.rows.allSatisfy { $0.count == 12 })
    #expect(replayed.answer.hasPrefix("Wrote findings for 3 people to "))
  }

  @Test("the same bytes for one, two and three at once, and with the rows in any order")
  func sameBytes() throws {
    let lines = Self.rows(people: 70, days: 80, triggerPoints: 1.5).map(\.text)
    var random = SplitMix64(seed: 2)
    let versions = try ["1", "2", "3"].map { try Self.replay(lines, ["--jobs", $0]).findings }
    let shuffled = try Self.replay(lines.shuffled(using: &random)).findings
    #expect(Set(versions + [shuffled]).count == 1)
    #expect(versions[0].split(separator: "\n").count == 1 + 70 * Self.factors.count)
  }

  @Test("a planted trigger is found in most people and told as one; the answer counts what the file has")
  func planted() throws {
    let replayed = try Self.replay(Self.rows(people: 20, triggerPoints: 2).map(\.text))
    let found = replayed.claims.filter { $0[1] == "custom.soup" }
    #expect(found.count >= 17)
    #expect(found.allSatisfy { $0[3] == "trigger" && (Double($0[4]) ?? 0) > 1 })
    #expect(replayed.claims.count - found.count <= 4)
    let any = Set(replayed.claims.map { $0[0] }).count
    #expect(replayed.answer.contains("Claims: \(replayed.claims.count). People with at least one: \(any) of 20"))
  }

  @Test("the same trigger a day too late for the outcome is not found: a day counts for the next one")
  func shifted() throws {
    let rows = Self.rows(people: 20, triggerPoints: 2)
    let moved = zip(rows, rows.dropFirst(3) + rows.prefix(3)).map { row, other in
      var row = row
      row.factors[0] = other.factors[0]
      return row
    }
    let claims = try Self.replay(moved.map(\.text)).claims
    #expect(claims.count { $0[1] == "custom.soup" } <= 3)
  }

  @Test("people without a trigger seldom have a claim")
  func nothing() throws {
    let replayed = try Self.replay(Self.rows(people: 60, triggerPoints: 0, seed: 8).map(\.text))
    // About one in ten.
    #expect((1...11).contains(Set(replayed.claims.map { $0[0] }).count))
  }

  @Test("any number but 0 is a yes, and an empty cell is neither yes nor no")
  func answers() throws {
    let rows = Self.rows(people: 4, triggerPoints: 2)
    let scaled = rows.map { row in
      var row = row
      row.factors = row.factors.map { $0.map { $0 == 0 ? 0 : row.day.isMultiple(of: 2) ? 3 : -0.5 } }
      return row
    }
    let plain = try Self.replay(rows.map(\.text))
    #expect(try Self.replay(scaled.map(\.text)).findings == plain.findings)
    // Of one factor only the days with it are known: taken for no, the others would make it testable.
    let onlyYes = rows.map { row in
      var row = row
      if row.factors[0] == 0 { row.factors[0] = nil }
      return row
    }
    let unknown = try Self.replay(onlyYes.map(\.text))
    #expect(plain.labels(of: "soup").allSatisfy { $0 != "too-early" })
    #expect(unknown.labels(of: "soup").allSatisfy { $0 == "too-early" })
  }

  @Test(
    "a map that lacks something is refused in words, and no file is written",
    arguments: [
      (
        map.replacing("custom.", with: "intake."),
        "The map has no custom columns, so there is nothing to look for",
        "Die Karte hat keine custom-Spalten, also gibt es nichts zu suchen"
      ),
      (
        map.replacing(
          "severity: {column: pain, from: [0, 10], flare_at: 7}", with: "flare: {column: pain, at_least: 7}"),
        "The map does not say how bad a day was", "Die Karte sagt nicht, wie schlimm ein Tag war"
      ),
      (
        map.replacing(", flare_at: 7", with: ""), "The map does not say what a flare is",
        "Die Karte sagt nicht, was ein Schub ist"
      ),
    ])
  func lacking(map: String, english: String, german: String) throws {
    let lines = Self.rows(people: 1, days: 20, triggerPoints: 0).map(\.text)
    let failure = #expect(throws: Failure.self) { try Self.replay(lines, map: map) }
    #expect(failure?.message.description == english)
    let registry = Registry([LoggingModule.self, PatternsModule.self])
    #expect(failure.map { registry.words(in: "de")($0.message) } == german)
  }

  @Test("a file that holds no findings is never replaced, and one of findings is")
  func spared() throws {
    let lines = Self.rows(people: 1, days: 20, triggerPoints: 0).map(\.text)
    let failure = #expect(throws: Failure.self) { try Self.replay(lines, existing: "person,day,p,severity\n") }
    #expect(failure?.message.description.hasSuffix("already, and it does not hold findings") == true)
    let header = "person,factor,label,direction,rr,low,high,p,q,inclusion,exposed,flares\n"
    #expect(try Self.replay(lines, existing: header + "old\n").findings.contains("old") == false)
  }

  @Test("ids and factors with commas are written as CSV, and what could not be read is told with its line")
  func told() throws {
    var lines = Self.rows(people: 1, days: 70, triggerPoints: 0).map { row in
      row.text.replacing("p0,", with: "\"Doe, J\",")
    }
    lines[4] = "\"Doe, J\",\(Day(number: 20_454 + 4)),much,1,0,0,0,0,0"
    let replayed = try Self.replay(lines)
    #expect(replayed.findings.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("\"Doe, J\",custom.") })
    #expect(replayed.answer.contains("line 6: the column pain has no number"))
    #expect(!replayed.answer.contains("much"))
  }

  @Test("flares of all days, of none, and a single day give rows without a claim", arguments: [0.0, 10])
  func strained(pain: Double) throws {
    let rows = Self.rows(people: 1, days: 120, triggerPoints: 0).map { row in
      var row = row
      row.pain = pain
      return row
    }
    let replayed = try Self.replay(rows.map(\.text))
    #expect(replayed.rows.count == Self.factors.count && replayed.claims.isEmpty)
    #expect(!replayed.findings.lowercased().contains("nan") && !replayed.findings.contains("inf"))
    #expect(try Self.replay([rows[0].text]).rows.allSatisfy { $0[2] == "too-early" })
  }

  @Test("the answer is German, and its labels are those of the file")
  func german() throws {
    let lines = Self.rows(people: 2, days: 80, triggerPoints: 0).map(\.text)
    let answer = try Self.replay(lines, language: "de").answer
    #expect(answer.hasPrefix("Ergebnisse für 2 Personen gespeichert: "))
    #expect(answer.contains("Aussagen: ") && answer.contains("too-early"))
  }

  @Test("each column has its own number, made from the rows of the person")
  func numbers() throws {
    let rows = Self.rows(people: 1, triggerPoints: 2, missing: 0)
    let replayed = try Self.replay(rows.map(\.text)).rows
    for (place, cells) in replayed.enumerated() {
      let numbers = cells[4...].map { Double($0) }
      #expect(numbers.allSatisfy { $0 != nil })
      let (ratio, low, high) = (numbers[0] ?? 0, numbers[1] ?? 0, numbers[2] ?? 0)
      #expect(low < ratio && ratio < high, "\(cells)")
      #expect((numbers[3] ?? 1) <= (numbers[4] ?? 0), "q is never below p: \(cells)")
      #expect((0...1).contains(numbers[5] ?? -1))
      let exposed = rows.dropLast().count { $0.factors[place] == 1 }
      let flares = rows.dropFirst().count { ($0.pain ?? 0) >= 7 }
      #expect(cells[10] == "\(exposed)" && cells[11] == "\(flares)", "\(cells)")
    }
    let soup = replayed[0]
    #expect(soup[2] == "confirmed" && soup[3] == "trigger" && (Double(soup[9]) ?? 0) > 0.8)
    let opposite = try Self.replay(Self.rows(people: 1, triggerPoints: -2, missing: 0).map(\.text)).rows[0]
    #expect(opposite[3] == "protective" && (Double(opposite[4]) ?? 2) < 1)
  }
}
