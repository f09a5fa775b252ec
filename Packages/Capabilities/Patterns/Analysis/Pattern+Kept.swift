import TrackerApplication
import TrackerCore

/// How a pattern is kept: a row of values in a fixed order, without their names. There can be hundreds of them, and
/// each list of patterns reads them all. `ConditionPatterns.form` changes with the order.
extension Pattern: Codable {
  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    factor = try row.decode(CandidateID.self)
    name = try row.decode(KeptPhrase.self)
    about = try row.decodeIfPresent(KeptPhrase.self)
    category = try row.decode(CandidateFactor.Category.self)
    metrics = try row.decode([MetricID].self)
    riskFactors = try row.decode([FactorID].self)
    keptBecause = try row.decodeIfPresent(KeptPhrase.self)
    lag = try row.decode(Int.self)
    label = try row.decode(PatternLabel.self)
    direction = try row.decodeIfPresent(StandingClaim.Direction.self)
    occurrences = try row.decode(Int.self)
    since = try row.decodeIfPresent(Day.self)
    counts = try Counts(kept: &row)
    days = try row.decode(Int.self)
    exposedDays = try row.decode(Int.self)
    slope = try row.decodeIfPresent(Double.self)
    slopeError = try row.decodeIfPresent(Double.self)
    slopeInterval = try row.decodeIfPresent(ClosedRange<Double>.self)
    chance = try row.decodeIfPresent(Double.self)
    falseDiscovery = try row.decodeIfPresent(Double.self)
    inclusion = try row.decodeIfPresent(Double.self)
    riskRatio = try row.decode(Double.self)
    interval = try row.decode(ClosedRange<Double>.self)
    eValue = try row.decode(Double.self)
    eValueOfLimit = try row.decode(Double.self)
    missing = try Missing(kept: &row)
    inseparable = try row.decode([CandidateID].self)
    companions = try row.decode([Companion].self)
    lastCounts = try ConditionPatterns.periods.map { _ in try Counts(kept: &row) }
    strip = Strip(
      last: try row.decode(Day.self), answers: try row.decode(String.self), flares: try row.decode(String.self))
    response = try row.decodeIfPresent(ResponseDays.self)
    goodStretches = try row.decodeIfPresent(Stretches.self)
  }

  func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    try row.encode(factor)
    try row.encode(name)
    try row.encode(about)
    try row.encode(category)
    try row.encode(metrics)
    try row.encode(riskFactors)
    try row.encode(keptBecause)
    try row.encode(lag)
    try row.encode(label)
    try row.encode(direction)
    try row.encode(occurrences)
    try row.encode(since)
    try counts.keep(in: &row)
    try row.encode(days)
    try row.encode(exposedDays)
    try row.encode(slope)
    try row.encode(slopeError)
    try row.encode(slopeInterval)
    try row.encode(chance)
    try row.encode(falseDiscovery)
    try row.encode(inclusion)
    try row.encode(riskRatio)
    try row.encode(interval)
    try row.encode(eValue)
    try row.encode(eValueOfLimit)
    try missing.keep(in: &row)
    try row.encode(inseparable)
    try row.encode(companions)
    for counts in lastCounts { try counts.keep(in: &row) }
    try row.encode(strip.last)
    try row.encode(strip.answers)
    try row.encode(strip.flares)
    try row.encode(response)
    try row.encode(goodStretches)
  }
}

extension Pattern.Counts {
  fileprivate init(kept row: inout some UnkeyedDecodingContainer) throws {
    flaresWith = try row.decode(Int.self)
    othersWith = try row.decode(Int.self)
    flaresWithout = try row.decode(Int.self)
    othersWithout = try row.decode(Int.self)
    unanswered = try row.decode(Int.self)
  }

  fileprivate func keep(in row: inout some UnkeyedEncodingContainer) throws {
    for number in [flaresWith, othersWith, flaresWithout, othersWithout, unanswered] { try row.encode(number) }
  }
}

extension Pattern.Missing {
  fileprivate init(kept row: inout some UnkeyedDecodingContainer) throws {
    days = try row.decode(Int.self)
    exposedDays = try row.decode(Int.self)
    unexposedDays = try row.decode(Int.self)
    flares = try row.decode(Int.self)
  }

  fileprivate func keep(in row: inout some UnkeyedEncodingContainer) throws {
    for number in [days, exposedDays, unexposedDays, flares] { try row.encode(number) }
  }
}
