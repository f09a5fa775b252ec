import TrackerApplication
import TrackerCheckIn
import TrackerCore
import TrackerLogging
import TrackerMedicines
import TrackerReflections
import TrackerStatistics
import TrackerTags
import TrackerTestSupport
import TrackerTrackables
import TrackerVitals
import TrackerWeather

@testable import TrackerPatterns

/// A made-up person's diary: meals, nights and how bad days were, put into a journal in memory as entries of their
/// kinds are.
struct PatternDiary {
  static let modules: [any TrackerModule.Type] = [
    PatternsModule.self, LoggingModule.self, CheckInModule.self, MedicinesModule.self, TagsModule.self,
    TrackablesModule.self, VitalsModule.self, WeatherModule.self, ReflectionsModule.self,
  ]
  /// The day after the last one.
  static let today = Day(number: 20_524)
  static let zone = "Europe/Berlin"

  var world: TestWorld

  init(facts: PersonFacts = TestWorld.facts) throws {
    world = try TestWorld(Self.modules, now: "\(Self.today)T20:00", zone: Self.zone, facts: facts)
  }

  /// The session on a day.
  func session(on day: Day = today) throws -> Session {
    var context = world.context
    let calendar = DayCalendar(zone: context.environment.zone)
    context.environment.now = try calendar.instant(on: day, at: LocalTime(wrapping: 1_200))
    return try context.session()
  }

  /// One day, so many days before today.
  struct Logged {
    var back: Int
    /// nil for a day without a check-in.
    var severity: Double?
    /// nil for a day without a meal.
    var foods: [String]?
    var others: [Measure] = []
    /// More meals, by their minutes after midnight.
    var meals: [Int: [String]] = [:]
  }

  /// Puts days, each with a meal at noon and a check-in in the evening.
  func log(_ days: [Logged]) throws {
    let session = try session()
    let context = session.person.entryContext
    try world.journal.write("log", at: session.environment.now) { journal in
      for logged in days {
        let day = Self.today.advanced(by: -logged.back)
        let noon = try session.calendar.instant(on: day, at: LocalTime(wrapping: 750))
        func entry(_ mark: String, _ kind: LogKindID, at instant: Instant, _ fields: [String: JSONValue]) -> Entry {
          let digits = "\(mark)\(day.number)"
          return Entry(
            id: EntryID(rawValue: String(repeating: "0", count: 16 - digits.count) + digits), kind: kind,
            instant: instant, offset: 3_600, zone: Self.zone, day: day, payload: Payload(fields: fields))
        }
        if let foods = logged.foods {
          let meal = entry("1", "food", at: noon, ["items": foods.map { FoodItem(name: $0) }.json])
          let kind = session.environment.registry.logKind("food")
          try journal.put(meal, measures: kind?.allMeasures(of: meal, in: context) ?? [])
        }
        for (minutes, foods) in logged.meals {
          let at = try session.calendar.instant(on: day, at: LocalTime(wrapping: minutes))
          let meal = entry("4\(minutes)", "food", at: at, ["items": foods.map { FoodItem(name: $0) }.json])
          let kind = session.environment.registry.logKind("food")
          try journal.put(meal, measures: kind?.allMeasures(of: meal, in: context) ?? [])
        }
        if let severity = logged.severity {
          let checkIn = entry("2", "check-in", at: Instant(seconds: noon.seconds + 30_000), [:])
          try journal.put(checkIn, measures: [Measure("symptom.pain", severity, fold: .max)])
        }
        if !logged.others.isEmpty {
          let other = entry("3", "measurement", at: Instant(seconds: noon.seconds + 60), [:])
          try journal.put(other, measures: logged.others)
        }
      }
    }
  }

  /// Days on which one food truly makes the next day worse by so many points, among others that do nothing.
  ///
  /// - Parameters:
  ///   - effect: In points of severity; 0 for a food without an effect.
  ///   - foods: How many there are; the first one is the trigger.
  static func days(_ count: Int, effect: Double, foods: Int = 12, seed: UInt64) -> [Logged] {
    var random = SplitMix64(seed: seed)
    var severity = 4.0
    var before = false
    return (0..<count).map { index in
      severity = 4 + 0.5 * (severity - 4) + 1.3 * random.normal() + (before ? effect : 0)
      let eaten = (0..<foods).filter { _ in random.chance(0.3) }
      before = eaten.contains(0)
      return Logged(
        back: count - index, severity: min(10, max(1, severity.rounded())),
        foods: ["water"] + eaten.map { "dish \(letters[$0])" })
    }
  }

  private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(97 + $0))) }

  /// The patterns of the one condition.
  func patterns(on day: Day = today, isFresh: Bool = false) throws -> ConditionPatterns {
    let session = try session(on: day)
    let all = try PatternReader(session).patterns(of: session.person.conditions, isFresh: isFresh)
    guard let only = all.first else { throw Failure(.validation, "a test has no condition") }
    return only
  }

  /// The claims that screens may name.
  func standing(on day: Day = today) throws -> [StandingClaim] {
    let session = try session(on: day)
    return try session.journal.read { try session.standingClaims(in: $0) }
  }
}

extension Double? {
  /// Whether it is a number that was written as JSON: `JSONSerialization` may lose its last digit.
  func isRead(of other: Double?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return abs(self - other) <= 1e-12 * abs(other)
  }
}
