import TrackerApplication
import TrackerConsole
import TrackerCore
import TrackerLogging

extension FieldsForm {
  /// What may be meant by the beginning of a field's text, the best first.
  typealias Suggesting = @Sendable (_ field: FieldDefinition, _ beginning: String) -> [String]

  /// The form of an entry, with a draft's answers where there is one.
  init(_ sheet: EntrySheet, suggesting: @escaping Suggesting = { _, _ in [] }) {
    let session = sheet.session
    let fields = sheet.fields.map { FormField($0, in: sheet, suggesting) } + FormField.ofTime(in: sheet)
    let definitions = Dictionary(sheet.fields.map { ($0.name, $0) }) { first, _ in first }
    self.init(
      heading: FormHeading(sheet), fields: fields, draft: sheet.draft?.texts ?? [:],
      read: { texts in
        let faults = sheet.faults(in: texts)
        var reading = FormReading()
        reading.faults = faults.ofFields
        reading.missing = faults.missing
        reading.general = faults.general
        reading.meanings = sheet.meanings(of: texts).filter { session.format($0.value) != texts[$0.key] }
        return reading
      },
      suggest: { name, beginning in definitions[name].map { suggesting($0, beginning) } ?? [] })
  }
}

extension FormHeading {
  fileprivate init(_ sheet: EntrySheet) {
    let session = sheet.session
    let format = session.format
    let title =
      sheet.entry.map { format(.words("Change {what}", ["what": session.view(of: $0).told])) }
      ?? format(.words(sheet.kind.definition.summary, [:]))
    let remarks: [Phrase?] = [
      sheet.draft.map { draft -> Phrase in
        let (date, time) = session.calendar.local(draft.begun)
        return date == session.calendar.local(session.environment.now).date
          ? .words("You started this at {time}. What you typed is still here.", ["time": "\(time)"])
          : .words("You started this on {day}. What you typed is still here.", ["day": .day(date)])
      },
      sheet.unfinished.map { day -> Phrase in
        .words(
          "There is an unfinished form for {day}. To finish it: {command}",
          [
            "day": .day(day),
            "command": .verbatim(EntrySheet.command(of: sheet.kind.id, on: day, today: session.today)),
          ])
      },
      sheet.entry.flatMap { entry -> Phrase? in
        sheet.leavesOutText
          ? .words("To change the text: symptoms journal edit {id}", ["id": .verbatim(entry.id.short)]) : nil
      },
    ]
    let said = remarks.compactMap { $0.map { format($0) } }
    self.init(title: title, explains: said.isEmpty ? nil : said.joined(separator: " "))
  }
}

extension FormField {
  /// Longer ranges are typed, not gone through with arrows.
  private static let mostSteps = 20.0
  /// Characters of a line without a limit of its own.
  private static let lineLength = 40
  private static let listLength = 2_000
  /// So many choices stay in their own order, which says something: light, medium, heavy.
  private static let inOrder = 6

  fileprivate init(_ field: FieldDefinition, in sheet: EntrySheet, _ suggesting: FieldsForm.Suggesting) {
    let format = sheet.session.format
    let label = format(field.called(in: sheet.context))
    let takes = format("{what}.", ["what": format(field.takes)])
    var remarks: [String] = []
    let input: Input
    switch field.shape {
    case .whole(let range, let words):
      let numbers = Double(range.lowerBound)...Double(range.upperBound)
      remarks = words.map { word in
        format(
          .words(
            "{words} ({low} to {high}): {about}",
            [
              "words": .words(word.word, [:]), "low": .count(word.range.lowerBound),
              "high": .count(word.range.upperBound), "about": .words(word.about, [:]),
            ]))
      }
      input = FormField.input(numbers, step: 1, words, field, label, format)
      if case .text = input { remarks.append(takes) }
    case .number(let range, let step?, nil, _):
      input = FormField.input(range, step: step, [], field, label, format)
      if case .text = input { remarks = [takes] }
    case .number, .pair, .minutes, .span:
      input = .text(TextInput(maxLength: FormField.lineLength))
      remarks = [takes]
    case .text(let limit): input = .text(TextInput(maxLength: limit))
    case .choice(let choices):
      input = .choice(
        ChoiceInput(
          choices.map { ChoiceOption(id: $0.id, name: format($0.called), aliases: $0.aliases) }
            .ordered(by: choices.count > FormField.inOrder ? suggesting(field, "") : [])))
    case .symptom:
      input = .choice(
        ChoiceInput(
          sheet.symptoms.map { symptom in
            ChoiceOption(id: symptom.id.rawValue, name: symptom.name, aliases: sheet.context.words(of: symptom))
          }.ordered(by: suggesting(field, ""))))
    case .spans, .texts, .tags, .items:
      input = .list(ListInput(maxLength: FormField.listLength))
      remarks = [takes]
    }
    self.init(
      id: field.name, name: label, asks: format(.words(field.about, [:])), remarks: remarks,
      isRequired: field.isRequired, placeholder: field.placeholder.map { format($0) },
      opensAfterYes: field.isSpans && !field.isRequired, input: input, text: sheet.given[field.name] ?? "")
  }

  /// A short scale, with words for its stretches where it has some; else a line for the number.
  private static func input(
    _ range: ClosedRange<Double>, step: Double, _ words: [FieldDefinition.Word], _ field: FieldDefinition,
    _ label: String, _ format: TextFormatter
  ) -> Input {
    guard (range.upperBound - range.lowerBound) / step <= mostSteps else {
      return .text(TextInput(maxLength: lineLength))
    }
    let scale = Scale(
      id: ScaleID(field.name), name: label, range: range, step: step, worse: field.takesNone ? .high : .low,
      anchors: [],
      bands: words.map { word in
        Scale.Band(
          upTo: Double(word.range.upperBound), name: format(.words(word.word, [:])), colour: .green)
      })
    return .slider(Slider(id: field.name, name: label, scale: scale, takesNone: field.takesNone))
  }

  /// When an entry was, in two lines.
  fileprivate static func ofTime(in sheet: EntrySheet) -> [FormField] {
    let format = sheet.session.format
    let time = FormField(
      id: EntrySheet.time, name: format("Time"), asks: format("When it was. Write it like 14:30 or 3pm."),
      placeholder: format("now"), input: .text(TextInput(maxLength: lineLength)),
      text: sheet.given[EntrySheet.time] ?? "")
    let day = FormField(
      id: EntrySheet.date, name: format("Day"),
      asks: format("Which day it was. Write it like yesterday, monday or 2026-11-20."), placeholder: format("today"),
      input: .text(TextInput(maxLength: lineLength)), text: sheet.given[EntrySheet.date] ?? "")
    return (sheet.hasTime ? [time] : []) + [day]
  }
}

extension FieldDefinition {
  fileprivate var isSpans: Bool { if case .spans = shape { true } else { false } }

  /// What is stored where it is left empty.
  fileprivate var placeholder: Phrase? {
    guard let text = defaultValue?.text else { return nil }
    guard case .choice(let choices) = shape else { return .words(text, [:]) }
    return choices.first { $0.id == text }?.called
  }
}

extension [ChoiceOption] {
  /// Those with these ids first, in the order of the ids.
  fileprivate func ordered(by ids: [String]) -> [ChoiceOption] {
    let places = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
    return enumerated().sorted {
      (places[$0.element.id] ?? ids.count, $0.offset) < (places[$1.element.id] ?? ids.count, $1.offset)
    }.map(\.element)
  }
}
