/// How glad or low a text sounds, by the words in it: a rough number, which knows neither irony nor what is not said.
///
/// A word of the lists counts 1 or 2, or as many below zero. A word such as *very* makes the next one count half as
/// much again, one such as *slightly* half. One such as *not*, *without* or *less* turns those that follow it in the
/// clause, four words at most, and weakens them to three quarters; one such as *gone* turns low words before it. What
/// stands behind *but* counts double. The score is the sum over the sum of all sizes and 1.5.
public struct Sentiment: Sendable, Hashable {
  /// From -1 (low) to 1 (glad), in steps of 0.01.
  public let score: Double
  /// How many words of the lists it has, 1 or more.
  public let count: Int

  /// Of the rules and the lists: one more with each change, so that what was scored before is scored again.
  public static let version = 1

  /// nil where the text has no word of the lists. O(text).
  public init?(of text: String) {
    let words = TextWords(text)
    let lexicon = SentimentLexicon.of(TextLanguage(of: words))
    var (sum, size, count) = (0.0, 0.0, 0)
    var weight = 1.0
    for clause in words.clauses {
      if let first = clause.first, lexicon.turns.contains(first.folded) { weight = 2 }
      for value in Sentiment.values(in: clause.map(\.folded), lexicon, &weight) {
        sum += value
        size += abs(value)
        count += 1
      }
    }
    guard count > 0 else { return nil }
    let score = sum / (size + 1.5)
    self.score = (score * 100).rounded() / 100
    self.count = count
  }

  /// So many words behind a *not* are turned; small words in between are not counted.
  private static let reach = 4

  /// What the words of a clause count.
  private static func values(in clause: [String], _ lexicon: SentimentLexicon, _ weight: inout Double) -> [Double] {
    var values: [(value: Double, place: Int)] = []
    var strength = 1.0
    var turned = 0
    for (place, word) in clause.enumerated() {
      if lexicon.turns.contains(word) { (weight, turned) = (2, 0) }
      if lexicon.negates(word) {
        // Another one in the same breath says the same again.
        turned = reach
        continue
      }
      if lexicon.resumes.contains(word) {
        turned = 0
        continue
      }
      if lexicon.ends.contains(word) {
        for index in values.indices where values[index].value < 0 && place - values[index].place <= reach + 2 {
          values[index].value *= -0.75
        }
        continue
      }
      if let factor = lexicon.factors[word] {
        strength = factor
        continue
      }
      if let value = lexicon.value(of: word) {
        values.append((value * strength * (turned > 0 ? -0.75 : 1) * weight, place))
      }
      if !lexicon.isSmall(word) {
        strength = 1
        turned = max(0, turned - 1)
      }
    }
    return values.map(\.value)
  }
}
