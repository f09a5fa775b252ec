import TrackerCore

/// One check of a journal.
public struct JournalCheck: Sendable, CustomStringConvertible {
  /// A sentence about journals.
  public let name: String
  private let body: @Sendable (JournalProbe) throws -> Void

  init(_ name: String, _ body: @escaping @Sendable (JournalProbe) throws -> Void) {
    self.name = name
    self.body = body
  }

  public var description: String { name }

  /// What an empty journal does wrong; empty when the sentence holds.
  public func failures(_ make: () throws -> any Journal) -> [String] {
    do {
      let probe = JournalProbe(try make())
      try body(probe)
      return probe.failures
    } catch {
      return ["threw \(error)"]
    }
  }
}
