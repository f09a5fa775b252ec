import TrackerApplication
import TrackerCore

/// The fasts of some days, the newest first.
public struct FastHistoryView: ReadModel {
  public static let schema = "fast-history/1"

  var from: Day
  var to: Day
  var fasts: [FastItem]

  init(_ entries: [Entry], on days: ClosedRange<Day>, in session: Session) {
    from = days.lowerBound
    to = days.upperBound
    fasts = entries.map { FastItem($0, in: session) }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !fasts.isEmpty else {
      let period = ["from": format.short(from), "to": format.short(to)]
      return [
        .sentence("\(format("You have not logged a fast from {from} to {to}.", period))"),
        .section([.commands([.init("symptoms fast start", format("start one now"))])]),
      ]
    }
    let rows = fasts.map { fast in
      let goal = fast.isGoalMet.map { isMet in format(isMet ? "reached" : "not reached") } ?? "–"
      let paused: Phrase = .words("{time} of pauses", ["time": .duration(minutes: fast.pausedMinutes)])
      return Block.Table.Row(
        [
          "\(format.short(fast.day))", "\(fast.clocks.map { format($0) } ?? "–")", "\(format(fast.time))", "\(goal)",
          "\(fast.id.short, .faint)",
        ], details: fast.pausedMinutes > 0 ? [.sentence("\(format(paused))")] : [])
    }
    return [
      .table(
        .init(
          [
            .init(format("Ended")), .init(format("Times")), .init(format("Fasted"), .trailing),
            .init(format("Goal")), .init(format("id"), isTitleShown: false),
          ], rows: rows))
    ]
  }
}
