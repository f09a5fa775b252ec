import TrackerCore

extension FieldDefinition {
  /// The value of a typed text, by the rules of a field of an entry: for what is typed and is no entry, such as a fact
  /// of the person. Spans of time have no day here and are not for this.
  ///
  /// - Throws: a `Diagnostic` that names the field and what it takes, never the text, but for a mistyped keyword.
  public func value(typed text: String, in context: EntryContext) throws(Diagnostic) -> JSONValue {
    let parser = ShapeParser(context: context, now: Instant(seconds: 0), day: nil, countsForMorning: false)
    return try parser.value(text, for: self)
  }

  /// A value as a text that reads as the value again, whatever units the person types.
  ///
  /// - Parameter offset: Seconds east of UTC where clock times are told.
  /// - Returns: nil for a value of another shape.
  public func typed(_ value: JSONValue, offset: Int) -> String? {
    switch shape {
    case .whole, .minutes: value.number?.words
    case .number(_, _, let unit, _):
      value.number.map { number in Quantity(unit: unit ?? "").map { "\(number.words) \($0.unit)" } ?? number.words }
    case .pair: value.list.map { $0.compactMap(\.number?.words).joined(separator: "/") }
    case .text, .choice, .symptom: value.text
    case .texts, .tags: value.list.map { $0.compactMap(\.text).joined(separator: ", ") }
    case .items: [FoodItem](json: value).map { $0.map(\.typed).joined(separator: ", ") }
    case .span: TimeSpan(json: value).map { $0.typed(offset: offset) }
    case .spans: [TimeSpan](json: value).map { $0.map { $0.typed(offset: offset) }.joined(separator: ", ") }
    }
  }

  /// Minutes of a length of time as people type it: `45m`, `1h 20m`, `1.5h`, or a bare number of minutes; nil for other
  /// texts.
  public static func minutes(of text: String) -> Int? { ShapeParser.minutes(text) }

  /// Minutes by the clock from the start to the end of each interval that was typed; none where one of them is no
  /// interval, and for what holds no intervals.
  public func minutes(typed text: String) -> [Int] {
    var minutes: [Int] = []
    for part in shape.isSpans ? text.split(separator: ",").map(\.trimmed) : [text] {
      guard let ends = ShapeParser.ends(of: part), let start = LocalTime(typed: ends.start),
        let end = LocalTime(typed: ends.end), start != end
      else { return [] }
      minutes.append((end.minutes - start.minutes + 1440) % 1440)
    }
    return minutes
  }
}

extension TimeSpan {
  /// Its clock times: `23:10-06:20`.
  fileprivate func typed(offset: Int) -> String {
    [start, end].map { instant in
      LocalTime(wrapping: Int((Double(instant.seconds + Int64(offset)) / 60).rounded(.down))).description
    }.joined(separator: "-")
  }
}

extension Int {
  /// The minutes that a text says: `30m`, `1h 20m`, `1.5h`; nil for anything else.
  public init?(typedMinutes text: String) {
    guard let minutes = ShapeParser.minutes(text) else { return nil }
    self = minutes
  }
}
