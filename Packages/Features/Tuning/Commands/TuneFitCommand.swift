import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `tune fit`
struct TuneFitCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Propose weights of the groups from the person's own history; never applies them.",
    discussion: """
      Looks at which groups' scores went together with how bad the next day was, beside what today and the days before \
      say already. The weights are pulled to those in force, strongly where the history is short, and each comes with \
      the range that the days allow. With --draft the proposal goes into the draft, to be tried and changed further.

      Examples:
        symptoms tune fit
        symptoms tune fit --draft
        symptoms tune backtest
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Flag(help: "Put the proposal into the draft.")
  var draft = false

  func run(in context: CommandContext) throws {
    let desk = try TuningDesk(context.environment, condition: which.condition)
    let pack = desk.condition.pack
    let past = try desk.session.journal.read { journal in
      try PastDays(of: desk, before: pack, after: pack, through: desk.session.today.advanced(by: -1), in: journal)
    }
    let view = TuneFitView(past, of: desk, isDrafted: draft)
    if draft {
      var document =
        try desk.draftDocument() ?? desk.documentInForce() ?? OverlayDocument(tuning: desk.condition.untuned)
      for group in view.groups {
        let own = desk.condition.untuned.risk.groups.first { $0.id == group.id }?.weight
        document.set(
          ["risk", "groups", group.id.rawValue, "weight"], to: own == group.proposed ? nil : .number(group.proposed))
      }
      _ = try desk.tuned(document)
      try desk.keep(document, as: "tune fit")
    }
    try context.answer(view)
  }
}
