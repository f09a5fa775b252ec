/// An entry with what it gives to metrics.
public struct MeasuredEntry: Sendable, Hashable {
  public var entry: Entry
  public var measures: [Measure]

  public init(_ entry: Entry, _ measures: [Measure]) {
    self.entry = entry
    self.measures = measures
  }
}

/// An action of very many new entries, which are written ahead of it in short transactions, so that other commands
/// need not wait for all of them. Until an action takes them in (`JournalWriting.close`) nothing of them is seen: no
/// question finds them, no total counts them, and `undo` knows of no action.
///
/// It is open as long as the value is kept. What a program wrote ahead that ended before it closed the action stays:
/// opening one of the same command goes on with it, and `JournalWriting.discardAbandoned` throws it away.
public protocol OpenAction: AnyObject, Sendable {
  /// What is written ahead, in the order of writing.
  ///
  /// - Throws: `Failure` of kind `storage`.
  func entries() throws -> [MeasuredEntry]

  /// Writes entries ahead, in one transaction. One with the key of an earlier one takes its place.
  ///
  /// - Parameter entries: New ones, each with a key.
  /// - Throws: `Failure` of kind `storage` or `system`, `validation` for an entry without a key and for a measure that
  ///   is not a finite number; then none of them is written.
  func write(_ entries: [MeasuredEntry]) throws

  /// Works out beforehand what taking in all that is written ahead needs, so that other commands wait less for it. It
  /// is of no use once anything else was written.
  ///
  /// - Throws: `Failure` of kind `storage` or `system`.
  func prepare() throws

  /// Clears away what was taken in, in short transactions. What is left where the program ends is thrown away with the
  /// abandoned (`JournalWriting.discardAbandoned`), and never named as such.
  ///
  /// - Throws: `Failure` of kind `storage` or `system`.
  func clear() throws
}

extension OpenAction {
  /// Nothing, for a store that needs no time to take something in.
  public func prepare() throws {}
  /// Nothing, for a store that keeps nothing of what was taken in.
  public func clear() throws {}
}

/// An action that was opened and never closed, because its program ended.
public struct AbandonedAction: Sendable, Hashable {
  public var command: String
  /// The name of the file that was imported; nil where nobody kept it.
  public var file: String?

  public init(command: String, file: String?) {
    self.command = command
    self.file = file
  }
}
