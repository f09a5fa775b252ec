import Foundation
import Testing
import TrackerSentiment

/// How often the score has the sign that a person gave: measured on sentences that nobody tuned by. The figures stand
/// in `docs/journal.md`; a change of the lists or rules that costs more than the margin fails here.
@Suite struct SentimentAgreementTests {
  private static func sentences(_ language: String) throws -> [(label: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Fixtures/sentiment/\(language).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: "\t")
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// A score within this of 0 is neither glad nor low.
  private static let middle = 0.05

  private static func sign(_ text: String) -> String {
    let score = Sentiment(of: text)?.score ?? 0
    return score > middle ? "+" : score < -middle ? "-" : "0"
  }

  @Test(
    "the held-out sentences are scored as people labelled them",
    arguments: [("en", accuracy: 0.94, kappa: 0.91), ("de", accuracy: 0.93, kappa: 0.90)])
  func agreement(language: String, accuracy: Double, kappa: Double) throws {
    let all = try Self.sentences(language)
    #expect(all.count >= 200)
    let held = all.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let pairs = held.map { ($0.label, Self.sign($0.text)) }
    let share = { (count: Int) in Double(count) / Double(pairs.count) }
    let observed = share(pairs.count { $0.0 == $0.1 })
    let chance = ["+", "0", "-"].reduce(0.0) { sum, label in
      sum + share(pairs.count { $0.0 == label }) * share(pairs.count { $0.1 == label })
    }
    let agreed = (observed - chance) / (1 - chance)
    #expect(observed > accuracy - 0.04, "accuracy \(observed)")
    #expect(agreed > kappa - 0.06, "kappa \(agreed)")
    // Glad and low are told apart more surely than either from neither.
    #expect(pairs.count { Set([$0.0, $0.1]) == ["+", "-"] } <= 3)
  }
}
