import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// Reads what was typed for the profile. No fault carries what was typed, but for a mistyped keyword.
struct ProfileReader {
  let session: Session

  /// The value as it is kept; nil where the person says that there is none (`none` of a list).
  ///
  /// - Throws: `Failure` (`validation`) with an example; `OpenQuestions` for a date that can be read two ways.
  func value(_ text: String, of field: ProfileField) throws -> JSONValue? {
    do { return try read(text, field) } catch let fault as Diagnostic {
      throw Failure.invalid(
        [fault],
        recovery: .words(
          "Type it like this: {command}",
          ["command": .verbatim("symptoms profile set \(field.rawValue) \(field.example.shellWord)")]))
    }
  }

  private func read(_ text: String, _ field: ProfileField) throws -> JSONValue? {
    if field == .birthDate { return .text(try birthDate(text).description) }
    var context = session.person.entryContext
    context.units = session.environment.words.units
    let value = try field.definition.value(typed: text.trimmed, in: context)
    if let word = value.text { try refuseLineBreaks(word) }
    guard field.list != nil else { return value }
    return try texts(value)
  }

  private func refuseLineBreaks(_ text: String) throws(Diagnostic) {
    guard !text.contains(where: { $0.isNewline || $0 == "\t" }) else {
      throw Diagnostic(code: "several-lines", "An answer stands on one line")
    }
  }

  /// Each text once; nil for none.
  private func texts(_ value: JSONValue) throws(Diagnostic) -> JSONValue? {
    var texts: [String] = []
    for text in value.list?.compactMap(\.text) ?? [] {
      try refuseLineBreaks(text)
      if !texts.contains(where: { $0.lowercased() == text.lowercased() }) { texts.append(text) }
    }
    if texts.map({ $0.lowercased() }) == ["none"] { return nil }
    guard texts.count <= PersonFacts.mostTexts else {
      throw Diagnostic(
        code: "too-many", "That is too much: up to {count} things fit", ["count": .count(PersonFacts.mostTexts)])
    }
    return .list(texts.map { .text($0) })
  }

  /// The first year that people who live now can be born in.
  private static let firstYear = 1900

  /// A date with its year. Of two figures of a year, the year is one that has been.
  private func birthDate(_ text: String) throws -> Day {
    let text = text.trimmed
    let months = [Day.monthNames, Day.germanMonthNames]
    guard Day(text) != nil || WrittenDate(text, months: months) != nil, let read = try session.readDay(text) else {
      throw Diagnostic(code: "no-date", "That is not a date with a day, a month and a year")
    }
    var day = read
    if day > session.today, !text.contains("\(day.year)"),
      let before = Day(year: day.year - 100, month: day.components.month, day: day.components.day)
    {
      day = before
    }
    guard day <= session.today else {
      throw Diagnostic(code: "future-birth", "That date is still to come")
    }
    guard day.year >= Self.firstYear else {
      throw Diagnostic(code: "early-birth", "A birth date lies in 1900 or later")
    }
    return day
  }
}
