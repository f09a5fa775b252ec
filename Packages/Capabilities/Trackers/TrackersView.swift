import TrackerApplication
import TrackerCore

/// The answer of `trackers`: one line for each, with today, the mean of seven days and the goal.
public struct TrackersView: ReadModel {
  public static let schema = "trackers/1"

  var day: Day
  var trackers: [TrackerCard]

  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ session: Session) throws {
    let trackers = session.environment.registry.trackers(for: session.person)
    day = session.today
    self.trackers = try session.journal.read { journal in
      try TrackerCard.all(of: trackers, in: session, journal)
    }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    let hasBars = !format.spellsSigns && trackers.contains { $0.share != nil }
    var columns: [Block.Table.Column] = [
      .init(""), .init(format("Today")), .init(format("7-day mean")), .init(format("Goal")),
    ]
    // Where room is short, the bar goes: the goal beside it says in words what it draws.
    if hasBars { columns.append(.init("", isTitleShown: false, fewestSigns: TrackersView.widestShare)) }
    let table = Block.Table(
      columns,
      rows: trackers.map { card in
        let name: RichText = "\(format(card.name), .strong)"
        let today: RichText = "\(card.told.today.map { format($0) } ?? "–")"
        let goal: RichText = "\(card.toldGoal(format) ?? "")"
        let bar: RichText = "\(card.share.map { ShareBar($0, cells: TrackersView.bar).text(format) } ?? "")"
        let short: RichText = "\(card.share.map { ShareBar($0, cells: TrackersView.shortestBar).text(format) } ?? "")"
        let cells: [RichText] = [name, today, "\(card.told.mean.map { format($0) } ?? "–")", goal]
        return .init(hasBars ? cells + [bar] : cells, short: [name, today, card.share == nil ? goal : short])
      })
    return [.table(table)] + [.section(next(format))]
  }

  /// The columns of a full bar, and of a bar with its ring and its share.
  private static let (bar, widestShare, shortestBar) = (6, 14, 3)

  private func next(_ format: TextFormatter) -> [Block] {
    let isEmpty = trackers.allSatisfy { $0.told.today == nil && $0.week.known == 0 }
    var sentences: [String] = []
    if isEmpty { sentences.append(format("Nothing of this was logged in the last 7 days.")) }
    let open = trackers.first { $0.told.today == nil }
    if let open {
      sentences.append(
        format(
          "To log {tracker}: {command}",
          ["tracker": format.inSentence(format(open.name)), "command": open.command]))
    }
    if let first = trackers.first {
      sentences.append(format("To see more of one: {command}", ["command": "symptoms trackers \(first.id)"]))
    }
    return sentences.map { .sentence("\($0)") }
  }
}

extension TrackerCard {
  /// `8 hours, 3 of 5 days` of a habit, `68 kg, 40%` of a target; nil without a goal.
  func toldGoal(_ format: TextFormatter) -> String? {
    told.goal.map { goal in
      if case .habit(let habit)? = followed?.aim {
        let met = "\(followed?.metThisWeek ?? 0)"
        return format(
          "{goal}, {met} of {days} days", ["goal": format(goal), "met": met, "days": "\(habit.days)"])
      }
      guard let progress, goalID != nil else { return format(goal) }
      return format("{goal}, {share}", ["goal": format(goal), "share": format.percent(progress)])
    }
  }
}
