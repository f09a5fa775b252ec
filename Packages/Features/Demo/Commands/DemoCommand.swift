import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerDemo

/// The command of the module.
public enum DemoCommands: CommandModule {
  public static let commands: [any ParsableCommand.Type] = [DemoCommand.self]
}

/// `demo`: days of somebody made up, lived through the program's own commands.
struct DemoCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "See a made-up person's 60 days, and how it works.",
    discussion: """
      Every day is logged with the same commands that you would type. Every forecast was made before its day. Your own \
      journal is not touched. The same number after --seed gives the same life.
      """)

  @OptionGroup var global: GlobalOptions

  @Option(help: ArgumentHelp("Which condition, by the id of its pack.", valueName: "id"))
  var pack: String?

  @Option(help: ArgumentHelp("How many days, up to today.", valueName: "n"))
  var days = 60

  @Option(help: ArgumentHelp("Which made-up life: each number gives a different one.", valueName: "n"))
  var seed: UInt64?

  @Flag(help: "Also show the last week, the flares and the results.")
  var full = false

  func validate() throws {
    guard DemoLife.allowedDays.contains(days) else {
      throw ValidationError("--days takes a whole number from 2 to 730.")
    }
  }

  var beforeSetUp: BeforeSetUp { .works }

  func run(in context: CommandContext) throws {
    var context = context
    // The commands of the answer name the home of the life, or none.
    context.console.style.invocation.options.removeAll { $0.name == "--home" }
    let console = context.console
    let options =
      (console.isPlain && console.format == .text ? ["--plain"] : []) + global.packs.flatMap { ["--packs", $0] }
    let life = try DemoLife(
      pack: pack.map(PackID.init(rawValue:)), days: days, in: context.environment, isScratch: global.home == nil
    ) { [run = context.runCommand] arguments, now, home in
      let result = run(arguments + options, now, home)
      guard result.exitCode == 0 else { throw Failure(.system, .verbatim(result.errors.trimmed)) }
      return result.output
    }
    let progress = ProgressBar(on: console, saying: "Day {done} of {total}", total: days)
    let view = try life.play(seed: seed, isFull: full) { progress.show($0) }
    progress.finish()
    try context.answer(view)
  }
}
