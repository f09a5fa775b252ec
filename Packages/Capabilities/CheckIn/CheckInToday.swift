import TrackerApplication
import TrackerCore

/// The check-in's part of `today`.
struct CheckInTodaySource: TodaySource {
  let id = "check-in"
  let sections = [TodaySection("check-in", place: 30)]

  func metrics(for person: Person) -> [MetricID: Int] { person.checkIn.reduce(into: [:]) { $0[$1.metric] = 1 } }

  func content(of day: TodayContext) throws -> any TodayContent {
    CheckInToday(
      checkIn: day.person.checkIn.map { CheckInToday.Slider($0, on: day.day, in: day.table) },
      unfinished: try CheckInToday.Draft.all(of: day))
  }
}

/// What was answered on a day, and how it compares with the day before.
struct CheckInToday: TodayContent {
  struct Slider: Encodable, Sendable {
    enum Change: String, Encodable, Sendable { case up, down, same }
    var id: SymptomID
    var name: String
    /// nil while unanswered.
    var value: Double?
    var band: String?
    var colour: BandColour?
    /// Against the day before, nil where one of the two is unanswered.
    var change: Change?
    var before: Double?
    var worse: Direction
    /// Whether the answer is a none below the scale.
    var isNone = false
  }

  /// A check-in that was begun and not finished.
  struct Draft: Encodable, Sendable {
    var day: Day
    /// How many answers are kept, notes counted as one.
    var answers: Int
    /// Continues it.
    var command: String
  }

  private enum CodingKeys: String, CodingKey {
    case checkIn
    case unfinished = "unfinishedCheckIns"
  }

  var checkIn: [Slider]
  /// Of the day and the week before, the earliest first.
  var unfinished: [Draft] = []

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    let values = checkIn.map { slider in
      let name = format.inSentence(slider.name)
      guard let value = slider.value else { return Block.Value("\(name) –", words: format("not answered")) }
      let tone = RichText.Tone(slider.colour ?? .yellow)
      return Block.Value(
        "\(name) \(slider.isNone ? format(Scale.Band.ofNone.name) : format.number(value), tone)",
        change: slider.change.map { change($0, slider, format) },
        words: slider.isNone ? nil : slider.band)
    }
    let isOpen = checkIn.contains { $0.value == nil }
    let fact = Block.fact(.init(format("Check-in"), values, command: isOpen ? "symptoms check-in" : nil))
    return (values.isEmpty ? [] : [fact]) + unfinished.map { .sentence(RichText(sentence($0, format))) }
  }

  private func sentence(_ draft: Draft, _ format: TextFormatter) -> String {
    format(
      draft.answers == 1
        ? "Your check-in of {day} is not finished; 1 answer is kept. To continue: {command}"
        : "Your check-in of {day} is not finished; {count} answers are kept. To continue: {command}",
      ["day": format.short(draft.day), "count": "\(draft.answers)", "command": draft.command])
  }

  private func change(_ change: Slider.Change, _ slider: Slider, _ format: TextFormatter) -> Block.Value.Change {
    let before = ["value": slider.before.map { format.number($0) } ?? ""]
    return switch change {
    case .up: .init(.up, format("up from {value}", before))
    case .down: .init(.down, format("down from {value}", before))
    case .same: .init(.same, format("as yesterday"))
    }
  }
}

extension CheckInToday.Slider {
  init(_ symptom: SymptomDefinition, on day: Day, in table: DayTable) {
    let value = table[symptom.metric, day].number
    let before = table[symptom.metric, day.advanced(by: -1)].number
    let band = value.flatMap(symptom.scale.band(of:))
    id = symptom.id
    name = symptom.name
    isNone = value.map(symptom.scale.isNone) ?? false
    self.value = value
    self.band = band?.name
    colour = band?.colour
    change = if let value, let before { value > before ? .up : value < before ? .down : .same } else { nil }
    self.before = before
    worse = symptom.scale.worse
  }
}

extension CheckInToday.Draft {
  /// Of a day and the week before it. Older ones are left alone: nobody remembers the answers.
  static func all(of today: TodayContext) throws -> [CheckInToday.Draft] {
    let week = today.day.advanced(by: -EarlierAnswers.reach)...today.day
    return try CheckInDraft.days(in: today.journal).filter(week.contains).compactMap { day in
      try today.journal.value(CheckInDraft.self, of: CheckInDraft.key(of: day)).map { draft in
        CheckInToday.Draft(
          day: day, answers: draft.answers.count + ((draft.notes ?? "").isEmpty ? 0 : 1),
          command: CheckIn.command(day, today: today.session.today))
      }
    }
  }
}
