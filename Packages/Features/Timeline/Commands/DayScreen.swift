import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerTimeline

/// A day on a screen that stays, with one of its entries chosen.
struct DayScreen: FollowedScreen {
  /// What a key asked for that a command does.
  enum Wish: Sendable, Hashable {
    case edit(EntryID)
    case delete(EntryID)
    case undo
  }

  private var followed: FollowedSession
  /// Whether the pages of days stand behind it.
  private let canGoBack: Bool
  private(set) var view: TimelineDayView
  private(set) var wish: Wish?
  /// The place of the chosen entry among those of the day.
  private var focus = 0
  private var message: Phrase?

  /// - Parameter clock: The time of now.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  init(_ day: Day, _ session: Session, canGoBack: Bool, clock: @escaping @Sendable () -> Instant) throws {
    self.canGoBack = canGoBack
    followed = try FollowedSession(session, clock: clock)
    view = try TimelineDayView(of: day, in: session)
  }

  var session: Session { followed.session }
  private var entry: EntryView? { view.entries.indices.contains(focus) ? view.entries[focus] : nil }

  /// Says something below the day until the next key.
  mutating func say(_ phrase: Phrase) { message = phrase }

  /// Chooses an entry, where it is on this day.
  mutating func choose(_ id: EntryID) { focus = view.entries.firstIndex { $0.id == id } ?? focus }

  /// Reads the day again after a change that was made here.
  ///
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  mutating func reload() throws {
    _ = try followed.update()
    try read(view.day.day)
  }

  /// Reads a day. The chosen entry stays chosen; where it has gone, the one in its place is.
  private mutating func read(_ day: Day) throws {
    let chosen = entry?.id
    view = try TimelineDayView(of: day, in: session)
    focus =
      view.entries.firstIndex { $0.id == chosen } ?? min(focus, max(0, view.entries.count - 1))
  }

  mutating func update() throws -> Bool {
    guard try followed.update() else { return false }
    let chosen = entry?.id
    try read(view.day.day)
    if let chosen, !view.entries.contains(where: { $0.id == chosen }) {
      message = "The entry you had chosen is not here any more. It was deleted or moved elsewhere."
    }
    return true
  }

  mutating func press(_ key: Key) -> FormSignal {
    message = nil
    wish = nil
    switch key {
    case .interrupt, .endOfInput, .character("q"), .character("Q"): return .left
    case .escape: return canGoBack ? .back : .left
    case .up, .character("k"): focus = max(0, focus - 1)
    case .down, .character("j"): focus = min(max(0, view.entries.count - 1), focus + 1)
    case .home: focus = 0
    case .end: focus = max(0, view.entries.count - 1)
    case .left: go(to: view.before, else: "There is no earlier day with entries.")
    case .right: go(to: view.after, else: "There is no later day.")
    case .enter: wish = entry.map { .edit($0.id) }
    case .character("d"), .character("D"): wish = entry.map { .delete($0.id) }
    case .character("u"), .character("U"): wish = .undo
    default: break
    }
    return wish == nil ? .open : .finished
  }

  private mutating func go(to day: Day?, else refusal: Phrase) {
    guard let day else {
      message = refusal
      return
    }
    do {
      view = try TimelineDayView(of: day, in: session)
      focus = 0
    } catch { message = "Your journal cannot be read just now." }
  }

  func frame(_ style: TextStyle) -> FormFrame {
    let format = TextFormatter(style.words, year: session.today.year)
    let renderer = BlockRenderer(style)
    let said = message.map { renderer.lines([.sentence("\(format($0))")]) } ?? []
    let leaving = (canGoBack ? [format("Esc back")] : []) + [format("q leaves")]
    let turning = format("←→ next day")
    guard !view.entries.isEmpty else {
      return FormFrame(
        blocks: [renderer.lines(view.blocks(format))],
        footer: [""] + said + style.lines(ofKeys: [turning, format("u undoes")] + leaving))
    }
    let keys =
      [format("↑↓ next entry"), turning, format("Enter changes"), format("d deletes"), format("u undoes")] + leaving
    return FormFrame(
      header: renderer.lines(view.head(format)) + [""], blocks: entries(format, renderer), focus: focus,
      footer: [""] + said + style.lines(ofKeys: keys))
  }

  /// A block for each entry, with the time before it.
  private func entries(_ format: TextFormatter, _ renderer: BlockRenderer) -> [[String]] {
    let rows = view.rows(format, namesIDs: false)
    let chosen = entry?.id
    let table = Block.Table(
      [.init(""), .init("")],
      rows: rows.map { row in
        var cells = row.row.cells
        let mark: RichText = row.entry != nil && row.entry?.id == chosen ? "▸ " : "  "
        if let label = cells.first { cells[0] = mark + label }
        return .init(cells)
      })
    var blocks: [[String]] = []
    var before: [String] = view.allDay.isEmpty ? [] : renderer.lines([.sentence("\(format("All day"))")])
    for (row, lines) in zip(rows, renderer.rows(of: table).rows) {
      before += lines
      guard row.entry != nil else { continue }
      blocks.append(before)
      before = []
    }
    return blocks
  }
}
