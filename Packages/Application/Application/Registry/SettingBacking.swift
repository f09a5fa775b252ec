import TrackerCore

/// Keeps the value of one setting in the person's journal. A module that brings such a setting brings this with it, so
/// that a value can be dated, or be part of a document that says more.
///
/// What changed is the difference between `value` before and after `set`, both asked within the action.
public protocol SettingBacking: Sendable {
  /// The value in force now and where it comes from, such as `your journal since 2026-03-31`; nil where none was ever
  /// set.
  ///
  /// - Parameters:
  ///   - session: The person as they were before the action.
  ///   - journal: The state to read, with all that the action has written so far.
  /// - Throws: `Failure` (`storage`) when it can't be read.
  func value(for session: Session, in journal: any JournalReading) throws -> SettingValue?

  /// Keeps a value. Setting what is in force already writes nothing.
  ///
  /// - Parameters:
  ///   - value: One that the setting's shape allows, as it is kept (`04:00`, not `4:00`); nil for the standard.
  ///   - session: The person as they were before the action.
  ///   - journal: Within the action; what the value depends on is read from it.
  /// - Throws: `Failure`; then nothing of the action is kept.
  func set(_ value: String?, for session: Session, in journal: any JournalWriting) throws

  /// What is worth knowing once a value is kept, such as what no longer works with it.
  ///
  /// - Throws: `Failure` (`storage`) when it can't be read.
  func remarks(for session: Session, in journal: any JournalReading) throws -> [Phrase]
}

extension SettingBacking {
  /// Nothing, unless a module says so.
  public func remarks(for session: Session, in journal: any JournalReading) throws -> [Phrase] { [] }
}
