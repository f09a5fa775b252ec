import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore

@testable import TrackerReminders

/// Every rule of reminders that a module brings, held to its own examples.
@Suite struct ReminderRuleTests {
  private static let shipped: [ReminderRule] = Composition.registry.reminderRules.all

  @Test("every rule is due where its examples say so, and nowhere else", arguments: shipped.map(\.id))
  func examples(id: ReminderID) throws {
    let rule = try #require(Self.shipped.first { $0.id == id })
    #expect(rule.examples.contains(where: \.isDue) && rule.examples.contains { !$0.isDue }, "an example of each kind")
    var plan = ReminderPlan(isOn: true)
    plan[rule].isOn = true
    for example in rule.examples {
      let context = try ReminderRuleTests.context(of: example)
      let verdict = ReminderVerdict(on: rule, by: plan, in: context) { _ in false }
      #expect(!verdict.due.isEmpty == example.isDue, "\(rule.id) at \(example.now)")
      // What is due says everything: no placeholder is left.
      if example.isDue { #expect(!rule.says.filled(with: verdict.values).description.contains("{")) }
      #expect(!verdict.conditions.map(\.words.description).joined().contains("{"))
      // Switched off, alone or with all others, it is never due.
      for switched in [ReminderPlan(isOn: false, rules: plan.rules), plan.without(rule)] {
        #expect(ReminderVerdict(on: rule, by: switched, in: context) { _ in false }.due.isEmpty)
      }
      #expect(ReminderVerdict(on: rule, by: plan, in: context) { _ in true }.due.isEmpty, "once for each occasion")
    }
  }

  @Test("every rule has its own id, a time outside the usual quiet hours, and a notification without values")
  func rules() {
    #expect(Self.shipped.count >= 8)
    #expect(Set(Self.shipped.map(\.id)).count == Self.shipped.count)
    for rule in Self.shipped {
      #expect(!rule.notifies.description.contains("{"), "\(rule.id) may show what was logged")
      #expect(rule.command.hasPrefix("symptoms "))
      switch rule.timing {
      case .daily(let at), .weekly(_, let at): #expect(!QuietHours.standard.contains(at), "\(rule.id)")
      case .after(let hours, let allowed, _, _): #expect(allowed.contains(hours) && allowed.lowerBound >= 1)
      case .moments: break
      }
    }
    #expect(Self.shipped.filter(\.isOnAtFirst).map(\.id) == ["check-in"])
  }

  /// What a rule looks at in an example, in UTC.
  private static func context(of example: ReminderExample) throws -> ReminderContext {
    let calendar = DayCalendar(zone: .utc)
    func instant(_ local: String) throws -> Instant {
      let parts = local.split(separator: "T").map(String.init)
      return try calendar.instant(
        on: try #require(Day(parts[0])), at: try #require(LocalTime(parts[1])))
    }
    let now = try instant(example.now)
    let day = calendar.day(of: now)
    var table = DayTable(days: day.advanced(by: -120)...day, catalogue: MetricCatalogue())
    for (metric, values) in example.values {
      for (back, value) in values.reversed().enumerated() {
        if let value { table.set(metric, on: day.advanced(by: -back), to: value) }
      }
    }
    let last = try example.last.map(instant)
    return ReminderContext(
      now: now, calendar: calendar, wakes: QuietHours.standard.wakes(on: day, in: calendar), table: table,
      last: last.map { (instant: $0, day: calendar.day(of: $0)) },
      moments: try example.moments.map { ReminderMoment($0.key, at: try instant($0.value)) })
  }
}

extension ReminderPlan {
  fileprivate func without(_ rule: ReminderRule) -> ReminderPlan {
    var plan = self
    plan[rule].isOn = false
    return plan
  }
}
