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

    func value(of setting: SettingDefinition) throws -> SettingValue {
      guard let order else { throw Failure(.validation, "The settings can't be used") }
      return SettingValue(value: order, origin: "settings")
    }
    func set(_ value: String?, for setting: SettingDefinition) throws -> (before: SettingValue?, now: SettingValue) {
      let value = try self.value(of: setting)
      return (value, value)
    }
  }

  private static func sections(_ order: String?) throws -> [String] {
    let modules: [any TrackerModule.Type] = [
      TodayModule.self, PredictionModule.self, CheckInModule.self, LoggingModule.self,
    ]
    var environment = try TestWorld(modules).context.environment
    environment.settings = Settings(order: order)
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
}
