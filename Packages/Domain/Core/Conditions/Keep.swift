/// Marks a part of a pack that is never part of an experiment: nobody is asked to have more or less of it to see what
/// happens.
public struct Keep: Sendable, Hashable {
  /// Why, in a sentence of the pack; nil where the pack gives no reason.
  public var because: String?

  public init(because: String? = nil) { self.because = because }

  /// Why, in the pack's words or the program's.
  public var reason: Phrase { because.map { .verbatim($0) } ?? "Changing this as a test could harm you." }
}

/// In JSON as in a pack: `true`, or the reason.
extension Keep: Codable {
  public init(from decoder: any Decoder) throws {
    because = try? decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let because { try container.encode(because) } else { try container.encode(true) }
  }
}

/// What an experiment would change, asked of a pack.
public enum KeepSubject: Sendable, Hashable {
  case metric(MetricID)
  case factor(FactorID)
}

extension ConditionPack {
  /// Whether something is never part of an experiment, and why: nil for what may be one.
  ///
  /// A metric is kept if it says so itself, its food group does, or a factor that looks at it; a part of a day's metric
  /// is kept with the whole. A factor is kept by itself, with its metric, and with any part of a compound. O(factors).
  public func kept(_ subject: KeepSubject) -> Keep? {
    switch subject {
    case .metric(let metric):
      let whole = metric.ofWholeDay
      return foods.first { $0.metric == whole }?.keep ?? trackables?.first { $0.metric == whole }?.keep
        ?? risk.factors.lazy.filter { $0.metric?.ofWholeDay == whole }.compactMap(\.keep).first
    case .factor(let id):
      var seen: Set<FactorID> = []
      return kept(id, &seen)
    }
  }

  private func kept(_ id: FactorID, _ seen: inout Set<FactorID>) -> Keep? {
    guard seen.insert(id).inserted, let factor = factor(id) else { return nil }
    if let keep = factor.keep ?? factor.metric.flatMap({ kept(.metric($0)) }) { return keep }
    for part in factor.parts { if let keep = kept(part, &seen) { return keep } }
    return nil
  }
}
