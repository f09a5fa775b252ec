import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerCore
import TrackerFasting

/// The commands of the module.
public enum FastingCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [FastCommand.self]
}

/// `fast`: a fast that is running, and those that are over.
struct FastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fast", abstract: "Start and stop a fast, and see how long it has been.",
    discussion: """
        symptoms fast                     how long you have fasted
        symptoms fast start               start now; or: fast start 20:00 16h
        symptoms fast stop                end it and save it
        symptoms log fast 20:00-12:00     log one that is over

      Ask your clinic first if you are pregnant, take medicines or had trouble with eating.
      """,
    subcommands: [
      FastStatusCommand.self, FastStartCommand.self, FastPauseCommand.self, FastResumeCommand.self,
      FastStopCommand.self, FastEditCommand.self, FastCancelCommand.self, FastHistoryCommand.self,
      FastStatsCommand.self, FastStagesCommand.self,
    ], defaultSubcommand: FastStatusCommand.self)

  /// Of its commands, but the one that needs none.
  static var names: [String] { configuration.subcommands.dropFirst().compactMap { $0.configuration.commandName } }
}

/// `fast status`, and `fast` alone.
struct FastStatusCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "See how long you have fasted, and what is left to your goal.")

  @Argument(help: .hidden) var words: [String] = []
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see how long you have fasted.") }

  func run(in context: CommandContext) throws {
    // Someone who wants to log a fast may well type `fast 20:00-12:00`.
    guard words.isEmpty else {
      if let near = nearestMatch(to: words[0].lowercased(), among: FastCommand.names) {
        throw Failure(
          .usage, "“fast” has no such command. Did you mean “{near}”?", ["near": .verbatim(near)],
          recovery: "Type: symptoms fast {near}")
      }
      throw Failure(
        .usage, "“fast” takes a command, such as start or stop",
        recovery: "To log a fast that is over: symptoms log fast 20:00-12:00")
    }
    try context.answer(FastBook(try context.session()).status())
  }
}

/// What is typed behind a change of a running fast.
struct FastTimeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("When it was, such as 20:00. Without it, now.", valueName: "time"))
  var at: String?

  @Option(help: ArgumentHelp("The day of that time, such as yesterday, monday or 2026-11-20.", valueName: "day"))
  var date: String?

  @Argument(help: ArgumentHelp("The same in short: 20:00, yesterday or at=20:00.", valueName: "word"))
  var words: [String] = []
}

/// What is said of a fast besides its times.
struct FastWordOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How long you want to fast, such as 16h; none for no goal.", valueName: "hours"))
  var goal: String?

  @Option(help: ArgumentHelp("A note.", valueName: "text"))
  var note: String?
}

/// `fast start`
struct FastStartCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Start a fast.",
    discussion: """
        symptoms fast start                       it starts now
        symptoms fast start 20:00                 it started at the last 20:00
        symptoms fast start 16h                   with a goal of 16 hours
        symptoms fast start --at 20:00 --date yesterday --goal 16h --note "after dinner"

      A goal that you always have: symptoms settings set fast.goal 16
      """)

  @OptionGroup var times: FastTimeOptions
  @OptionGroup var also: FastWordOptions
  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you start a fast.") }

  func run(in context: CommandContext) throws {
    let line = FastLine(times.words, at: times.at, date: times.date, goal: also.goal, note: also.note)
    try context.answer(FastBook(try context.session()).start(line))
  }
}

/// `fast pause`
struct FastPauseCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "pause", abstract: "Pause the fast. The pause does not count.",
    discussion: """
        symptoms fast pause          from now on
        symptoms fast pause 13:00    from 13:00 on
      """)

  @OptionGroup var times: FastTimeOptions
  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you pause a fast.") }

  func run(in context: CommandContext) throws {
    try context.answer(
      FastBook(try context.session()).pause(FastLine(times.words, at: times.at, date: times.date)))
  }
}

/// `fast resume`
struct FastResumeCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Continue a fast that is paused.",
    discussion: """
        symptoms fast resume          from now on
        symptoms fast resume 13:30    from 13:30 on
      """)

  @OptionGroup var times: FastTimeOptions
  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you continue a fast.") }

  func run(in context: CommandContext) throws {
    try context.answer(
      FastBook(try context.session()).resume(FastLine(times.words, at: times.at, date: times.date)))
  }
}

/// `fast stop`
struct FastStopCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "End the fast and save it.",
    discussion: """
      It counts for the day it ended. A fast that is paused ended as its pause began.

        symptoms fast stop                            it ends now
        symptoms fast stop 12:00                      it ended at 12:00
        symptoms fast stop --at 12:00 --date yesterday --note "with soup"
      """)

  @OptionGroup var times: FastTimeOptions
  @OptionGroup var also: FastWordOptions
  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you end a fast.") }

  func run(in context: CommandContext) throws {
    let line = FastLine(times.words, at: times.at, date: times.date, goal: also.goal, note: also.note)
    try context.answer(FastBook(try context.session()).stop(line))
  }
}

/// `fast edit`
struct FastEditCommand: AskingCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Change the start, the goal or the note of the fast that is running.",
    discussion: """
        symptoms fast edit 19:30         it started at 19:30
        symptoms fast edit goal=18h      or goal=none
        symptoms fast edit --no-pauses   there was no pause

      One that is over: symptoms edit k3f9a fasted=20:00-12:00
      """)

  @OptionGroup var times: FastTimeOptions
  @OptionGroup var also: FastWordOptions
  @Flag(help: "Remove its pauses.")
  var noPauses = false
  @OptionGroup var asking: AskingOptions
  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you change a fast.") }

  func run(in context: CommandContext) throws {
    let line = FastLine(times.words, at: times.at, date: times.date, goal: also.goal, note: also.note)
    try context.answer(FastBook(try context.session()).edit(line, removesPauses: noPauses))
  }
}

/// `fast cancel`
struct FastCancelCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel", abstract: "End the fast without saving it. Undo brings it back.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .savesNothing("Here you drop a fast.") }

  func run(in context: CommandContext) throws { try context.answer(FastBook(try context.session()).cancel()) }
}

/// `fast history`
struct FastHistoryCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "See the fasts that are over, the newest first.")

  @Option(help: ArgumentHelp("How many days, up to today.", valueName: "n"))
  var days = 30

  @OptionGroup var global: GlobalOptions

  func validate() throws {
    guard (1...40_000).contains(days) else {
      throw ValidationError("--days needs a whole number from 1 to 40000, such as --days 7.")
    }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your fasts.") }

  func run(in context: CommandContext) throws {
    try context.answer(FastBook(try context.session()).history(days: days))
  }
}

/// `fast stats`
struct FastStatsCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "See your fasts of the last 7, 30 and 90 days in numbers.",
    discussion: """
      A row of days continues with each day on which a fast reached its goal. A fast without a goal counts, too. \
      One day without a fast does not end the row.
      """)

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see what your fasts come to.") }

  func run(in context: CommandContext) throws { try context.answer(FastBook(try context.session()).stats()) }
}

/// `fast stages`
struct FastStagesCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "stages", abstract: "See what the body mostly lives on, hour by hour, with sources.")

  @OptionGroup var global: GlobalOptions

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws { try context.answer(FastStagesView()) }
}
