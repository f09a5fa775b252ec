import Foundation
import Testing

@testable import TrackerPackQuality

/// Measures what finds advice on treatment on sentences that were written for it: one half with the rule at hand, the
/// other without a look at it. `Tests/Fixtures/advice` has a table of each.
@Suite struct AdviceFinderTests {
  private struct Row {
    var language: String
    var isAdvice: Bool
    var sentence: String
  }

  private static func rows(_ name: String) throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/advice/\(name).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      line in
      let cells = line.split(separator: "\t").map(String.init)
      try #require(cells.count == 3 && ["advice", "harmless"].contains(cells[1]), "\(line)")
      return Row(language: cells[0], isAdvice: cells[1] == "advice", sentence: cells[2])
    }
  }

  @Test(
    "advice is found in nearly every sentence that gives some, and in nearly none that gives none",
    arguments: [("written-with", 0.97, 0.005), ("held-out", 0.95, 0.02)])
  func measured(_ name: String, least: Double, most: Double) throws {
    let rows = try Self.rows(name)
    #expect(rows.count >= 150)
    for language in ["en", "de"] {
      let (advice, harmless) = (
        rows.filter { $0.language == language && $0.isAdvice }, rows.filter { $0.language == language && !$0.isAdvice }
      )
      #expect(advice.count >= 40 && harmless.count >= 40)
    }
    func isFound(_ row: Row) -> Bool { !AdviceFinder(language: row.language).advice(in: row.sentence).isEmpty }
    let (advice, harmless) = (rows.filter(\.isAdvice), rows.filter { !$0.isAdvice })
    let missed = advice.filter { !isFound($0) }.map(\.sentence)
    let wrong = harmless.filter(isFound).map(\.sentence)
    let found = Double(advice.count - missed.count) / Double(advice.count)
    #expect(found >= least, "found \(found); missed: \(missed.joined(separator: " | "))")
    let flagged = Double(wrong.count) / Double(harmless.count)
    #expect(flagged <= most, "flagged \(flagged): \(wrong.joined(separator: " | "))")
  }

  @Test("no sentence stands in both halves, or twice")
  func apart() throws {
    let all = try ["written-with", "held-out"].flatMap(Self.rows).map(\.sentence)
    #expect(Set(all).count == all.count)
  }

  @Test(
    "what was found is told from the word that asks to what it is about",
    arguments: [
      ("Your head may hurt. Take two tablets of ibuprofen.", ["Take two tablets"]),
      ("Nehmen Sie abends eine Tablette.", ["Nehmen Sie abends eine Tablette"]),
      ("You slept badly.", []), ("", []), ("…", []),
      ("Take your tablets. Wear a splint.", ["Take your tablets", "Wear a splint"]),
      ("You shouldn’t combine codeine with wine.", ["shouldn’t combine codeine"]),
      ("Bein hochlagern und mit einer Binde wickeln.", ["Bein hochlagern und mit einer Binde wickeln"]),
      ("A splint at night would do you good.", ["would do you good"]),
      ("Zwei Kapseln genügen.", ["Zwei Kapseln genügen"]),
      ("Have you considered a splint?", ["Have you considered a splint"]),
      ("Have you used a splint this week?", []), ("This is no advice to take the tablets.", []),
      ("Das ist kein Rat, die Tabletten abzusetzen.", []),
      ("Sie sollten Ibuprofen nehmen.", ["sollten Ibuprofen nehmen"]),
      ("Das ist keine Empfehlung, Sie sollten Ibuprofen nehmen.", []),
      ("Roll a frozen bottle under your foot.", ["Roll a frozen bottle under your foot"]),
      ("Knie beugen, zehn Sekunden halten, dann lösen.", ["beugen zehn Sekunden"]),
      ("The nurse said that you should wear a splint.", []), ("Am besten schliefen Sie nach einer Tablette.", []),
    ])
  func told(_ text: String, _ found: [String]) { #expect(AdviceFinder(language: nil).advice(in: text) == found) }

  @Test("a text of thousands of words is read to its end", .timeLimit(.minutes(15)))
  func long() {
    let text = String(repeating: "take the tablets and ", count: 3000)
    #expect(AdviceFinder(language: nil).advice(in: text) == [])
  }
}
