import ArgumentParser
import TrackerApplication
import TrackerCheckIn
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerEntryLanguage

/// `check-in`
struct CheckInCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-in", abstract: "How are you? The sliders of your conditions.",
    discussion: """
      Without words it asks: sliders in a terminal, else line by line. Yesterday's answers are shown, and count only \
      when you copy them; skip any line you like. Every answer is kept at once: broken off by \
      Ctrl-C or otherwise, `symptoms check-in` goes on.

        symptoms check-in                        asks
        symptoms check-in pain=6 mood=4          saves these, by id, name or alias
        symptoms check-in pain=none mood=7       a day without pain; 0 says the same
        symptoms check-in same                   as last time (within 7 days), on purpose
        symptoms check-in same pain=7            the same but for pain
        symptoms check-in pain=6 notes="rain"    with a note
        symptoms check-in pain=3 at=08:00        at another time
        symptoms check-in --date yesterday       of a day that has passed

      Keys: arrows or numbers answer (0 is none), s takes one earlier answer over, S fills what is not answered, \
      Space clears, ? explains, Enter saves.
      A second check-in of a day stays beside the first.
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("The day: \(DayWord.allowed).", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("symptom=value, notes=…, at=HH:MM, or same.", valueName: "word"))
  var words: [String] = []

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let typed = try CheckInParser(session).parse(words, date: date)
    let checkIn = CheckIn(session, at: typed.instant)
    guard !typed.isEmpty else { return try ask(checkIn, context) }
    try context.answer(checkIn.save(typed.answers, notes: typed.notes, repeatsEarlier: typed.isSame))
  }

  private func ask(_ checkIn: CheckIn, _ context: CommandContext) throws {
    let sheet = try checkIn.sheet()
    let keeper = DraftKeeper(checkIn, kept: sheet.draft)
    var form = SliderForm(sheet, calendar: checkIn.session.calendar)
    let signal = try context.console.ask(&form, keeping: keeper.keep)
    guard signal == .finished else {
      try keeper.keepAll(form)
      let count = form.answered + ((form.notes?.text.isEmpty ?? true) ? 0 : 1)
      return try context.answer(CheckInDraftView(of: checkIn, answers: count))
    }
    try context.answer(checkIn.save(form.answers, notes: form.notes?.text, isAsked: true))
  }
}
