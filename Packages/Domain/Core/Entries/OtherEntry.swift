/// The entry beside which another one must be able to stand, and where it is: in the journal, or in a file that is
/// being imported.
public struct OtherEntry: Sendable {
  /// Where the entry is.
  public enum Origin: Sendable, Hashable {
    case journal
    case file(line: Int)
  }

  public var entry: Entry
  public var origin: Origin

  /// An entry of the journal.
  public init(_ entry: Entry) {
    self.entry = entry
    origin = .journal
  }

  /// An entry of the file that is being imported.
  public init(_ entry: Entry, line: Int) {
    self.entry = entry
    origin = .file(line: line)
  }

  /// Why an entry cannot stand beside this one.
  ///
  /// - Parameters:
  ///   - known: Where it is in the journal, with `{id}` for its id, such as `You've already logged sleep at that time.
  ///     To change it: symptoms edit {id} sleep=23:10-06:20`.
  ///   - repeated: Where it is in the file, with `{line}` for its line.
  public func clash(_ code: String, _ known: Phrase, inFile repeated: Phrase) -> Diagnostic {
    let values: [String: Phrase] = ["id": "\(entry.id.short)", "day": .day(entry.day)]
    return switch origin {
    case .journal: Diagnostic(code: code, known, values)
    case .file(let line): Diagnostic(code: code, repeated, values.merging(["line": .count(line)]) { first, _ in first })
    }
  }
}
