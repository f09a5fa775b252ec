import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `tune revert`
struct TuneRevertCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "revert",
    abstract: "Take the last tuning back: what counted before it counts from today on.",
    discussion: """
      The days that it was in force on keep it, and it stays on record. One that was announced for a later day is \
      taken back first.

      Examples:
        symptoms tune revert
        symptoms tune revert --to-pack       all of them: the pack counts as it is
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Flag(help: "Take back every tuning, so that the pack counts as it is.")
  var toPack = false

  func run(in context: CommandContext) throws {
    let desk = try TuningDesk(context.environment, condition: which.condition)
    let open = desk.records.standing
    guard let last = open.last else {
      throw Failure(
        .validation, "\(desk.condition.untuned.name) is not tuned; nothing was changed",
        mend: "See `symptoms tune history`.")
    }
    var records = desk.records
    for index in toPack ? open : [last] {
      records[index].revertedAt = context.environment.now
      records[index].revertedFrom = max(desk.session.today, records[index].from)
    }
    let changed = records
    let changes = try desk.session.record("tune revert") { journal in
      try desk.keep(changed, in: journal)
    }.changes
    let after = try desk.session.journal.read {
      try context.environment.session(of: $0, journal: desk.session.journal, isTold: false)
    }
    let now = after?.person.conditions.first { $0.id == desk.condition.id } ?? desk.condition
    try context.answer(
      TuneChangedView(
        "reverted", desk: desk, record: records[last], now: now.pack, inForce: records.inForce(on: desk.session.today),
        changes: changes))
  }
}
