/// Which actions count, worked out from which reverted which: undoing reverts an action, redoing reverts an undoing,
/// and undoing what was redone reverts the redoing.
public struct ActionHistory: Sendable {
  /// What each action reverted, by its id.
  private let reversals: [Int64: Int64]
  /// The last action that reverted each, by the id of the reverted one.
  private let reverters: [Int64: Int64]
  /// Actions that are reverted, by one that is not reverted itself.
  private let reverted: Set<Int64>

  /// - Parameter reversals: What `JournalReading.reversals` gives: an action never reverts a later one.
  public init(_ reversals: [Int64: Int64]) {
    self.reversals = reversals
    reverters = Dictionary(reversals.map { ($0.value, $0.key) }, uniquingKeysWith: max)
    // The newest first, so that whether an action counts is known before what it reverted is looked at.
    reverted = reversals.sorted { $0.key > $1.key }.reduce(into: []) { reverted, reversal in
      if !reverted.contains(reversal.key) { reverted.insert(reversal.value) }
    }
  }

  /// Whether what an action did is in force: nothing reverted it, or that was reverted in turn.
  public func stands(_ action: Int64) -> Bool { !reverted.contains(action) }

  /// The action that all the undoing and redoing was about: the action itself where it reverted none.
  public func origin(of action: Int64) -> Int64 { chain(from: action, along: reversals).last ?? action }

  /// The last of the actions that undid and redid an action: the action itself where none did.
  public func latest(of action: Int64) -> Int64 { chain(from: action, along: reverters).last ?? action }

  /// Whether an action took its origin back: an undoing does, redoing puts it in force again.
  public func isUndoing(_ action: Int64) -> Bool { chain(from: action, along: reversals).count % 2 == 0 }

  /// Whether a later action still matters for what `action` did: it stands, and is no undoing of what was done since.
  public func matters(_ later: Int64, for action: Int64) -> Bool {
    stands(later) && reversals[later].map { $0 <= action } ?? true
  }

  /// The action and those that follow it, one from the other.
  private func chain(from action: Int64, along steps: [Int64: Int64]) -> [Int64] {
    Array(sequence(first: action) { steps[$0] })
  }
}

extension JournalReading {
  /// Which actions count.
  ///
  /// - Throws: `Failure` (`storage`).
  public func history() throws -> ActionHistory { ActionHistory(try reversals()) }
}
