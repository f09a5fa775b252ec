import TrackerCore

/// How somebody's level goes with the year and the week, by itself.
struct Rhythm: Sendable {
  private let season: Double
  private let phase: Double
  /// From Monday on.
  private let weekdays: [Double]

  init(_ world: SimulatedWorld, unit: Double, using random: inout SeededGenerator) {
    season = unit * Double.random(in: world.season, using: &random)
    phase = Double.random(in: 0..<1, using: &random)
    var offsets: [Double] = []
    for _ in 0..<7 { offsets.append(unit * world.weekday * random.normal()) }
    let mean = offsets.reduce(0, +) / 7
    weekdays = offsets.map { $0 - mean }
  }

  func offset(on day: Day) -> Double {
    season * Double.sin(2 * .pi * (Double(day.number) / 365.25 + phase)) + weekdays[day.weekday - 1]
  }

  /// Over many years.
  var variance: Double { season * season / 2 + weekdays.reduce(0) { $0 + $1 * $1 } / 7 }
}
