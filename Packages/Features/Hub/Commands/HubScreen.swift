import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerHub

/// The cards on a screen that stays. They follow the journal while others write to it, and the clock by the minute.
/// Which card is in focus is a matter of this screen alone.
struct HubScreen: FollowedScreen {
  /// The card that was asked for, which is there even where the person hides it.
  private let asked: String?
  private var followed: FollowedSession
  private(set) var view: HubView
  /// What Enter can't do.
  private var message: Phrase?

  /// - Parameters:
  ///   - word: The card in focus, as it was typed.
  ///   - clock: The time of now.
  /// - Throws: `Failure` (`validation`) where the word is no tracker's; `storage` when the journal can't be read.
  init(_ session: Session, focus word: String?, clock: @escaping @Sendable () -> Instant) throws {
    asked = try word.map { try session.tracker(named: $0).id }
    followed = try FollowedSession(session, clock: clock)
    view = try HubView(session, showing: asked)
  }

  /// The line that logs a value of the card in focus; nil where nothing asks for one.
  var entering: String? { card?.entering }

  private var index: Int? { view.cards.firstIndex { $0.id == view.focus } }
  private var card: TrackerCard? { index.map { view.cards[$0] } }

  mutating func update() throws -> Bool {
    guard try followed.update() else { return false }
    let before = index
    let focused = view.focus
    view = try HubView(followed.session, showing: asked)
    // Where the card in focus has gone, the one that stands in its place has it.
    let isThere = view.cards.contains { $0.id == focused }
    if isThere { view.focus = focused } else { focus(on: before ?? 0) }
    return true
  }

  private mutating func focus(on index: Int) {
    guard !view.cards.isEmpty else { return }
    view.focus = view.cards[min(view.cards.count - 1, max(0, index))].id
  }

  mutating func press(_ key: Key) -> FormSignal {
    message = nil
    switch key {
    case .interrupt, .endOfInput, .escape, .character("q"), .character("Q"): return .left
    case .up, .character("k"): focus(on: (index ?? 0) - 1)
    case .down, .character("j"): focus(on: (index ?? 0) + 1)
    case .home: focus(on: 0)
    case .end: focus(on: view.cards.count - 1)
    case .enter:
      guard let card else { return .open }
      if card.entering != nil { return .finished }
      message = .words("To log it: {command}", ["command": .verbatim(card.command)])
    default: break
    }
    return .open
  }

  func frame(_ style: TextStyle) -> FormFrame {
    let format = TextFormatter(style.words, year: followed.session.today.year)
    let renderer = BlockRenderer(style)
    guard let index else {
      return FormFrame(
        blocks: [renderer.lines(view.blocks(format))],
        footer: [""] + style.lines(ofKeys: [format("q stops")]))
    }
    let cards = renderer.rows(of: view.table(format))
    let said = message.map { renderer.lines([.sentence("\(format($0))")]) } ?? []
    let keys = style.lines(ofKeys: [format("↑↓ next card"), format("Enter logs"), format("q stops")])
    return FormFrame(header: cards.titles, blocks: cards.rows, focus: index, footer: [""] + said + keys)
  }
}
