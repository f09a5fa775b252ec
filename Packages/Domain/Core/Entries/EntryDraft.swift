/// What an entry says and when it was, all of it checked; an entry is made of it by giving it an id.
public struct EntryDraft: Sendable, Hashable {
  public var payload: Payload
  public var instant: Instant
  /// The logical day it counts for.
  public var day: Day
  /// What is probably not meant so, and is still open: asked before the entry is saved.
  public var doubts: [Doubt]

  public init(payload: Payload, instant: Instant, day: Day, doubts: [Doubt] = []) {
    self.payload = payload
    self.instant = instant
    self.day = day
    self.doubts = doubts
  }
}

extension LogKind {
  /// Checks a payload that was typed nowhere, such as JSON that was posted or a row of an imported file, as strictly as
  /// a typed line.
  ///
  /// - Parameters:
  ///   - unread: Fields whose values could not even be read, with why.
  ///   - instant: When it was; the kind's span decides where it holds one.
  ///   - day: The logical day it counts for; nil for the one of the instant.
  ///   - isTimeKnown: Whether the instant is a time that was given, not only some time of the day.
  ///   - now: Nothing may lie after it.
  /// - Throws: `Failure` (`validation`) with everything that is wrong: unknown, missing and impossible fields, a time
  ///   to come. No diagnostic holds a value.
  public static func draft(
    of payload: Payload, unread: [String: Diagnostic] = [:], at instant: Instant, on day: Day? = nil,
    isTimeKnown: Bool = true, in context: EntryContext, now: Instant
  ) throws -> EntryDraft {
    let fields = fields(in: context)
    var payload = typed(payload)
    keep(&payload, in: context)
    var found = payload.fields.keys.sorted().filter { name in !fields.contains { $0.name == name } }.map { name in
      Diagnostic.unknownField(nil, of: definition, fields, nearest: nearestMatch(to: name, among: fields.map(\.name)))
    }
    for field in fields {
      if let diagnostic = unread[field.name] { found.append(diagnostic) }
      guard let value = payload.fields[field.name] else { continue }
      do { payload.fields[field.name] = try field.check(value, in: context) } catch { found.append(error) }
    }
    payload.fields = fields.fillingDefaults(payload.fields)
    found += fields.filter { payload.fields[$0.name] == nil && unread[$0.name] == nil }.compactMap(\.missing)
    let span = definition.time(of: payload, in: context.calendar)
    let isTimed = isTimeKnown || span != nil
    let instant = span?.instant ?? instant
    let day = span?.day ?? day ?? context.calendar.day(of: instant)
    let today = context.calendar.day(of: now)
    if isTimed, instant > now {
      found.append(Diagnostic(code: "future-time", "This is in the future. Use a time up to now"))
    } else if let wrong = day.faultOfEntry(
      latest: definition.countsForMorning ? max(today, context.calendar.local(now).date) : today, today: today)
    {
      found.append(wrong)
    }
    complete(&payload, at: isTimed ? context.calendar.local(instant).time : nil)
    if found.isEmpty { found = diagnostics(in: payload, context: context) }
    guard found.isEmpty else { throw Failure.invalid(found, what: "This entry cannot be saved") }
    return EntryDraft(payload: payload, instant: instant, day: day)
  }
}

extension LogKindDefinition {
  /// When an entry was by the span that decides it: its end, on the logical day of the end, or for a night on the date;
  /// nil where the payload holds none of `timedBy`.
  public func time(of payload: Payload, in calendar: DayCalendar) -> (field: String, instant: Instant, day: Day)? {
    for (index, name) in timedBy.enumerated() {
      guard let json = payload.fields[name],
        let span = TimeSpan(json: json) ?? [TimeSpan](json: json)?.max(by: { $0.end < $1.end })
      else { continue }
      let isNight = countsForMorning && index == 0
      return (name, span.end, isNight ? calendar.local(span.end).date : calendar.day(of: span.end))
    }
    return nil
  }
}

extension [FieldDefinition] {
  /// The values with what is stored where a field is left out.
  public func fillingDefaults(_ values: [String: JSONValue]) -> [String: JSONValue] {
    reduce(into: values) { values, field in
      if values[field.name] == nil, let defaultValue = field.defaultValue { values[field.name] = defaultValue }
    }
  }
}

extension Diagnostic {
  /// A name that no field of a kind has.
  ///
  /// - Parameters:
  ///   - typed: The name, where it can't be something that somebody logged.
  ///   - nearest: The field that was probably meant.
  public static func unknownField(
    _ typed: String?, of kind: LogKindDefinition, _ fields: [FieldDefinition], nearest: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code: "unknown-field",
      typed == nil ? "“{kind}” has no field of that name" : "“{typed}” does not belong to “{kind}”",
      ["typed": "\(typed ?? "")", "kind": "\(kind.id)"], found: typed.map { "“\($0)”" }, nearest: nearest)
  }
}
