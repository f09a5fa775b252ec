import Foundation
import TrackerStatistics

import TrackerPatternEngine

/// A made-up person whose true triggers are known: the world that `docs/patterns.md`, 7, describes.
struct PatternWorld {
  /// By exposure, its days as they were, known or not.
  var columns: [[Bool]]
  private var severities: [Double]
  private var isKnown: [Bool]
  /// By exposure, whether it truly makes the next day worse.
  var isTrigger: [Bool]

  /// - Parameters:
  ///   - triggers: How many of the exposures are true triggers, each of 1.2 points.
  ///   - hasSeason: Whether severity also follows the year and two days of the week.
  ///   - hasGaps: Whether days are missing, bad ones more often.
  /// - Returns: nil for people who are left out: under four flares, or hardly a day without.
  init?(
    days: Int, exposures total: Int = 40, triggers: Int, companions: Bool = false, hasSeason: Bool = false,
    hasGaps: Bool = false, using random: inout SplitMix64
  ) {
    var columns = (0..<total).map { _ in PatternWorld.column(days: days, using: &random) }
    let shares = columns.map { column in Double(column.count { $0 }) / Double(days) }
    var candidates = shares.indices.filter { (0.12...0.5).contains(shares[$0]) }
    candidates.shuffle(using: &random)
    guard candidates.count >= triggers else { return nil }
    let chosen = Array(candidates.prefix(triggers))
    if companions {
      let others = columns.indices.filter { !chosen.contains($0) }.shuffled(using: &random)
      for (trigger, companion) in zip(chosen, others) {
        columns[companion] = columns[trigger].map { value in
          random.chance(0.7) ? value : random.chance(0.15)
        }
      }
    }
    let start = Double.random(in: 3.6..<4.6, using: &random)
    let phase = Double.random(in: 0..<1, using: &random)
    let heavyDays = Set([Int.random(in: 0..<7, using: &random), Int.random(in: 0..<7, using: &random)])
    var severity = start
    var shown: [Double] = []
    for day in 0..<days {
      var next = start + 0.7 * (severity - start) + 1.9 * 0.51.squareRoot() * random.normal()
      if day > 0 {
        for trigger in chosen { next += 1.2 * ((columns[trigger][day - 1] ? 1 : 0) - shares[trigger]) }
      }
      severity = next
      var told = next
      if hasSeason {
        told += 1.2 * sin(2 * Double.pi * (Double(day) / 365 + phase)) + (heavyDays.contains(day % 7) ? 0.5 : 0)
      }
      shown.append(min(10, max(1, told.rounded())))
    }
    let flares = shown.count { $0 >= 7 }
    guard flares >= 4, flares <= days - 4 else { return nil }
    let isKnown = shown.map { !hasGaps || !random.chance($0 >= 7 ? 0.3 : 0.1) }
    isTrigger = columns.indices.map(chosen.contains)
    self.columns = columns
    (severities, self.isKnown) = (shown, isKnown)
  }

  /// What a person tells of the exposures.
  var exposures: [Exposure] {
    columns.enumerated().map { index, column in
      Exposure("f\(index)", zip(column, isKnown).map { $1 ? $0 : nil })
    }
  }

  /// What a person tells of the days.
  var outcome: Outcome {
    Outcome(
      severity: zip(severities, isKnown).map { $1 ? $0 : nil },
      flare: zip(severities, isKnown).map { $1 ? $0 >= 7 : nil })
  }

  /// The same person after so many days.
  func first(_ days: Int) -> PatternWorld {
    var past = self
    past.columns = columns.map { Array($0.prefix(days)) }
    past.severities = Array(severities.prefix(days))
    past.isKnown = Array(isKnown.prefix(days))
    return past
  }

  private static func column(days: Int, using random: inout SplitMix64) -> [Bool] {
    let share = Double.random(in: 0.08..<0.5, using: &random)
    switch Double.random(in: 0..<1, using: &random) {
    case ..<0.4: return (0..<days).map { _ in random.chance(share) }
    case ..<0.8:
      let keeps = Double.random(in: 0.6..<0.9, using: &random)
      var value = random.chance(share)
      return (0..<days).map { _ in
        if !random.chance(keeps) { value = random.chance(share) }
        return value
      }
    default:
      let weights = (0..<7).map { _ in Double.random(in: 0.2..<1.2, using: &random) }
      let mean = weights.reduce(0, +) / 7
      let drifts = random.chance(0.5)
      return (0..<days).map { day in
        let drift = drifts ? 0.5 + Double(day) / Double(days) : 1
        return random.chance(min(1, share * weights[day % 7] / mean * drift))
      }
    }
  }
}
