import TrackerApplication
import TrackerCore

/// A factor that a person means, with what there is to say of it.
enum FoundFactor {
  case pattern(Pattern)
  /// It is computed from what makes a flare.
  case refused(ConditionPatterns.Refused)
  /// It was there, but on too few days to be looked at.
  case seldom(CandidateID, name: String, days: Int)

  var id: CandidateID {
    switch self {
    case .pattern(let pattern): pattern.factor
    case .refused(let refused): refused.factor
    case .seldom(let id, _, _): id
    }
  }

  func name(_ format: TextFormatter) -> String {
    switch self {
    case .pattern(let pattern): format(pattern.name.phrase)
    case .refused(let refused): format(refused.name.phrase)
    case .seldom(_, let name, _): name
    }
  }
}

/// Finds the factor that a person means, by its id or by its name in their language.
struct FactorFinder {
  let patterns: ConditionPatterns
  let session: Session

  private var all: [FoundFactor] {
    patterns.patterns.map(FoundFactor.pattern) + patterns.refused.map(FoundFactor.refused)
  }

  /// The factor of an id, of a name, or of words that only one name has.
  ///
  /// - Throws: `Failure` (`validation`) where there is none, or where it could be several.
  func factor(_ word: String) throws -> FoundFactor {
    let all = all
    let named = all.map { NamedFactor(id: $0.id, name: $0.name(session.format)) }
    do {
      return all[try NamedFactor.find(word, among: named)]
    } catch {
      guard let seldom = try seldom(word) else { throw error }
      return seldom
    }
  }

  /// What was logged on so few days that it is not looked at.
  private func seldom(_ word: String) throws -> FoundFactor? {
    let families = session.person.catalogue.families.filter { $0.words == nil }
    let metrics = [MetricID(word.trimmed.lowercased())] + families.map { $0.id(of: word.metricWord) }
    return try session.journal.read { journal in
      for metric in metrics where metric.rawValue.contains(".") {
        guard try journal.metrics(withPrefix: metric.rawValue).contains(where: { $0.metric == metric }),
          let name = session.person.catalogue[metric]?.name
        else { continue }
        // A day on which none of it was logged is no day with it.
        let days = try journal.loggedDays().map { try journal.totals(of: [metric], in: $0).count { $0.value > 0 } } ?? 0
        return .seldom(CandidateID(metric.rawValue), name: session.format(name), days: days)
      }
      return nil
    }
  }
}
