import TrackerCore

/// One thing that two packs say otherwise.
public struct PackDifference: Sendable, Hashable, Codable {
  /// Where in a pack, such as `risk.factors.short-sleep.response`.
  public var path: String
  /// Absent where the first pack does not have it; of a list, what went.
  public var before: Phrase?
  /// Absent where the second does not; of a list, what came.
  public var after: Phrase?
  /// What the change does, such as the most that a curve moved; absent where the words say it.
  public var effect: Phrase?
}

extension PackDifference {
  /// What came to a list and what went from it; of the same entries, that their order is another.
  fileprivate init(_ path: String, from before: [String], to after: [String]) {
    let gone = before.filter { !after.contains($0) }
    let new = after.filter { !before.contains($0) }
    self.init(
      path: path, before: gone.isEmpty ? nil : "\(gone.joined(separator: ", "))",
      after: new.isEmpty ? nil : "\(new.joined(separator: ", "))",
      effect: gone.isEmpty && new.isEmpty ? "the same in another order" : nil)
  }
}

extension ConditionPack {
  /// What another pack says otherwise, in the order of this one and then of what is new; comments, layout and where a
  /// value stands make no difference.
  public func differences(to other: ConditionPack) -> [PackDifference] {
    let (own, others) = (PackFacts(self), PackFacts(other))
    let (ours, theirs) = (own.facts, others.facts)
    let (before, after) = (
      Dictionary(ours.map { ($0.path, $0.words) }) { $1 }, Dictionary(theirs.map { ($0.path, $0.words) }) { $1 }
    )
    let changed = ours.filter { after[$0.path] != $0.words }.map { fact in
      if let was = own.entries[fact.path], let becomes = others.entries[fact.path] {
        return PackDifference(fact.path, from: was, to: becomes)
      }
      return PackDifference(
        path: fact.path, before: fact.words, after: after[fact.path], effect: effect(at: fact.path, in: other))
    }
    let new = theirs.filter { before[$0.path] == nil }.map {
      PackDifference(path: $0.path, before: nil, after: $0.words, effect: nil)
    }
    return changed + new
  }

  private func effect(at path: String, in other: ConditionPack) -> Phrase? {
    let parts = path.split(separator: ".")
    guard parts.count == 4, parts[1] == "factors", parts[3] == "response" else { return nil }
    let id = FactorID(String(parts[2]))
    guard case .response(_, let before)? = factor(id)?.rule, case .response(_, let after)? = other.factor(id)?.rule
    else { return nil }
    let moved = (before.points + after.points).map { (at: $0.value, by: after($0.value) - before($0.value)) }
    guard let most = moved.max(by: { abs($0.by) < abs($1.by) }), most.by != 0 else { return nil }
    return .words(
      most.by > 0 ? "at most {points} points more, at {value}" : "at most {points} points fewer, at {value}",
      ["points": "\(abs(most.by).decimal())", "value": "\(most.at.words)"])
  }
}
