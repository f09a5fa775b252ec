import TrackerApplication
import TrackerCore

/// The check-in's part of `today`.
struct CheckInTodaySource: TodaySource {
  let id = "check-in"
  let sections = [
    TodaySection("check-in", "Check-in", place: 30),
    TodaySection(CheckInToday.unfinishedSection, "Unfinished check-in", place: 75),
  ]

  func metrics(for person: Person) -> [MetricID: Int] {
    person.entryContext.symptoms.reduce(into: [:]) { $0[$1.metric] = 1 }
  }

  func content(of day: TodayContext) throws -> any TodayContent {
    let asked = Set(day.person.checkIn.map(\.id))
    let others = day.person.entryContext.symptoms.filter { !asked.contains($0.id) }
    return CheckInToday(
      checkIn: day.person.checkIn.map { CheckInToday.Slider($0, on: day.day, in: day.table) },
      others: others.map { CheckInToday.Slider($0, on: day.day, in: day.table) }.filter { $0.value != nil },
      unfinished: try CheckInToday.Draft.all(of: day), day: day.day, today: day.session.today,
      insists: try day.session.doubt(aboutDay: day.day, in: day.journal) != nil)
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
    /// What the answer is on; nil for points.
    var scale: Scale?

    private enum CodingKeys: String, CodingKey {
      case id, name, value, band, colour, change, before, worse, isNone
    }

    /// `pain 8`, `no pain`; nil while unanswered.
    func told(_ format: TextFormatter) -> String? {
      value.map { format(.answer("\(format.inSentence(name))", CheckInToday.told($0, on: scale), isNone: isNone)) }
    }
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
    case others = "otherSymptoms"
    case unfinished = "unfinishedCheckIns"
  }

  var checkIn: [Slider]
  /// Symptoms that were answered besides those of the check-in.
  var others: [Slider] = []
  /// Of the day and the week before, the earliest first.
  var unfinished: [Draft] = []
  var day: Day
  /// The day of now.
  var today: Day
  /// Whether the day would be doubted, so that a line that logs for it says that it is meant.
  var insists = false

  /// Check-ins to finish: with what there is to do, not with what was answered.
  static let unfinishedSection = "unfinished"

  func blocks(of section: String, _ format: TextFormatter) -> [Block] {
    if section == CheckInToday.unfinishedSection {
      return unfinished.isEmpty ? [] : [.section(unfinished.map { .sentence("\(sentence($0, format))") })]
    }
    guard !checkIn.isEmpty else { return [] }
    let answered = checkIn.filter { $0.value != nil }
    let command = CheckIn.command(day, today: today) + (insists ? " --yes" : "")
    // Beside few answers stands how many are left; the rest of them say how the person is, and no gap is named.
    if answered.count * 2 < checkIn.count {
      let isBegun = unfinished.contains { $0.day == day }
      let isTold = !isBegun || !(answered + others).isEmpty
      return isTold ? [open(answered + others, checkIn.count - answered.count, command, format)] : []
    }
    return [.fact(.init(format("Check-in:"), (checkIn + others).compactMap { value($0, format) }, .commas))]
  }

  private func sentence(_ draft: Draft, _ format: TextFormatter) -> String {
    let values = ["day": format.short(draft.day), "count": "\(draft.answers)", "command": draft.command]
    return switch (draft.day == today, draft.answers) {
    case (true, 1): format("Today's check-in is not finished (1 answer). To finish it: {command}", values)
    case (true, _): format("Today's check-in is not finished ({count} answers). To finish it: {command}", values)
    case (false, 1):
      format("You have an unfinished check-in from {day} (1 answer). To finish it: {command}", values)
    case (false, _):
      format("You have an unfinished check-in from {day} ({count} answers). To finish it: {command}", values)
    }
  }

  /// What was answered, what is left, and how to answer it.
  private func open(_ answers: [Slider], _ left: Int, _ command: String, _ format: TextFormatter) -> Block {
    let values = [
      "answers": answers.compactMap { $0.told(format) }.joined(separator: ", "), "count": "\(left)",
      "command": command,
    ]
    let sentence =
      switch (answers.isEmpty, left) {
      case (true, _):
        day == today ? "Check-in: not done yet. Type: {command}" : "Check-in: not done. To add it: {command}"
      case (false, 1): "Check-in: {answers}; 1 question open. To add more: {command}"
      case (false, _): "Check-in: {answers}; {count} questions open. To add more: {command}"
      }
    let full = Block.sentence("\(format(sentence, values))")
    guard answers.isEmpty else { return full }
    return .byRoom(full: [full], short: [.sentence("\(format("Check-in: {command}", values))")])
  }

  /// An answer, with its change where that is large; line by line with its band and the answer of the day before.
  private func value(_ slider: Slider, _ format: TextFormatter) -> Block.Value? {
    guard let value = slider.value else { return nil }
    let answer = format(
      slider.isNone ? .words(Scale.Band.ofNone.name, [:]) : CheckInToday.told(value, on: slider.scale))
    let values = ["name": slider.name, "value": answer, "band": slider.band ?? ""]
    let told =
      slider.isNone || slider.band == nil
      ? format("{name}: {value}.", values) : format("{name}: {value}, {band}.", values)
    let spoken = [told, slider.before.map { before($0, value, slider.scale, format) } ?? ""].filter { !$0.isEmpty }
    let tone = RichText.Tone(slider.colour ?? .yellow)
    let text: RichText =
      slider.isNone
      ? "\(slider.told(format) ?? "", tone)" : "\(format.inSentence(slider.name)) \(answer, tone)"
    let change = slider.isWorse.map { format($0 ? "(worse)" : "(better)") }
    return .init(text + "\(change.map { " \($0)" } ?? "")", spoken: spoken.joined(separator: " "))
  }

  fileprivate static func told(_ value: Double, on scale: Scale?) -> Phrase {
    scale?.told(value) ?? .number(value, upTo: 1)
  }

  private func before(_ before: Double, _ value: Double, _ scale: Scale?, _ format: TextFormatter) -> String {
    let values = ["value": format(CheckInToday.told(before, on: scale))]
    if before == value {
      return format(day == today ? "Yesterday it was the same." : "The day before it was the same.")
    }
    return format(day == today ? "Yesterday it was {value}." : "The day before it was {value}.", values)
  }
}

extension CheckInToday.Slider {
  /// Whether it is clearly worse than the day before, or clearly better; nil where it is neither.
  var isWorse: Bool? {
    guard let value, let before, abs(value - before) >= scale?.clearChange ?? 2 else { return nil }
    return (value > before) == (worse == .high)
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
    scale = symptom.scale
  }
}

extension CheckInToday.Draft {
  /// Of a day and the week before it. Older ones are left alone: nobody remembers the answers.
  static func all(of today: TodayContext) throws -> [CheckInToday.Draft] {
    let week = today.day.advanced(by: -EarlierAnswers.reach)...today.day
    return try CheckInDraft.days(in: today.journal).filter(week.contains).compactMap { day in
      try today.journal.value(CheckInDraft.self, of: CheckInDraft.key(of: day)).map { draft in
        CheckInToday.Draft(
          day: day, answers: draft.count,
          command: CheckIn.command(day, today: today.session.today))
      }
    }
  }
}
