import TrackerApplication
import TrackerCore

/// Goals of the invented people in the examples of rules, given the day that is asked about.
extension GoalCoaching {
  typealias Example = @Sendable (_ day: Day) -> Goal

  static let sleep: MetricID = "sleep.hours"
  static let moved: MetricID = "exercise.minutes"
  static let stress: MetricID = "stress.level"

  /// Nights that get longer until a goal that was behind is on pace again, on the last of them.
  static let recovery: [Double?] = (1...14).map { 6.5 + 0.05 * Double($0) }

  /// Sixty nights, each longer by the same.
  static func rising(by hours: Double, from first: Double = 6) -> [Double?] {
    (0..<60).map { first + hours * Double($0) }
  }

  static func example(_ title: String, age: Int, _ aim: GoalAim?, due: Int? = nil) -> Example {
    { day in
      var goal = Goal(id: "example", title: title, created: day.advanced(by: -age))
      goal.aim = aim
      goal.due = due.map { day.advanced(by: $0) }
      return goal
    }
  }

  /// From 6 to 8 hours.
  static func sleepMore(age: Int = 60, due: Int? = nil) -> Example {
    example("Sleep more", age: age, .target(GoalTarget(metric: sleep, start: 6, target: 8)), due: due)
  }

  /// 20 minutes on some days a week.
  static func walk(days: Int, age: Int = 30) -> Example {
    example("Walk", age: age, .habit(GoalHabit(metric: moved, side: .atLeast, threshold: 20, days: days)))
  }

  /// No more than a little stress on any day.
  static let calm = example(
    "Calm days", age: 30, .habit(GoalHabit(metric: stress, side: .atMost, threshold: 4, days: 7)))

  /// Steps that were done so many days from the day on, or are open.
  static func papers(done: [Int?], due: Int? = nil) -> Example {
    papers(done: done, due: [], goalDue: due)
  }

  /// Steps that are due so many days from the day on.
  static func papers(done: [Int?] = [], due: [Int?]) -> Example { papers(done: done, due: due, goalDue: nil) }

  private static func papers(done: [Int?], due: [Int?], goalDue: Int?) -> Example {
    { day in
      let titles = ["buy folders", "one drawer a day", "throw the rest away"]
      return example("Sort papers", age: 60, nil, due: goalDue)(day).with { goal in
        goal.steps = titles.prefix(max(done.count, due.count)).enumerated().map { index, title in
          GoalStep(
            title: title, due: (index < due.count ? due[index] : nil).map { day.advanced(by: $0) },
            done: (index < done.count ? done[index] : nil).map { day.advanced(by: $0) })
        }
      }
    }
  }
}

extension Goal {
  /// The goal with something changed.
  func with(_ change: (inout Goal) -> Void) -> Goal {
    var goal = self
    change(&goal)
    return goal
  }
}

extension CoachingExample {
  /// Days of somebody with one goal.
  static func speaks(
    _ sentence: String, _ days: [MetricID: [Double?]] = [:], goal: @escaping GoalCoaching.Example
  ) -> CoachingExample {
    .speaks(sentence, days, documents: { journal, day in try goal(day).put(in: journal) })
  }

  /// Days of somebody with one goal, on which nothing is said.
  static func silent(
    _ name: String, _ days: [MetricID: [Double?]] = [:], goal: @escaping GoalCoaching.Example
  ) -> CoachingExample {
    .silent(name, days, documents: { journal, day in try goal(day).put(in: journal) })
  }
}

extension Goal {
  fileprivate func put(in journal: any JournalWriting) throws { try journal.put(self, as: Goal.document, of: id) }
}
