import Testing
import TrackerCore

@testable import TrackerEntryLanguage

/// A kind with a field of most shapes.
enum MomentKind: LogKind {
  static let definition = LogKindDefinition(
    id: "moment", name: "moments", summary: "Anything.",
    fields: [
      FieldDefinition(
        "type", .choice([.init("alpha"), .init("alpine"), .init("self-care", aliases: ["own"]), .init("beta")]),
        "Which.", positional: true),
      FieldDefinition("duration", .minutes(1...480), "How long.", positional: true),
      FieldDefinition(
        "level",
        .whole(
          1...10,
          words: [.init("light", 1...3, "easy"), .init("moderate", 4...6, ""), .init("intense", 7...10, "hard")]),
        "How hard.", required: true, positional: true),
      FieldDefinition("place", .text(maxLength: 12), "Where.", positional: true),
      FieldDefinition("labels", .texts(maxLength: 5), "Words."),
      FieldDefinition("weight", .number(-5...200, unit: "kg"), "How heavy."),
      FieldDefinition("size", .choice([.init("normal"), .init("large")]), "How large.", defaultValue: .text("normal")),
      FieldDefinition("notes", .text(maxLength: 20), "Else."),
    ], metrics: [], examples: [])

  static func complete(_ payload: inout Payload, at time: LocalTime?) {
    payload.fields["half"] = time.map { .text($0.minutes < 720 ? "morning" : "afternoon") }
  }

  static func measures(of entry: Entry, in context: EntryContext) -> [Measure] { [] }
  static func summary(of entry: Entry, in context: EntryContext) -> Phrase { "" }
}

/// A kind whose spans say when it was, as sleep's do.
enum NightKind: LogKind {
  static let definition = LogKindDefinition(
    id: "night", name: "nights", summary: "Sleep.",
    fields: [
      FieldDefinition("sleep", .span(longest: 1440), "When.", positional: true),
      FieldDefinition("hours", .number(0...24, step: 0.5, unit: "h"), "How long.", positional: true),
      FieldDefinition("nap", .spans(longest: 240), "Naps."), FieldDefinition("quality", .whole(1...10), "How well."),
    ], metrics: [], examples: [], timedBy: ["sleep", "nap"], countsForMorning: true)

  static func measures(of entry: Entry, in context: EntryContext) -> [Measure] { [] }
  static func summary(of entry: Entry, in context: EntryContext) -> Phrase { "" }
}

/// What is typed at a time in a zone.
struct Typed {
  var now = "2026-03-12T20:00"
  var zone = "Europe/Berlin"
  var date: String?

  var calendar: DayCalendar {
    get throws { DayCalendar(zone: try #require(Zone(identifier: zone))) }
  }

  func instant(_ local: String) throws -> Instant {
    let parts = local.split(separator: "T").map(String.init)
    return try calendar.instant(on: try #require(Day(parts[0])), at: try #require(LocalTime(parts[1])))
  }

  func parse(_ kind: any LogKind.Type, _ line: String, editing entry: Entry? = nil) throws -> EntryDraft {
    let now = try instant(now)
    let parser = EntryParser(kind, context: EntryContext(packs: [], calendar: try calendar), now: now) { word in
      switch word {
      case "today": try? calendar.day(of: now)
      case "yesterday": try? calendar.day(of: now).advanced(by: -1)
      default: Day(word)
      }
    }
    return try entry.map { try parser.parse(Typed.words(line), editing: $0) }
      ?? parser.parse(Typed.words(line), date: date)
  }

  /// The fields as `name=value`, in order of their names; spans with their local times.
  func fields(_ kind: any LogKind.Type, _ line: String) throws -> String {
    let calendar = try calendar
    func text(_ json: JSONValue) -> String {
      if let span = TimeSpan(json: json) {
        let (start, end) = (calendar.local(span.start), calendar.local(span.end))
        return "\(start.date)T\(start.time)–\(end.date)T\(end.time)"
      }
      return json.text ?? json.number.map(\.words) ?? json.list.map { $0.map(text).joined(separator: "|") } ?? "?"
    }
    return try parse(kind, line).payload.fields.filter { $0.key != "half" && $0.value != .text("normal") }.sorted {
      $0.key < $1.key
    }
    .map { "\($0.key)=\(text($0.value))" }.joined(separator: " ")
  }

  /// Local time and logical day of the entry: `2026-03-12T20:00 on 2026-03-12`.
  func when(_ kind: any LogKind.Type, _ line: String) throws -> String {
    let parsed = try parse(kind, line)
    let (date, time) = try calendar.local(parsed.instant)
    return "\(date)T\(time) on \(parsed.day)"
  }

  /// The codes of all faults; empty when there are none.
  func diagnostics(_ kind: any LogKind.Type, _ line: String) -> [Diagnostic] {
    do {
      _ = try parse(kind, line)
      return []
    } catch let failure as Failure {
      return failure.diagnostics.isEmpty ? [Diagnostic(code: "only", failure.message)] : failure.diagnostics
    } catch { return [Diagnostic(code: "strange", "\(error)")] }
  }

  /// A line as a shell splits it, double quotes kept together.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var isQuoted = false
    var isOpen = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        isOpen = false
        continue
      }
      if !isOpen { words.append("") }
      isOpen = true
      if character != "\"" { words[words.count - 1].append(character) }
    }
    return words
  }
}
