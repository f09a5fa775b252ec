import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore
import TrackerEntryLanguage

/// `check-in`
struct CheckInCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-in", abstract: "How are you? The sliders of your conditions.",
    discussion: """
      Without words it asks: sliders in a terminal, else line by line. Yesterday's answers are shown, and count only \
      when you take them over; what you don't touch stays unanswered. Every answer is kept at once: broken off by \
      Ctrl-C or otherwise, `symptoms check-in` goes on.

        symptoms check-in                        asks
        symptoms check-in pain=6 mood=4          saves these, by id, name or alias
        symptoms check-in same                   as last time (within 7 days), on purpose
        symptoms check-in same pain=7            the same but for pain
        symptoms check-in pain=6 notes="rain"    with a note
        symptoms check-in pain=3 at=08:00        at another time
        symptoms check-in --date yesterday       of a day that has passed

      Keys: arrows or numbers answer (0 is 10), s takes one earlier answer over, S all of them, Space clears, ? \
      explains, Enter saves.
      A second check-in of a day stays beside the first.
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("The day: \(DayWord.allowed).", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("symptom=value, notes=…, at=HH:MM, or same.", valueName: "word"))
  var words: [String] = []

  func run(in context: CommandContext) throws {
    let session = try context.session()
    var faults: [Diagnostic] = []
    let typed = CheckInWords(words, context: session.person.entryContext, faults: &faults)
    let today = session.today
    let parser = EntryParser(CheckInKind.self, context: session.person.entryContext, now: context.environment.now) {
      DayWord.parse($0, today: today)
    }
    let (instant, day) = parser.when(time: typed.time, day: typed.day ?? date, faults: &faults)
    guard faults.isEmpty else {
      throw Failure.invalid(
        faults, what: faults.count > 1 ? "Nothing was saved: \(faults.count) things are wrong" : nil)
    }
    let checkIn = try CheckIn(session: session, instant: instant, day: day)
    let isAsked = typed.answers.isEmpty && typed.notes == nil && !typed.isSame
    try isAsked ? ask(checkIn, context) : save(typed, checkIn, context)
  }

  private func save(_ typed: CheckInWords, _ checkIn: CheckIn, _ context: CommandContext) throws {
    let same = typed.isSame ? try checkIn.sameAnswers() : [:]
    let taken = same.keys.filter { typed.answers[$0] == nil }.sorted()
    let answers = same.merging(typed.answers) { _, new in new }
    try context.answer(try checkIn.save(answers, notes: typed.notes, taken: taken, isAsked: false))
  }

  private func ask(_ checkIn: CheckIn, _ context: CommandContext) throws {
    let keeper = try DraftKeeper(session: checkIn.session, day: checkIn.day)
    var form = try checkIn.form(resuming: keeper.kept)
    let signal = try context.console.ask(&form, keeping: keeper.keep)
    guard signal == .finished else {
      try keeper.keepAll(form)
      let date = checkIn.day == checkIn.session.today ? "" : " --date \(checkIn.day)"
      let count = form.answered + ((form.notes?.text.isEmpty ?? true) ? 0 : 1)
      return try context.answer(CheckInDraftView(day: checkIn.day, answers: count, next: "symptoms check-in\(date)"))
    }
    try context.answer(try checkIn.save(form.answers, notes: form.notes?.text, isAsked: true))
  }
}
