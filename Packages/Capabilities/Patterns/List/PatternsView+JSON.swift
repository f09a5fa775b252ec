import TrackerApplication
import TrackerCore

/// The whole of a pattern, for clients.
extension PatternsView.Item: Encodable {
  private enum CodingKeys: String, CodingKey {
    case factor, name, about, category, metrics, riskFactors, kind, label, direction, lag, occurrences, since, counts
    case days, exposedDays, effect, effectError, p, falseDiscovery, inclusion, riskRatio, interval, isRatioUncertain
    case eValue, eValueOfLimit, missing, inseparable, companions, described, strip, watched, muted, stands
    case neverInExperiment, effectInterval, responseTime, suggestion, window
  }

  private struct Described: Encodable {
    /// nil for all days.
    var days: Int?
    var counts: Pattern.Counts
    var strength: Double?
    var bar: Double?
    var p: Double?
    var test: PatternDescription.Test?
    /// 1 − p, of this question alone: nobody has corrected it for the others.
    var confidence: Double
    var confidenceWord: PatternDescription.Confidence
  }

  /// A companion, its name in words.
  private struct Beside: Encodable {
    var factor: CandidateID
    var name: Phrase
    var both, alone, otherAlone, neither: Companion.Part

    init(_ companion: Companion) {
      factor = companion.factor
      name = companion.name.phrase
      (both, alone) = (companion.both, companion.alone)
      (otherAlone, neither) = (companion.otherAlone, companion.neither)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(pattern.factor, forKey: .factor)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(pattern.about?.phrase, forKey: .about)
    try container.encode(pattern.category, forKey: .category)
    try container.encode(pattern.metrics, forKey: .metrics)
    try container.encode(pattern.riskFactors, forKey: .riskFactors)
    try container.encode(pattern.kind, forKey: .kind)
    try container.encode(pattern.label, forKey: .label)
    try container.encodeIfPresent(pattern.direction, forKey: .direction)
    try container.encode(pattern.lag, forKey: .lag)
    try container.encode(pattern.occurrences, forKey: .occurrences)
    try container.encodeIfPresent(pattern.since, forKey: .since)
    try container.encode(pattern.counts, forKey: .counts)
    try container.encode(pattern.days, forKey: .days)
    try container.encode(pattern.exposedDays, forKey: .exposedDays)
    try container.encodeIfPresent(pattern.slope, forKey: .effect)
    try container.encodeIfPresent(pattern.slopeError, forKey: .effectError)
    try container.encodeIfPresent(pattern.slopeInterval, forKey: .effectInterval)
    try container.encodeIfPresent(pattern.chance, forKey: .p)
    try container.encodeIfPresent(pattern.falseDiscovery, forKey: .falseDiscovery)
    try container.encodeIfPresent(pattern.inclusion, forKey: .inclusion)
    try container.encode(pattern.riskRatio, forKey: .riskRatio)
    try container.encode(pattern.interval, forKey: .interval)
    try container.encode(pattern.isRatioUncertain, forKey: .isRatioUncertain)
    try container.encode(pattern.eValue, forKey: .eValue)
    try container.encode(pattern.eValueOfLimit, forKey: .eValueOfLimit)
    try container.encode(pattern.missing, forKey: .missing)
    try container.encode(pattern.inseparable, forKey: .inseparable)
    try container.encode(pattern.companions.map(Beside.init), forKey: .companions)
    try container.encodeIfPresent(described, forKey: .described)
    try container.encode(pattern.strip, forKey: .strip)
    try container.encode(isWatched, forKey: .watched)
    try container.encode(isMuted, forKey: .muted)
    try container.encode(stands, forKey: .stands)
    try container.encodeIfPresent(pattern.response, forKey: .responseTime)
    try container.encodeIfPresent(suggestion, forKey: .suggestion)
    try container.encodeIfPresent(window, forKey: .window)
    try container.encodeIfPresent(pattern.keptBecause?.phrase, forKey: .neverInExperiment)
  }

  private var described: Described? {
    description.map { description in
      Described(
        days: days == 0 ? nil : days, counts: description.counts, strength: description.strength,
        bar: description.bar, p: description.chance, test: description.test,
        confidence: 1 - (description.chance ?? 1), confidenceWord: description.confidence)
    }
  }
}
