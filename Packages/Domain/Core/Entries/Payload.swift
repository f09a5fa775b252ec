/// The fields of an entry, typed by the `Field`s of its kind.
public struct Payload: Sendable, Hashable, Codable {
  /// As stored.
  public var fields: [String: JSONValue]

  public init(fields: [String: JSONValue] = [:]) { self.fields = fields }

  public init(from decoder: any Decoder) throws {
    fields = try decoder.singleValueContainer().decode([String: JSONValue].self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(fields)
  }

  /// The value of a field, nil where it was left out.
  public subscript<Value>(_ field: Field<Value>) -> Value? {
    get { fields[field.name].flatMap(Value.init(json:)) }
    set { fields[field.name] = newValue.map(\.json) }
  }
}

/// A type that a payload's field can hold.
public protocol FieldValue: Sendable, Hashable {
  /// nil where the JSON is of another shape.
  init?(json: JSONValue)
  var json: JSONValue { get }
}

/// A field of a kind of entry: its name in the payload, with the type it holds.
public struct Field<Value: FieldValue>: Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

extension String: FieldValue {
  public init?(json: JSONValue) {
    guard let text = json.text else { return nil }
    self = text
  }
  public var json: JSONValue { .text(self) }
}

extension Double: FieldValue {
  public init?(json: JSONValue) {
    guard let number = json.number else { return nil }
    self = number
  }
  public var json: JSONValue { .number(self) }
}

extension Int: FieldValue {
  public init?(json: JSONValue) {
    guard let number = json.number, let whole = Int(exactly: number) else { return nil }
    self = whole
  }
  public var json: JSONValue { .number(Double(self)) }
}

extension Bool: FieldValue {
  public init?(json: JSONValue) {
    guard let value = json.bool else { return nil }
    self = value
  }
  public var json: JSONValue { .bool(self) }
}

extension TimeSpan: FieldValue {
  public init?(json: JSONValue) {
    guard let start = Instant(json: json["start"]), let end = Instant(json: json["end"]) else { return nil }
    self.init(start: start, end: end)
  }
  public var json: JSONValue {
    .object(["start": .number(Double(start.seconds)), "end": .number(Double(end.seconds))])
  }
}

extension Instant {
  /// Whole seconds since 1970, some three thousand years to either side at most; nil for anything else.
  fileprivate init?(json: JSONValue?) {
    guard let seconds = json?.number.flatMap(Int64.init(exactly:)), abs(seconds) < 100_000_000_000 else { return nil }
    self.init(seconds: seconds)
  }
}

extension Array: FieldValue where Element: FieldValue {
  public init?(json: JSONValue) {
    guard let values = json.list else { return nil }
    let elements = values.compactMap(Element.init(json:))
    guard elements.count == values.count else { return nil }
    self = elements
  }
  public var json: JSONValue { .list(map(\.json)) }
}
