import TrackerApplication
import TrackerCore
import TrackerEntryLanguage

/// Reads a check-in as people type it: `symptom=value`, `notes=`, `at=`, `day=` and `same`, in any order, and a day and
/// a time at the end. A symptom goes by its id, name or alias.
public struct CheckInParser {
  /// What was typed, understood.
  public struct Parsed: Sendable, Hashable {
    public var answers: [SymptomID: Double] = [:]
    /// Values of metrics of the packs, and of the person's own.
    public var metrics: [TrackableID: Double] = [:]
    public var notes: String?
    public var tags: [EntryTag] = []
    /// Whether the rest is as it was before.
    public var isSame = false
    /// Now where nothing was typed.
    public var instant: Instant
    /// The logical day of the instant.
    public var day: Day

    /// Whether nothing is answered, so that the person is to be asked.
    public var isEmpty: Bool { answers.isEmpty && metrics.isEmpty && notes == nil && tags.isEmpty && !isSame }
  }

  private let session: Session
  private var context: EntryContext { session.person.entryContext }

  public init(_ session: Session) { self.session = session }

  /// - Parameter date: The day by an option, as `DayWord` reads it; `day=` goes before it.
  /// - Throws: `Failure` (`validation`) with every fault; `OpenQuestions` for a time that is doubtful,
  ///   and where only answers are off their scales.
  public func parse(_ words: [String], date: String? = nil) throws -> Parsed {
    var parsed = Parsed(instant: session.environment.now, day: session.today)
    var diagnostics: [Diagnostic] = []
    let words = words.filter { !takeHashtags($0, &parsed, &diagnostics) }
    let parser = session.parser(of: CheckInKind.self, in: context)
    let end = LineEnd(of: words.filter { !$0.contains("=") }, keeping: 0, readDay: session.readDay)
    var time = end.time
    var day = end.day ?? date
    for word in paired(end.words) + words.filter({ $0.contains("=") }) {
      guard let equals = word.firstIndex(of: "=") else {
        if CheckInParser.sameWords.contains(word.lowercased()) {
          parsed.isSame = true
        } else {
          diagnostics.append(CheckInFaults.noAnswer(word, context))
        }
        continue
      }
      let name = String(word[..<equals]).trimmed
      let value = String(word[word.index(after: equals)...]).trimmed
      switch name.lowercased() {
      case "notes", "notiz", "notizen":
        if CheckInKind.isNotes(value) { parsed.notes = value } else { diagnostics.append(CheckInFaults.notes) }
      case "at", "um": time = value
      case "day", "date", "datum": day = value
      case "tag" where parser.isDay(value): day = value
      case let name where FieldDefinition.tags.isNamed(name): readTags(value, &parsed, &diagnostics)
      default: readAnswer(name, value, &parsed, &diagnostics)
      }
    }
    let doubts: [Doubt]
    (parsed.instant, parsed.day, doubts) = try parser.when(time: time, day: day, diagnostics: &diagnostics)
    guard diagnostics.isEmpty else {
      if diagnostics.allSatisfy({ $0.field != nil }) { throw OpenQuestions(faults: diagnostics) }
      throw OpenQuestions(faults: diagnostics).failure
    }
    try session.environment.answers.settle(doubts)
    return parsed
  }

  /// Takes a word such as `#travel`.
  private func takeHashtags(_ word: String, _ parsed: inout Parsed, _ diagnostics: inout [Diagnostic]) -> Bool {
    do {
      guard let tags = try EntryTag.hashtags(in: word) else { return false }
      try add(tags, to: &parsed)
    } catch { diagnostics.append(error) }
    return true
  }

  private func readTags(_ text: String, _ parsed: inout Parsed, _ diagnostics: inout [Diagnostic]) {
    do { try add(EntryTag.list(typed: text), to: &parsed) } catch { diagnostics.append(error) }
  }

  private func add(_ tags: [EntryTag], to parsed: inout Parsed) throws(Diagnostic) {
    parsed.tags = try EntryTag.list((parsed.tags + tags).map(\.rawValue))
  }

  /// What says that the rest is as it was before.
  private static let sameWords: Set<String> = ["same", "gleich", "wie-gestern"]
  /// Words that join answers.
  private static let joiners: Set<String> = ["and", "und", "&", ","]
  /// Words that one name of a symptom may have.
  private static let longestName = 4

  /// Words without an equals sign, with each name of a symptom and the value behind it as one: `pain 2` is `pain=2`.
  private func paired(_ words: [String]) -> [String] {
    var rest = words.filter { !Self.joiners.contains($0.lowercased()) }[...]
    var result: [String] = []
    while !rest.isEmpty {
      let length = stride(from: min(Self.longestName, rest.count - 1), to: 0, by: -1).first { length in
        isName(rest.prefix(length).joined(separator: " "))
      }
      let value = length.flatMap { rest.dropFirst($0).first }.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
      if let length, let value, !isName(value) {
        result.append("\(rest.prefix(length).joined(separator: " "))=\(value)")
        rest = rest.dropFirst(length + 1)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  /// Whether a text names a symptom, or a metric of the packs or the person's own.
  private func isName(_ text: String) -> Bool {
    !context.symptoms(named: text).isEmpty || context.trackables.named(text) != nil
  }

  private func readMetric(
    _ own: TrackableDefinition, _ text: String, _ parsed: inout Parsed, _ diagnostics: inout [Diagnostic]
  ) {
    let typed = session.environment.answers.typed[own.metric.rawValue]
    if typed?.isEmpty == true { return }
    do throws(Diagnostic) {
      let value = try MetricAnswer.value(typed ?? text, of: own, in: context)
      if parsed.metrics.updateValue(value, forKey: own.id) != nil {
        diagnostics.append(CheckInFaults.answeredTwice(own.label))
      }
    } catch { diagnostics.append(error) }
  }

  private func readAnswer(_ name: String, _ text: String, _ parsed: inout Parsed, _ diagnostics: inout [Diagnostic]) {
    let symptoms = context.symptoms(named: name)
    if symptoms.isEmpty, let own = context.trackables.named(name) {
      return readMetric(own, text, &parsed, &diagnostics)
    }
    // An alias of several, without an id or name that is equal, is none of them.
    guard let symptom = symptoms.first, symptoms.count == 1 else {
      diagnostics.append(
        symptoms.isEmpty ? CheckInFaults.unknown(name, context) : .ambiguousSymptom(name, symptoms))
      return
    }
    // What was typed again stands in place of what was typed at first; empty leaves the symptom unanswered.
    let typed = session.environment.answers.typed[symptom.id.rawValue]
    if typed?.isEmpty == true { return }
    let text = typed ?? text
    guard let value = symptom.scale.answer(typed: text) else {
      diagnostics.append(
        CheckInFaults.offScale(
          symptom, typed: Scale.isNumber(typed: text) ? text : nil, isNone: Scale.isNone(typed: text),
          isBetweenSteps: symptom.scale.isBetweenSteps(typed: text)))
      return
    }
    if parsed.answers.updateValue(value, forKey: symptom.id) != nil {
      diagnostics.append(CheckInFaults.answeredTwice(symptom.name))
    }
  }
}
