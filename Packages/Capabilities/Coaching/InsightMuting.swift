import TrackerApplication
import TrackerCore

/// Which rules of coaching the person hears. Warnings of packs that call for medical help are no rules of coaching, so
/// they can't be muted.
public struct InsightMuting {
  private let session: Session

  public init(_ session: Session) { self.session = session }

  /// Mutes a rule, or lets it be heard again.
  ///
  /// - Parameter isMuted: Whether it is muted afterwards.
  /// - Throws: `Failure` (`validation`) for what is no rule of the person's; nothing is changed then. `Failure` of kind
  ///   `storage` or `system`.
  public func set(_ id: String, isMuted: Bool) throws -> MutingView {
    let rules = Coach.rules(of: session)
    let rule = rules.first { $0.id == id }
    let (wasMuted, _) = try session.record("insights \(isMuted ? "mute" : "unmute")") { journal -> Bool in
      let muted = try journal.value(MutedInsights.document) ?? MutedInsights()
      let before = muted.rules(of: session.person)
      // What is muted can be heard again, though no module or pack brings it any more.
      guard rule != nil || (!isMuted && before.contains(id)) else { throw InsightMuting.unknown(id, among: rules) }
      let after = muted.without(id, of: session.person) + (isMuted ? [id] : [])
      try journal.put(after.isEmpty ? nil : MutedInsights(rules: after.sorted()), as: MutedInsights.document)
      return before.contains(id)
    }
    return MutingView(id: id, about: rule?.about, isMuted: isMuted, isChanged: wasMuted != isMuted)
  }

  private static func unknown(_ id: String, among rules: [CoachingRule]) -> Failure {
    let near = nearestMatch(to: id, among: rules.map(\.id))
    return Failure(
      .validation,
      near == nil ? "There is no insight “{id}”" : "There is no insight “{id}”. Did you mean {near}?",
      ["id": .verbatim(id), "near": .verbatim(near ?? "")],
      recovery: "To see them all: symptoms insights rules")
  }
}

/// What became of muting a rule.
public struct MutingView: ReadModel {
  public static let schema = "insight-muting/1"

  var id: String
  /// nil for a rule that nobody brings any more.
  var about: Phrase?
  var isMuted: Bool
  /// Whether it was otherwise before.
  var isChanged: Bool

  public func blocks(_ format: TextFormatter) -> [Block] {
    let values = ["id": id]
    let text =
      switch (isMuted, isChanged) {
      case (true, true): format("Muted: {id}. To hear it again: symptoms insights unmute {id}", values)
      case (true, false): format("It was muted already. To hear it again: symptoms insights unmute {id}", values)
      case (false, true): format("You'll hear {id} again. To mute it: symptoms insights mute {id}", values)
      case (false, false): format("It was not muted. To mute it: symptoms insights mute {id}", values)
      }
    return [.sentence("\(text)")]
  }
}
