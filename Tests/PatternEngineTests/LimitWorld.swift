import TrackerPatternEngine
import TrackerStatistics

/// A made-up person whose own limits are known: the world that `docs/patterns.md`, 11, describes.
struct LimitWorld {
  /// What the load goes by, besides chance.
  enum Load: CaseIterable {
    /// Yesterday's load.
    case persistent
    /// The day of the week.
    case weekly
    /// Today's severity, as stress does, and more finely than it is told in whole points.
    case withSeverity
    /// On most days there is none, and less on bad days, as of exercise.
    case seldom
  }

  var loads: [Double?] = []
  var nights: [Double?] = []
  private var severities: [Double?] = []

  /// - Parameters:
  ///   - extra: Points of severity that a load among the highest fourth adds to the next day.
  ///   - relief: Points that a long second night after a short one takes from the day after it.
  init(days: Int, load kind: Load, extra: Double = 0, relief: Double = 0, using random: inout SplitMix64) {
    let start = Double.random(in: 3.6..<4.6, using: &random)
    let weekdays = (0..<7).map { _ in random.normal() }
    var (severity, load, sleep) = (start, 0.0, 7.5)
    for day in 0..<days {
      let isShort = sleep <= 6.5
      let bad = (severity - start) / 1.9
      // Nights after bad days are shorter, and resemble the night before.
      sleep = 7.5 + 0.3 * (sleep - 7.5) - 0.3 * bad + random.normal()
      let isHigh = load > LimitWorld.cut(kind)
      severity =
        start + 0.7 * (severity - start) + 1.9 * 0.51.squareRoot() * random.normal()
        + (isHigh ? extra * 0.75 : -extra * 0.25) - (isShort && sleep > 7.5 ? relief : 0)
      let today = (severity - start) / 1.9
      switch kind {
      case .persistent: load = 0.6 * load + 0.8 * random.normal()
      case .weekly: load = 0.8 * weekdays[day % 7] + 0.6 * random.normal()
      case .withSeverity: load = 0.7 * today + 0.7 * random.normal()
      case .seldom: load = max(0, random.normal() - 0.3 * today)
      }
      let shown = min(10, max(1, severity.rounded()))
      let isKnown = !random.chance(shown >= 7 ? 0.2 : 0.1)
      severities.append(isKnown ? shown : nil)
      loads.append(random.chance(0.05) ? nil : load)
      nights.append(random.chance(0.05) ? nil : sleep)
    }
  }

  /// What a person tells of the days.
  var outcome: Outcome { Outcome(severity: severities, flare: severities.map { $0.map { $0 >= 7 } }) }

  private static func cut(_ kind: Load) -> Double { kind == .seldom ? 0.7 : 0.6 }
}
