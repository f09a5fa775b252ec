import TrackerApplication
import TrackerCore

/// Which factors the person watches, and which they don't want to hear of.
public struct FactorChoosing {
  /// What can be chosen for a factor.
  public enum Choice: String, Encodable, Sendable {
    case watch, unwatch, mute, unmute
  }

  private let session: Session
  private let steps: PatternStep.Report

  public init(_ session: Session, steps: @escaping PatternStep.Report = { _ in }) {
    self.session = session
    self.steps = steps
  }

  /// Keeps a choice, as one action that can be undone.
  ///
  /// - Throws: `Failure` (`validation`) for what is no factor of the person's; nothing is changed then. `Failure` of
  ///   kind `storage` or `system`.
  public func choose(_ choice: Choice, _ word: String) throws -> FactorChoiceView {
    let found = try find(word)
    let name = found.name(session.format)
    let isSuspected = session.suspectedTriggers.contains { $0.metric?.rawValue == found.id.rawValue }
    let (wasChanged, _) = try session.record("patterns \(choice.rawValue)") { journal -> Bool in
      let before = try journal.value(FactorChoice.document, of: found.id)?.attention
      let after = Self.attention(choice, before: before, isSuspected: isSuspected)
      guard after != before else { return false }
      let kept = after.map { FactorChoice(found.id, name: name, $0) }
      try journal.put(kept, as: FactorChoice.document, of: found.id)
      return true
    }
    return FactorChoiceView(factor: found.id, name: name, choice: choice, isChanged: wasChanged)
  }

  private func find(_ word: String) throws -> FoundFactor {
    let patterns = try PatternReader(session, steps: steps).patterns(of: session.person.conditions)
    var problem: (any Error)?
    for condition in patterns {
      do { return try FactorFinder(patterns: condition, session: session).factor(word) } catch {
        problem = problem ?? error
      }
    }
    throw problem ?? Failure.notSetUp
  }

  /// What holds after a choice; nil where nothing is chosen.
  private static func attention(_ choice: Choice, before: FactorChoice.Attention?, isSuspected: Bool)
    -> FactorChoice.Attention?
  {
    switch choice {
    case .watch: isSuspected ? nil : .watched
    case .unwatch: before == .muted ? before : isSuspected ? .unwatched : nil
    case .mute: .muted
    case .unmute: before == .muted ? nil : before
    }
  }
}

/// What became of a choice.
public struct FactorChoiceView: ReadModel {
  public static let schema = "pattern-choice/1"

  var factor: CandidateID
  var name: String
  var choice: FactorChoosing.Choice
  /// Whether it was otherwise before.
  var isChanged: Bool

  public func blocks(_ format: TextFormatter) -> [Block] {
    let text: String =
      switch (choice, isChanged) {
      case (.watch, true): format("Watched: {name}. It now has a line in symptoms patterns.", ["name": name])
      case (.watch, false): format("{name} is watched already.", ["name": name])
      case (.unwatch, true): format("No longer watched: {name}.", ["name": name])
      case (.unwatch, false): format("{name} was not watched.", ["name": name])
      case (.mute, true): format("Muted: {name}. No screen names it. It still counts in the tests.", ["name": name])
      case (.mute, false): format("{name} was muted already.", ["name": name])
      case (.unmute, true): format("{name} can be named again.", ["name": name])
      case (.unmute, false): format("{name} was not muted.", ["name": name])
      }
    return [.sentence("\(text)")]
  }
}
