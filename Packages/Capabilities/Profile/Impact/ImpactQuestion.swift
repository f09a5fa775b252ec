import TrackerApplication
import TrackerCore

/// The day on which the question was skipped last. It is no change that anybody would undo.
enum SkippedImpact {
  static let document = DocumentKind<Day>("profile", "impact-skipped")
}

/// Asks once a month how much the symptoms affect daily life.
enum ImpactQuestion {
  /// So many days after the last answer, or after it was skipped, it is asked again.
  static let days = 30

  static let question = FollowUpQuestion("impact", command: "symptoms log impact 6", due: due, keep: keep)

  /// The question where the last answer, the last time it was skipped and the set-up all lie 30 days back or more.
  @Sendable static func due(_ session: Session) throws -> FollowUpQuestion.Asked? {
    try session.journal.read { journal in
      let today = session.today
      let history = try ImpactHistory(in: journal, upTo: today)
      let asked = [history.latest?.day, try journal.value(SkippedImpact.document), history.setUp].compactMap { $0 }
      // What lies ahead comes from a clock that was wrong.
      guard let last = asked.filter({ $0 <= today }).max(), last.distance(to: today) >= days else { return nil }
      return asks(session, history)
    }
  }

  /// In the words of the person's packs, which asked it first.
  private static func asks(_ session: Session, _ history: ImpactHistory) -> FollowUpQuestion.Asked {
    let words = session.environment.words
    let explains: Phrase = "This is asked once a month. You can skip it."
    let earlier = history.latest.map { (value: Double($0.value), day: $0.day) }
    for step in session.person.packs.flatMap(\.onboarding) where step.saves == "impact" {
      guard case .scale(let scale) = step.answer, scale.range == range, scale.step == 1 else { continue }
      return .init(
        title: .verbatim(step.title), asks: .verbatim(step.asks), explains: explains, scale: scale, earlier: earlier)
    }
    let scale = Scale(
      id: "impact", name: words(ImpactMetrics.impact.name), range: range, step: 1, worse: .high,
      anchors: [
        .init(value: range.lowerBound, words: words("hardly any")),
        .init(value: range.upperBound, words: words("you can do almost nothing")),
      ], bands: [])
    return .init(
      title: "Your daily life", asks: "How much do your symptoms affect your daily life?", explains: explains,
      scale: scale, earlier: earlier)
  }

  private static let range = Double(ImpactKind.range.lowerBound)...Double(ImpactKind.range.upperBound)

  /// Logs the answer, or notes that it was skipped.
  @Sendable static func keep(_ answer: Double?, _ session: Session) throws -> Phrase? {
    guard let answer else {
      try session.environment.write("impact skipped", to: session.journal) {
        try $0.draft(session.today, as: SkippedImpact.document)
      }
      return nil
    }
    let level = Int(answer.rounded())
    let entry = session.entry(
      ImpactKind.id,
      EntryDraft(
        payload: Payload(fields: [ImpactKind.level.name: .number(Double(level))]), instant: session.environment.now,
        day: session.today))
    _ = try session.record("log impact") { journal in
      try journal.put(entry, measures: session.measures(of: entry, by: ImpactKind.self, in: journal))
    }
    return .words("Saved: effect on daily life {value} out of 10.", ["value": .count(level)])
  }
}
