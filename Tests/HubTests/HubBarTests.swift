import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport
import TrackerVitals

@testable import TrackerHub
@testable import TrackerHubCommands

@Suite("The bar of a card")
struct HubBarTests {
  @Test(
    "it has a ring, the share and the whole eighths of the goal that are reached, and is full from the goal on",
    arguments: [
      (0.0, "○   0%\n"), (999, "◐  12% ▋"), (2000, "◐  25% █▌"), (7999, "◐ 100% █████▉"), (8000, "● 100% ██████"),
      (20_000, "● 250% ██████"),
    ])
  func eighths(_ steps: Double, _ bar: String) throws {
    let world = try TestWorld([VitalsModule.self, HubModule.self, StepsGoal.self])
    try world.keep("vitals.steps", [steps], fold: .max)
    let text = try world.run(HubCommand.self, width: 80)
    #expect(text.contains("  \(bar)"), "\(text)")
  }
}

/// A habit of 8000 steps.
private enum StepsGoal: TrackerModule {
  static let id: ModuleID = "steps-goal"

  static func contribute(to registry: inout Registry) {
    registry.goalReaders.add(
      GoalReader("steps") { metrics, _, _, _, _, _ in
        guard metrics.contains("vitals.steps") else { return [] }
        let habit = GoalHabit(metric: "vitals.steps", side: .atLeast, threshold: 8000, days: 4)
        return [
          FollowedGoal(id: "steps", title: "Steps", aim: .habit(habit), current: nil, progress: nil, metThisWeek: 1)
        ]
      })
  }
}
