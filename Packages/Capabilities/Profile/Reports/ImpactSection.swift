import TrackerApplication
import TrackerCore

/// How much the symptoms affect daily life, for a clinician: every answer of the days.
struct ImpactSection: ReportSection {
  let id = "impact"
  let title: Phrase = "Effect on daily life"
  let place = 75
  let isNarrow = true
  let notTracked: Phrase = "The effect on daily life was not answered in this period."

  func content(of range: ReportRange) throws -> (any ReportContent)? {
    let answers = try ImpactHistory(in: range.journal, upTo: range.days.upperBound).answers
    let own = answers.filter { range.days.contains($0.day) }
    return own.isEmpty ? nil : ImpactReport(answers: own)
  }
}

/// Answers to how much the symptoms affect daily life, 1 … 10; 10 is the most.
struct ImpactReport: ReportContent {
  /// The oldest first; never empty.
  var answers: [PersonFacts.DatedImpact]

  /// So many are told, the latest of them.
  private static let mostTold = 6

  func headline(_ format: TextFormatter) -> RichText {
    guard let first = answers.first, let last = answers.last else { return "" }
    let values = ["first": "\(first.value)", "last": "\(last.value)"]
    return answers.count == 1
      ? "\(format("{last} of 10", values))" : "\(format("First {first}, last {last} of 10", values))"
  }

  func blocks(_ format: TextFormatter) -> [Block] {
    let told = answers.suffix(Self.mostTold).map { answer in
      format("{day}: {value}", ["day": format.short(answer.day), "value": "\(answer.value)"])
    }
    let values = ["answers": told.joined(separator: ", "), "n": "\(answers.count)"]
    return [
      .sentence("\(format("{answers} (n = {n}).", values))"),
      .sentence("\(format("1: hardly any effect. 10: almost nothing can be done."), .faint)"),
    ]
  }
}
