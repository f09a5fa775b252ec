import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerReminders

/// `reminders install`: lets the computer look for what is due, or writes a calendar.
struct RemindersInstallCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Let this computer, or your calendar, remind you.",
    discussion: """
      This computer then looks every 15 minutes for what is due. It uses what it already has: systemd, launchd or \
      cron. You first see everything that will be written, and are asked.

        symptoms reminders install
        symptoms reminders install --cron
        symptoms reminders install --ics reminders.ics    a file for your calendar
      """)

  @Flag(help: "Use a timer of systemd.") var systemd = false
  @Flag(help: "Use launchd, on a Mac.") var launchd = false
  @Flag(help: "Use cron.") var cron = false

  @Option(help: ArgumentHelp("Write a file for a calendar.", valueName: "file"), completion: .file())
  var ics: String?

  @Flag(help: "Replace a file that already exists.") var force = false

  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you set reminders up.") }

  func validate() throws {
    guard [systemd, launchd, cron, ics != nil].count(where: { $0 }) > 1 else { return }
    throw ValidationError("Choose one of --systemd, --launchd, --cron and --ics.")
  }

  func run(in context: CommandContext) throws {
    let session = try context.session()
    if let ics { return try context.answer(try Reminders(session).writeCalendar(to: ics, replacing: force)) }
    let installer = TimerInstaller(context.environment)
    let wanted: TimerKind? = systemd ? .systemd : launchd ? .launchd : cron ? .cron : nil
    let plan = try installer.plan(wanted)
    let doubt = Doubt(
      code: "install-reminders", question: "Do this?", problem: "Nothing was changed, as nobody said yes",
      fix: "To do it, type: {command}",
      ["command": .verbatim("symptoms reminders install --\(plan.timer.rawValue) --yes")])
    try context.confirm(doubt, of: plan.blocks)
    try context.answer(try installer.install(plan))
  }
}

/// `reminders uninstall`: takes that back.
struct RemindersUninstallCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Stop this computer from reminding you.",
    discussion: "You first see what will be removed, and are asked. Your reminders stay as you set them.")

  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    let installer = TimerInstaller(context.environment)
    let plan = TimerRemovalView(plans: try installer.removals(), isDone: false)
    guard !plan.plans.isEmpty else { return try context.answer(plan) }
    let doubt = Doubt(
      code: "uninstall-reminders", question: "Do this?", problem: "Nothing was changed, as nobody said yes",
      fix: "To do it, type: symptoms reminders uninstall --yes")
    try context.confirm(doubt, of: plan.blocks)
    try context.answer(try installer.remove(plan.plans))
  }
}

extension CommandContext {
  /// Shows what will be done, and goes on once that was allowed.
  ///
  /// - Throws: `OpenQuestions` where it was not.
  fileprivate func confirm(_ doubt: Doubt, of blocks: (TextFormatter) -> [Block]) throws {
    let answers = environment.answers
    // With an answer, it was shown before that was asked for.
    if answers.insists || answers[doubt] == nil {
      console.say(blocks(TextFormatter(environment.words)), isApart: true)
    }
    try answers.settle([doubt])
  }
}
