import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerHub

/// The cards on a screen that stays. They follow the journal while others write to it, and the clock by the minute.
/// Which card is in focus is a matter of this screen alone.
struct HubScreen: FollowedScreen {
  private let clock: @Sendable () -> Instant
  /// The card that was asked for, which is there even where the person hides it.
  private let asked: String?
  private var session: Session
  /// Of the journal when the cards were read: nil where that is another one by now.
  private var version: Int64?
  private var minute: Int64
  private(set) var view: HubView
  /// What Enter can't do.
  private var message: Phrase?

  /// - Parameters:
  ///   - word: The card in focus, as it was typed.
  ///   - clock: The time of now.
  /// - Throws: `Failure` (`validation`) where the word is no tracker's; `storage` when the journal can't be read.
  init(_ session: Session, focus word: String?, clock: @escaping @Sendable () -> Instant) throws {
    self.clock = clock
    self.session = session
    asked = try word.map { try session.tracker(named: $0).id }
    // Before the cards are read: what is written between the two is not missed.
    version = try session.journal.version()
    minute = HubScreen.minute(of: session.environment.now)
    view = try HubView(session, showing: asked)
  }

  /// The line that logs a value of the card in focus; nil where nothing asks for one.
  var entering: String? { card?.entering }

  private var index: Int? { view.cards.firstIndex { $0.id == view.focus } }
  private var card: TrackerCard? { index.map { view.cards[$0] } }

  private static func minute(of instant: Instant) -> Int64 { instant.seconds / 60 }

  mutating func update() throws -> Bool {
    let (now, version) = (clock(), try session.journal.version())
    guard version == nil || version != self.version || HubScreen.minute(of: now) != minute else { return false }
    var environment = session.environment
    environment.now = now
    if let version {
      session = try Session(environment: environment, journal: session.journal, person: session.person).current()
      self.version = version
    } else {
      session = try environment.session()
      self.version = try session.journal.version()
    }
    minute = HubScreen.minute(of: now)
    let before = index
    let focused = view.focus
    view = try HubView(session, showing: asked)
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
    let format = TextFormatter(style.words, year: session.today.year)
    let renderer = BlockRenderer(style)
    guard let index else {
      return FormFrame(
        blocks: [lines(view.blocks(format), renderer)],
        footer: [""] + style.lines(ofKeys: [format("q stops")]))
    }
    let cards = renderer.rows(of: view.table(format))
    let said = message.map { lines([.sentence("\(format($0))")], renderer) } ?? []
    let keys = style.lines(ofKeys: [format("↑↓ next card"), format("Enter logs"), format("q stops")])
    return FormFrame(header: cards.titles, blocks: cards.rows, focus: index, footer: [""] + said + keys)
  }

  private func lines(_ blocks: [Block], _ renderer: BlockRenderer) -> [String] {
    renderer.text(blocks).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
