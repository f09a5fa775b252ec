import TrackerCore

/// What typed words say by themselves, without what would be filled in.
public struct TypedValues: Sendable, Hashable {
  /// The values by their fields.
  public var payload: Payload
  /// The fields that were typed by their names, as `field=value`.
  public var named: Set<String>
  /// As it was typed; nil where the words name no time.
  public var time: String?
  /// As it was typed; nil where the words name no day.
  public var day: String?
}

extension EntryParser {
  /// Reads the values that words say, and nothing else: what is needed may be missing, what holds unless given is left
  /// out, and nothing follows from the time.
  ///
  /// - Parameter line: What the words before these say; nil where these begin the line. A bare word takes the place of
  ///   none of its texts and of nothing that is needed.
  /// - Throws: `Failure` (`validation`) with every fault; `OpenQuestions` for what may be either of two.
  public func values(of words: [String], behind line: Payload? = nil) throws -> TypedValues {
    var reading = EntryReading(parser: self, entry: nil, words: words)
    reading.isBehind = line != nil
    let kept = reading.fields.filter { field in
      if case .text = field.shape, !field.beginsWithDigit { return true }
      return field.isRequired
    }
    for field in kept { reading.values[field.name] = line?.fields[field.name] }
    reading.split(words, date: nil)
    let day = reading.day(option: nil)
    reading.readFields(on: nil)
    guard reading.diagnostics.isEmpty else { throw Failure.invalid(reading.diagnostics) }
    if let doubt = reading.doubts.first { throw OpenQuestions(doubts: [doubt]) }
    return TypedValues(
      payload: Payload(fields: reading.values), named: Set(reading.named.map(\.field.name)), time: reading.time,
      day: day)
  }
}
