import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerCheckIn
@testable import TrackerLogging
@testable import TrackerPrediction
@testable import TrackerToday

@Suite struct TodayOrderTests {
  /// Settings that hold one order, or that cannot be read.
  private struct Settings: SettingsStore {
    let place = "settings"
    var order: String?
    var hidden = SettingDefinition.none

    func value(of setting: SettingDefinition) throws -> SettingValue {
      if setting.id == TodayOrder.hidden { return SettingValue(value: hidden, origin: "settings") }
      guard let order else { throw Failure(.validation, "The settings can't be used") }
      return SettingValue(value: order, origin: "settings")
    }
    func set(_ value: String?, for setting: SettingDefinition) throws -> (before: SettingValue?, now: SettingValue) {
      let value = try self.value(of: setting)
      return (value, value)
    }
  }

  private static func sections(_ order: String?, hidden: String = SettingDefinition.none) throws -> [String] {
    let modules: [any TrackerModule.Type] = [
      TodayModule.self, PredictionModule.self, CheckInModule.self, LoggingModule.self,
    ]
    var environment = try TestWorld(modules).context.environment
    environment.settings = Settings(order: order, hidden: hidden)
    return TodayOrder.sections(in: environment)
  }

  @Test("what the person names comes first, the rest follows in its own order, and broken settings change nothing")
  func order() throws {
    let own = [
      "risk", "yesterday", "check-in", "logged", "noticed", "score", "unfinished", "forecast", "other-conditions",
      "load", "day-before", "tomorrow",
    ]
    #expect(
      try Self.sections("tomorrow,logged") == ["tomorrow", "logged"]
        + own.filter { !["tomorrow", "logged"].contains($0) })
    #expect(try Self.sections(nil) == own)
  }

  @Test("what the person hides is left out, wherever it would stand")
  func hidden() throws {
    #expect(
      try Self.sections("logged,risk", hidden: "logged,score,noticed").prefix(3) == ["risk", "yesterday", "check-in"])
    #expect(try !Self.sections(nil, hidden: "risk").contains("risk"))
  }

  @Test("the order is told in the names of the sections")
  func words() throws {
    let registry = Registry([TodayModule.self, PredictionModule.self, CheckInModule.self, LoggingModule.self])
    let order = try #require(registry.settings.all.first { $0.id == TodayOrder.id })
    #expect(order.words(of: "logged,risk").description == "What you logged, Chance of a flare")
  }
}
