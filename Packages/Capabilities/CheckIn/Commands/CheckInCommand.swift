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
    commandName: "check-in", abstract: "Say how you are today.",
    discussion: """
      Type nothing more, and you get a form. It shows your last answers; skip any line you like. Your answers are kept \
      as you go: if you stop, `symptoms check-in` continues.

        symptoms check-in                        the form
        symptoms check-in pain=6 mood=4          saves these answers
        symptoms check-in pain=none mood=7       a day without pain (or pain=0)
        symptoms check-in same                   as last time (within 7 days)
        symptoms check-in same pain=7            as last time, but pain 7
        symptoms check-in pain=6 notes="rain"    with a note
        symptoms check-in pain=6 tag=travel      with a tag of your own
        symptoms check-in pain=3 at=08:00        at another time
        symptoms check-in --date yesterday       for another day

      Keys: arrows or numbers answer; 0 means none. s copies your last answer, S copies all of them. Space clears, \
      ? explains, Enter saves.
      You can check in more than once a day.
      """)

  static let otherWords = ["befinden"]

  @OptionGroup var global: GlobalOptions
  @OptionGroup var asking: AskingOptions

  @Option(help: ArgumentHelp("Another day, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("symptom=value, notes=…, at=14:30, or same.", valueName: "word"))
  var words: [String] = []

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you say how you are.") }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    let typed = try CheckInParser(session).parse(words, date: date)
    let checkIn = CheckIn(session, at: typed.instant)
    guard !typed.isEmpty else { return try ask(checkIn, context) }
    try context.answer(
      checkIn.save(
        typed.answers, metrics: typed.metrics, notes: typed.notes, tags: typed.tags, repeatsEarlier: typed.isSame))
  }

  private func ask(_ checkIn: CheckIn, _ context: CommandContext) throws {
    let sheet = try checkIn.sheet()
    let keeper = DraftKeeper(checkIn, kept: sheet.draft)
    var form = SliderForm(sheet, of: checkIn.session)
    guard try context.console.ask(&form, keeping: keeper.keep) == .finished else {
      return try leave(checkIn, keeper, form, context)
    }
    var metrics: [TrackableID: Double] = [:]
    if !sheet.metrics.isEmpty {
      var asking = FieldsForm(metricsOf: sheet, of: checkIn)
      let signal = try context.console.ask(&asking) { try keeper.keep($0, form) }
      // Where nobody is there to be asked, what the input leaves out is not answered.
      guard signal == .finished || !context.console.canAsk else {
        return try leave(checkIn, keeper, form, context)
      }
      metrics = try asking.values(of: sheet, by: checkIn)
    }
    try context.answer(checkIn.save(form.answers, metrics: metrics, notes: form.notes?.text, isAsked: true))
    if checkIn.day == checkIn.session.today { try context.askFollowUps() }
  }

  private func leave(_ checkIn: CheckIn, _ keeper: DraftKeeper, _ form: SliderForm, _ context: CommandContext) throws {
    try keeper.keepAll(form)
    // Where nobody can be asked, answers are words of the line.
    let words = context.console.canAsk ? "" : checkIn.session.person.checkIn.first.map { " \(Self.answer(to: $0))" }
    try context.answer(CheckInDraftView(of: checkIn, answers: keeper.count, words: words ?? ""))
  }
}
