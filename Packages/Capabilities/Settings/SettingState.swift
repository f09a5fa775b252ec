import TrackerApplication
import TrackerCore

/// A setting with its value, where that comes from and what may be set.
struct SettingState: Encodable, Sendable {
  var id: SettingID
  /// The id of what it is about.
  var topic: String
  var title: Phrase
  var about: String
  var value: String
  var origin: Phrase
  var defaultValue: String
  var allowed: Phrase
  var scope: SettingDefinition.Scope
  /// The environment's variable that counts before the settings file; nil where there is none.
  var variable: String?
  /// What the file names and cannot be chosen now; nil where there is no such value.
  var retired: String?
  let definition: SettingDefinition
  /// Whether the value counts for this command alone.
  let isPassing: Bool

  private enum CodingKeys: String, CodingKey {
    case id, topic, title, about, value, origin, allowed, scope, variable
    case defaultValue = "standard"
  }

  init(_ definition: SettingDefinition, value: SettingValue) {
    self.definition = definition
    id = definition.id
    topic = definition.topic.id
    title = definition.title ?? "\(definition.id)"
    about = definition.about
    self.value = value.value
    origin = value.origin
    retired = value.retired
    isPassing = value.isPassing
    defaultValue = definition.defaultValue
    allowed = definition.allowed
    scope = definition.scope
    variable = definition.variable
  }

  private var isDefault: Bool { value == defaultValue && retired == nil }

  /// The value in an overview: a list of all there is stays short, and where a value comes from is said where somebody
  /// has set it.
  func overview(_ format: TextFormatter) -> RichText {
    if retired != nil { return "\(sentence(format))" }
    if case .order = definition.shape, isDefault { return "\(format("the usual order"))" }
    if case .several(let words) = definition.shape, value == words.joined(separator: ",") {
      return "\(format("all of them"))"
    }
    let words = format(definition.words(of: value))
    return origin == .isDefault
      ? "\(words)" : SettingState.list(words, ",") + " \("(\(format(origin)))", .faint)"
  }

  /// A list can be wider than a line: it is broken after its commas.
  private static func list(_ value: String, _ comma: Character) -> RichText {
    let words = value.split(separator: comma).map { String($0).trimmed }
    let pieces = words.dropLast().map { RichText("\($0),", .strong) } + words.suffix(1).map { RichText($0, .strong) }
    return pieces.reduce(RichText("")) { $0.isEmpty ? $1 : $0 + " " + $1 }
  }

  /// Its value, with where that comes from.
  func fact(_ format: TextFormatter) -> Block {
    .fact(
      .init(
        id.rawValue, retired == nil ? SettingState.list(value, ",") + " (\(format(origin)))" : "\(sentence(format))"))
  }

  /// That what the file names cannot be chosen now.
  private func sentence(_ format: TextFormatter) -> String {
    let values: [String: Phrase] = [
      "old": .verbatim(retired ?? ""), "used": SettingState.used(value), "origin": origin,
    ]
    return format(.words("“{old}” cannot be chosen yet. {used} is used ({origin}).", values))
  }

  /// A value as a sentence names it.
  static func used(_ value: String) -> Phrase {
    value == LanguageTag.english.rawValue ? "English" : .verbatim(value)
  }
}

/// What a command did to a setting.
struct SettingChange: Encodable, Sendable {
  /// nil where the settings file could not be used.
  var before: String?
  var now: SettingState
  /// What was kept, where a variable hides it.
  var kept: String?
  /// What no longer works with it, and the like.
  let remarks: [Phrase]

  private enum CodingKeys: String, CodingKey { case before, now, kept }

  /// - Parameter kept: What was asked for.
  init(before: String?, now: SettingState, kept: String?, remarks: [Phrase] = []) {
    self.before = before
    self.now = now
    self.remarks = remarks
    self.kept = now.isPassing && kept != now.value ? kept : nil
  }

  var isChange: Bool { before != now.value || kept != nil }

  func sentence(_ format: TextFormatter) -> String {
    if kept == nil, before != now.value, let back = usualAgain(format) { return back }
    let values = [
      "setting": now.id.rawValue, "value": now.value, "origin": format(now.origin), "before": before ?? "",
      "kept": kept ?? "",
    ]
    if kept != nil { return format("{setting} is saved as {kept}. For now {value} counts: {origin}.", values) }
    guard let before else { return format("{setting} is now {value} ({origin}).", values) }
    return before == now.value
      ? format("{setting} is {value}, as before ({origin}).", values)
      : format("{setting} is now {value} ({origin}). It was {before}.", values)
  }

  /// Of a list that went back to all there is: its words say nothing.
  private func usualAgain(_ format: TextFormatter) -> String? {
    guard now.origin == .isDefault, now.value == now.defaultValue, now.retired == nil else { return nil }
    let values = ["setting": now.id.rawValue]
    switch now.definition.shape {
    case .order: return format("{setting} is now the usual order.", values)
    case .several(let words) where now.value == words.joined(separator: ","):
      return format("{setting} is now all of them.", values)
    default: return nil
    }
  }
}
