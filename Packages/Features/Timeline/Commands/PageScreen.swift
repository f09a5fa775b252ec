import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTimeline

/// A page of days on a screen that stays, with one of them chosen.
struct PageScreen: FollowedScreen {
  private var followed: FollowedSession
  private var query: TimelineQuery
  private(set) var view: TimelineView
  /// The place of the chosen row.
  private var focus = 0
  private var message: Phrase?

  /// - Parameter clock: The time of now.
  /// - Throws: `Failure` for what was typed wrong, and where the journal can't be read.
  init(_ query: TimelineQuery, _ session: Session, clock: @escaping @Sendable () -> Instant) throws {
    self.query = query
    followed = try FollowedSession(session, clock: clock)
    view = try TimelineView(query, of: session)
    focus = places.first ?? 0
  }

  var session: Session { followed.session }

  /// The chosen day; nil where there is none.
  var day: Day? { day(at: focus) }

  private func day(at place: Int) -> Day? {
    guard view.rows.indices.contains(place), case .day(let day) = view.rows[place] else { return nil }
    return day.day
  }

  /// The rows that can be chosen: days.
  private var places: [Int] { view.rows.indices.filter { day(at: $0) != nil } }

  mutating func update() throws -> Bool {
    guard try followed.update() else { return false }
    let chosen = day
    view = try TimelineView(query, of: session)
    focus = places.first { day(at: $0) == chosen } ?? places.last { $0 <= focus } ?? places.first ?? 0
    return true
  }

  mutating func press(_ key: Key) -> FormSignal {
    message = nil
    switch key {
    case .interrupt, .endOfInput, .escape, .character("q"), .character("Q"): return .left
    case .up, .character("k"): focus = places.last { $0 < focus } ?? focus
    case .down, .character("j"): focus = places.first { $0 > focus } ?? focus
    case .home: focus = places.first ?? 0
    case .end: focus = places.last ?? 0
    case .left: turn(to: view.page - 1, isThere: view.page > 1, else: "These are the newest days.")
    case .right: turn(to: view.page + 1, isThere: view.hasOlder, else: "There are no older days.")
    case .enter: if day != nil { return .finished }
    default: break
    }
    return .open
  }

  private mutating func turn(to page: Int, isThere: Bool, else refusal: Phrase) {
    guard isThere else {
      message = refusal
      return
    }
    query.page = page
    do { view = try TimelineView(query, of: session) } catch {
      message = "Your journal cannot be read just now."
      return
    }
    focus = places.first ?? 0
  }

  func frame(_ style: TextStyle) -> FormFrame {
    let format = TextFormatter(style.words, year: session.today.year)
    let renderer = BlockRenderer(style)
    let said = message.map { renderer.lines([.sentence("\(format($0))")]) } ?? []
    guard !view.rows.isEmpty else {
      return FormFrame(
        blocks: [renderer.lines(view.blocks(format))],
        footer: [""] + said + style.lines(ofKeys: [format("q leaves")]))
    }
    let keys = [format("↑↓ next day"), format("←→ next page"), format("Enter opens"), format("q leaves")]
    let table = renderer.rows(of: view.table(format, focus: focus))
    return FormFrame(
      header: renderer.lines([view.heading(format)]) + table.titles, blocks: table.rows, focus: focus,
      footer: [""] + said + style.lines(ofKeys: keys))
  }
}
