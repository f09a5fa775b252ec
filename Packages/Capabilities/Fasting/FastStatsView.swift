import TrackerApplication
import TrackerCore

/// What the fasts of the last 7, 30 and 90 days come to.
public struct FastStatsView: ReadModel {
  public static let schema = "fast-stats/1"

  /// Numbers of days.
  static let periods = [7, 30, 90]

  struct Period: Encodable, Sendable {
    /// Of it, today included.
    var length: Int
    /// Those on which a fast ended. Nothing is known of the others.
    var days: Int
    /// Hours of the longest fast of each of these days; nil without any.
    var mean: Double?
    var longest: Double?
    /// Days on which a fast with a goal ended, and those on which one reached it.
    var withGoal: Int
    var goalMet: Int
  }

  var today: Day
  var periods: [Period]
  var streak: FastStreak

  init(_ table: DayTable, today: Day, streak: FastStreak) {
    self.today = today
    self.streak = streak
    periods = FastStatsView.periods.map { length in
      let days = today.advanced(by: 1 - length)...today
      let hours = table.known(FastMetrics.hours.id, on: days)
      let goals = table.known(FastMetrics.goalMet.id, on: days)
      return Period(
        length: length, days: hours.count,
        mean: hours.isEmpty ? nil : hours.reduce(0, +) / Double(hours.count), longest: hours.max(),
        withGoal: goals.count, goalMet: goals.count { $0 > 0 })
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard periods.contains(where: { $0.days > 0 }) else {
      return [
        .sentence("\(format("You have not logged a fast in the last 90 days."))"),
        .section([.commands([.init("symptoms fast start", format("start one now"))])]),
      ]
    }
    func hours(_ value: Double?) -> String {
      value.map { format(.duration(minutes: Int(($0 * 60).rounded()))) } ?? "–"
    }
    func row(_ name: String, _ value: (Period) -> String) -> Block.Table.Row {
      Block.Table.Row(["\(name)"] + periods.map { "\(value($0))" })
    }
    let titles = periods.map { Block.Table.Column(format("{count} days", ["count": "\($0.length)"]), .trailing) }
    let rows = [
      row(format("Days with a fast")) { "\($0.days)" },
      row(format("Mean")) { hours($0.mean) },
      row(format("Longest")) { hours($0.longest) },
      row(format("Goal reached")) {
        $0.withGoal == 0
          ? "–" : format("{count} of {days}", ["count": "\($0.goalMet)", "days": "\($0.withGoal)"])
      },
    ]
    return [.table(.init([.init("")] + titles, rows: rows))]
      + (streak.sentences.isEmpty ? [] : [.section(streak.sentences.map { .sentence("\(format($0))") })])
  }
}
