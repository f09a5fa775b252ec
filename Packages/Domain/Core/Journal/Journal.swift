/// The one place that keeps what a person logged: entries with revisions, their measures and day totals, documents,
/// forecasts and the definitions in force. Modules never write SQL; the store and its in-memory twin pass one
/// conformance suite.
public protocol Journal: Sendable {
  /// Reads a consistent state: nothing that is written meanwhile is seen. `body` asks what it is given, never the
  /// journal itself: neither `read` nor `write` is called from within a body.
  ///
  /// - Throws: `Failure` of kind `storage`, or what `body` throws.
  func read<Result>(_ body: (any JournalReading) throws -> Result) throws -> Result

  /// One action, all or nothing: when `body` throws, nothing of it is kept. Writers wait for each other. When this
  /// returns, what was written survives the end of the program and of the power.
  ///
  /// An action that changed no entry and no document leaves no record, even if it kept forecasts, definitions or cached
  /// state. One that reverts another always leaves one, so that undoing again goes further back.
  ///
  /// - Parameter command: The command in words, without anything that was logged.
  /// - Throws: `Failure` of kind `storage` or `system`, or what `body` throws.
  func write<Result>(_ command: String, at instant: Instant, _ body: (any JournalWriting) throws -> Result) throws
    -> Result

  /// Opens an action, so that its entries can be written ahead. One program at a time has one open.
  ///
  /// - Parameters:
  ///   - command: That of the action. What was written ahead under the same one by a program that ended before it
  ///     closed the action is there.
  ///   - file: The name of the file that is imported.
  /// - Returns: nil where nothing can be written ahead, as on a disk where it can't be known whether a program is still
  ///   at it.
  /// - Throws: `Failure` of kind `storage` or `system`, such as when another program has an action open.
  func open(_ command: String, importing file: String?) throws -> (any OpenAction)?

  /// Whether nothing can be written to it, as in a folder without the right to.
  var isReadOnly: Bool { get }

  /// The rules by which the measures of kinds of entries were made, as `rederive` was last told. A kind that is absent
  /// has measures as they are made now.
  ///
  /// - Throws: `Failure` of kind `storage`.
  func measureRules(of kinds: Set<LogKindID>) throws -> [LogKindID: MeasureRule]

  /// Makes the measures again of every entry of some kinds, those that `undo` would bring back included, with all that
  /// follows from them, and keeps their rules. It is no action, and cached state is thrown away where anything changed.
  /// Forecasts stay as they are. O(entries of these kinds).
  ///
  /// - Parameter plan: Says how, from the state that the measures are made again in.
  /// - Returns: By kind, how many current entries have other measures than before; kinds without any are absent.
  /// - Throws: `Failure`, or what `plan` or its `derive` throws; then nothing was changed.
  @discardableResult
  func rederive(_ plan: (any JournalReading) throws -> Rederivation) throws -> [LogKindID: Int]

  /// A number for what follows the journal while others write to it: another one than before as soon as another program
  /// has written. What this one writes itself may change it or not. Asking costs next to nothing.
  ///
  /// - Returns: nil where this is the person's journal no longer, as after all was erased: it has to be opened again.
  /// - Throws: `Failure` of kind `storage`.
  func version() throws -> Int64?

  /// Sets who is told how many damaged entries a question has left out, once for each entry.
  func onDamage(_ tell: @escaping @Sendable (_ count: Int) -> Void)

  /// Does something while no other program writes to the journal or has an action open, as before all of it is erased.
  /// What is damaged or may only be read nobody writes to.
  ///
  /// - Throws: `Failure` of kind `storage` where another program is writing, or what `body` throws.
  func alone(_ body: () throws -> Void) throws

  /// Gives back the room of what was removed, so that nothing of it is left in the files of the journal.
  ///
  /// - Throws: `Failure` of kind `storage` or `system`; what was removed stays removed.
  func compact() throws

  /// Finds entries by their words, the newest first. What a journal keeps to find them soon follows from the entries:
  /// it is made when it is first needed, brought up to date before each answer, and never in the way of an entry.
  ///
  /// - Parameter rules: By what the entries of each kind are found; others are not looked at.
  /// - Throws: `Failure` of kind `storage`.
  func search(_ query: TextQuery, _ rules: [LogKindID: SearchRule]) throws -> TextHits

  /// Makes an empty journal what another one was, all or nothing: when `body` throws, nothing of it is kept. A journal
  /// that was made for this is gone then, once it is let go of.
  ///
  /// - Throws: `Failure` (`validation`) where the journal has actions already, `Failure` of kind `storage` or
  ///   `system`, or what `body` throws.
  func restore<Result>(_ body: (any JournalRestoring) throws -> Result) throws -> Result
}

extension Journal {
  /// The last action, for a journal whose writers all leave one.
  public func version() throws -> Int64? { try read { try $0.lastAction() } }

  /// Nobody, for a journal in which nothing is ever damaged.
  public func onDamage(_ tell: @escaping @Sendable (_ count: Int) -> Void) {}

  /// Nothing, for a journal that keeps nothing of what was removed.
  public func compact() throws {}

  /// At once, for a journal that only one program has.
  public func alone(_ body: () throws -> Void) throws { try body() }

  /// Makes the measures of kinds again by rules that depend on nothing that the journal keeps.
  ///
  /// - Parameters:
  ///   - versions: The kinds, with the version of the rules of now.
  ///   - derive: An entry's measures by the rules of now; nil leaves those it has.
  /// - Throws: As `rederive(_:)`.
  @discardableResult
  public func rederive(_ versions: [LogKindID: Int], _ derive: @escaping (Entry) throws -> [Measure]?) throws
    -> [LogKindID: Int]
  {
    try rederive { _ in Rederivation(versions.mapValues { MeasureRule(version: $0) }, derive: derive) }
  }
}
