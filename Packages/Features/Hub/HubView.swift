import TrackerApplication
import TrackerCore

/// The answer of `hub`: a card for each tracker, the one in focus unfolded.
public struct HubView: ReadModel {
  public static let schema = "hub/1"

  public var day: Day
  /// The id of the card in focus; nil where there is no card.
  public var focus: String?
  public var cards: [TrackerCard]
  /// The ids of the cards that the person hides, in their order.
  public var hidden: [String]

  /// - Parameter word: The card in focus, as it was typed: it is there even where it is hidden. The first one without a
  ///   word.
  /// - Throws: `Failure` (`validation`) where the word is no tracker's; `storage` when the journal can't be read.
  public init(_ session: Session, focus word: String? = nil) throws {
    try self.init(session, showing: try word.map { try session.tracker(named: $0).id })
  }

  /// - Parameter named: The id of the card in focus, which is there even where the person hides it. The first one where
  ///   nobody has such a card.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  public init(_ session: Session, showing named: String?) throws {
    let registry = session.environment.registry
    typealias Read = (cards: [TrackerCard], hidden: [String])
    let (cards, hidden) = try session.journal.read { journal -> Read in
      let (trackers, hidden) = try HubSettings.arranged(registry.trackers(for: session.person), registry, in: journal)
      let shown = trackers.filter { !hidden.contains($0.id) || $0.id == named }
      return (
        try TrackerCard.all(of: shown, in: session, journal), trackers.map(\.id).filter(hidden.contains)
      )
    }
    day = session.today
    self.cards = cards
    self.hidden = hidden
    focus = (cards.first { $0.id == named } ?? cards.first)?.id
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard !cards.isEmpty else {
      return [
        .sentence("\(format("You have hidden all cards."))"),
        .commands([.init("symptoms settings reset hub.hidden", format("show them again"))]),
      ]
    }
    return [.table(table(format)), .section(next(format))]
  }

  /// A row for each card. The line of days draws what the other columns tell, so it goes first where room is short, and
  /// is left out where signs are told in words.
  public func table(_ format: TextFormatter) -> Block.Table {
    let hasLines = !format.spellsSigns && cards.contains { $0.line != nil }
    var columns: [Block.Table.Column] = [
      .init(""), .init(format("Today")), .init(format("7-day mean")), .init(format("Goal")),
    ]
    if hasLines { columns.insert(.init(format("Days"), fewestSigns: HubView.fewestDays), at: 2) }
    return Block.Table(
      columns,
      rows: cards.map { card in
        let isInFocus = card.id == focus
        let (title, today) = (name(card, isInFocus, format), told(card.told.today, format))
        let bar = card.share.map { ShareBar($0, cells: HubView.shortBar).text(format) } ?? ""
        let line = card.line?.text ?? ""
        var cells: [RichText] = [title, "\(today)", "\(told(card.told.mean, format))", "\(bar)"]
        if hasLines { cells.insert("\(line)", at: 2) }
        return .init(
          cells, short: [title, "\(today)", "\(short(of: card, format))"],
          details: isInFocus ? [.section(unfolded(card, format))] : [])
      })
  }

  /// The columns of a full bar where room is short, among others, and on a line of its own; days where room is short.
  private static let (shortestBar, shortBar, longBar, fewestDays) = (3, 6, 20, 7)

  /// What draws a card where room is short: how far its goal has come, else its last days.
  private func short(of card: TrackerCard, _ format: TextFormatter) -> String {
    card.share.map { ShareBar($0, cells: HubView.shortestBar).text(format) }
      ?? card.line.map { String($0.text.suffix(HubView.fewestDays)) } ?? ""
  }

  private func told(_ phrase: Phrase?, _ format: TextFormatter) -> String { phrase.map { format($0) } ?? "–" }

  /// The mark of the focus takes no room where signs are told in words: what is below the name says it.
  private func name(_ card: TrackerCard, _ isInFocus: Bool, _ format: TextFormatter) -> RichText {
    let name: RichText = "\(format(card.name), .strong)"
    return format.spellsSigns ? name : "\(isInFocus ? "▸ " : "  ")\(name)"
  }

  /// Each value with the line that changes it.
  private func unfolded(_ card: TrackerCard, _ format: TextFormatter) -> [Block] {
    let week = format(
      "{mean}, {known} of {days} days known",
      ["mean": told(card.told.mean, format), "known": "\(card.week.known)", "days": "\(card.week.days)"])
    var blocks: [Block] = [
      .fact(.init(format("7-day mean"), "\(card.week.known == 0 ? "–" : week)"))
    ]
    if let share = card.share {
      blocks.append(.fact(.init(format("Goal today"), "\(ShareBar(share, cells: HubView.longBar).text(format))")))
    }
    if card.parts.isEmpty {
      blocks.append(.fact(.init(format("Today"), "\(told(card.told.today, format))", command: card.command)))
    }
    blocks += card.parts.map { part in
      let bar = part.share.map { ShareBar($0, cells: HubView.shortBar).text(format) }
      let values = [part.text(format), bar].compactMap(\.self).map { Block.Value("\($0)") }
      return .fact(.init(format(part.name), values, command: part.command))
    }
    if let start = card.told.start {
      blocks.append(.fact(.init(format("Start"), "\(format(start))", command: card.startCommand)))
    }
    let goal = card.told.goal
    blocks.append(
      .fact(
        .init(
          format("Goal"), "\(told(goal, format))", command: goal == nil ? "symptoms goals add" : card.goalCommand)))
    if let progress = progress(of: card, format), goal != nil {
      blocks.append(.fact(.init(format("Progress"), "\(progress)")))
    }
    return blocks
  }

  /// Of a habit the days of this week that were met, which is another thing than the share of today.
  private func progress(of card: TrackerCard, _ format: TextFormatter) -> String? {
    if case .habit(let habit)? = card.followed?.aim {
      return format(
        "{met} of {days} days this week",
        ["met": "\(card.followed?.metThisWeek ?? 0)", "days": "\(habit.days)"])
    }
    return card.progress.map(format.percent)
  }

  private func next(_ format: TextFormatter) -> [Block] {
    let isEmpty = cards.allSatisfy { $0.told.today == nil && $0.week.known == 0 }
    let other = cards.first { $0.id != focus }
    let nothing = isEmpty ? [Block.sentence("\(format("Nothing of this was logged in the last 7 days."))")] : []
    return nothing
      + (other.map {
        [.sentence("\(format("To unfold another card: {command}", ["command": "symptoms hub \($0.id)"]))")]
      } ?? [])
  }
}
