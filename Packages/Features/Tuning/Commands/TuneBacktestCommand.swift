import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `tune backtest`
struct TuneBacktestCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "backtest",
    abstract: "Show what a tuning would have changed in the person's own past.",
    discussion: """
      Every finished day is worked out twice: as it is in force now, and with the draft (or a file). Forecasts are \
      made anew for both, each from the days before it alone. Shown are the days whose band changes, how well load and \
      forecast did against what came, and the five days that change most, side by side. Nothing is changed. Where \
      there is no draft, the pack is held against what is in force.

      Brier skill: how much better the forecast is than the person's own flare rate so far; above 0 is better. \
      Calibration error: how far what was said is from what came; 0 is right. AUC: how often a flare got more than \
      another day; 0.5 tells nothing apart.

      Examples:
        symptoms tune backtest
        symptoms tune backtest --file winter.yaml
        symptoms tune backtest --against pack      with the pack itself as the one side
        symptoms tune backtest --json              every day whose band changes, and all numbers
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Option(help: ArgumentHelp("Try this file in place of the draft.", valueName: "file"), completion: .file())
  var file: String?

  @Option(help: ArgumentHelp("What to compare with: in-force, unless given, or pack.", valueName: "in-force|pack"))
  var against: Reference?

  enum Reference: String, ExpressibleByArgument, CaseIterable {
    case inForce = "in-force"
    case pack
  }

  func run(in context: CommandContext) throws {
    let given = try file.map { try TuningDesk.forFile($0, condition: which.condition, in: context.environment) }
    let desk = try given?.desk ?? TuningDesk(context.environment, condition: which.condition)
    let proposed = try desk.proposed(given.map { (file ?? "", $0.bytes) })
    if proposed == nil, desk.condition.overlay == nil || against == .inForce {
      throw Failure(
        .validation, "There is no draft to try, and \(desk.condition.untuned.name) is not tuned",
        mend: "Make a draft with `symptoms tune set NAME=VALUE …`, or name a file with --file.")
    }
    let isAgainstPack = against == .pack || proposed == nil || desk.condition.overlay == nil
    let before = isAgainstPack ? desk.condition.untuned : desk.condition.pack
    let after = proposed?.pack ?? desk.condition.pack
    let past = try desk.session.journal.read { journal in
      try PastDays(of: desk, before: before, after: after, through: desk.session.today.advanced(by: -1), in: journal)
    }
    try context.answer(
      BacktestView(
        past, of: desk, before: isAgainstPack ? "the pack" : "what is in force",
        after: proposed == nil ? "what is in force" : file ?? "the draft"))
  }
}
