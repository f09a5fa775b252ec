import Foundation
import TrackerCore
import TrackerStatistics

/// How somebody's level goes with the year and the week, by itself.
struct Rhythm: Sendable {
  private let season: Double
  private let phase: Double
  /// From Monday on.
  private let weekdays: [Double]

  init(_ world: SimulatedWorld, unit: Double, using random: inout SplitMix64) {
    season = unit * Double.random(in: world.season, using: &random)
    phase = Double.random(in: 0..<1, using: &random)
    var offsets: [Double] = []
    for _ in 0..<7 { offsets.append(unit * world.weekday * random.normal()) }
    let mean = offsets.reduce(0, +) / 7
    weekdays = offsets.map { $0 - mean }
  }

  /// How far the level lies from its mean on a day, in points of severity.
  func offset(on day: Day) -> Double {
    season * sin(2 * .pi * (Double(day.number) / 365.25 + phase)) + weekdays[day.weekday - 1]
  }

  /// Variance of the offset over many years.
  var variance: Double { season * season / 2 + weekdays.reduce(0) { $0 + $1 * $1 } / 7 }
}
