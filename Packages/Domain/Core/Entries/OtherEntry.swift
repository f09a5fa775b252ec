/// The entry beside which another one must be able to stand, and what messages call it.
public struct OtherEntry: Sendable {
  public var entry: Entry
  /// Within a sentence: `what is logged as 4f2a`, `line 5 of the file`.
  public var name: String
  /// What to do so that the two can stand together: `other times, or first: symptoms delete 4f2a`.
  public var wayOut: String

  /// An entry of the journal, named by its id.
  public init(_ entry: Entry) {
    self.entry = entry
    name = "what is logged as \(entry.id.short)"
    wayOut = "other times, or first: symptoms delete \(entry.id.short)"
  }

  /// An entry of the file that is being imported, named by its line.
  public init(_ entry: Entry, line: Int) {
    self.entry = entry
    name = "line \(line) of the file"
    wayOut = "other times"
  }
}
