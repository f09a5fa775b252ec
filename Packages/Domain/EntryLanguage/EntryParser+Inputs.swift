import TrackerCore

/// A field's value as a file or another program gives it.
public enum FieldInput: Sendable, Hashable {
  /// As a person would type it: `30m`, `23:10-06:20`.
  case typed(String)
  /// As the payload keeps it: minutes as a number, a span as an object with `start` and `end` in seconds since 1970.
  case value(JSONValue)
}

extension EntryParser {
  /// Reads the fields of an entry that a file or another program gives by their names, with the checks of typed ones.
  ///
  /// - Parameters:
  ///   - instant: When it was, unless a span among the fields says so.
  ///   - day: The logical day that the fields speak of.
  ///   - isTimeKnown: Whether the instant is a time that was given, not only some time of the day.
  /// - Throws: `Failure` (`validation`) with every fault.
  public func parse(
    _ inputs: [String: FieldInput], at instant: Instant, on day: Day, isTimeKnown: Bool
  ) throws -> EntryDraft {
    let shapes = ShapeParser(
      context: context, now: now, day: day, countsForMorning: kind.definition.countsForMorning)
    let fields = kind.fields(in: context)
    var payload = Payload()
    var unread: [String: Diagnostic] = [:]
    for (name, input) in inputs {
      switch input {
      case .value(let json): payload.fields[name] = json
      case .typed(let text):
        guard let field = fields.first(where: { $0.name == name }) else {
          payload.fields[name] = .text(text)
          continue
        }
        do { payload.fields[name] = try shapes.value(text.trimmed, for: field) } catch { unread[name] = error }
      }
    }
    return try kind.draft(
      of: payload, unread: unread, at: instant, on: day, isTimeKnown: isTimeKnown, in: context, now: now)
  }
}
