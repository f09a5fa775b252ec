import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore

/// `tune apply`
struct TuneApplyCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Put the draft, or a file, in force from today on.",
    discussion: """
      It needs somebody who signs for it and a reason; both stay on record. What was said of days before stays as it \
      was. `symptoms tune revert` takes it back.

      Examples:
        symptoms tune apply --by "pain clinic" --because "short nights came before every flare this winter"
        symptoms tune apply --file winter.yaml            signed by those named in the file
        symptoms tune apply --by … --because … --from 2026-04-01
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Option(help: ArgumentHelp("Apply this file in place of the draft.", valueName: "file"), completion: .file())
  var file: String?

  @Option(help: ArgumentHelp("Who signs for it; a file may say it itself.", valueName: "who"))
  var by: String?

  @Option(help: ArgumentHelp("The reason, in a sentence; a file may say it itself.", valueName: "why"))
  var because: String?

  @Option(help: ArgumentHelp("The first day it counts: today, tomorrow or a day within a year.", valueName: "day"))
  var from: String?

  func run(in context: CommandContext) throws {
    let given = try file.map { try TuningDesk.forFile($0, condition: which.condition, in: context.environment) }
    let desk = try given?.desk ?? TuningDesk(context.environment, condition: which.condition)
    let from = try firstDay(desk.session.today)
    let tuned = try signed(on: desk, bytes: given?.bytes)
    guard tuned.hash != desk.condition.hash || from > desk.session.today else {
      throw Failure(
        .validation, "What it says is in force already; nothing was changed", mend: "See it with `symptoms tune show`.")
    }
    if let review = tuned.overlay.review {
      do {
        try desk.checkReview(review)
      } catch {
        throw Failure.invalid([error], what: "The tuning can't be applied; nothing was changed")
      }
    }
    guard from <= desk.session.today.advanced(by: TuneApplyCommand.furthest) else {
      throw Failure(
        .validation, "\(from) is further ahead than a tuning is announced", mend: "Name a day within a year.")
    }
    let record = TuningRecord(overlay: tuned.overlay, appliedAt: context.environment.now, from: from)
    let changes = try desk.session.record("tune apply") { journal in
      try desk.keep(desk.records + [record], in: journal)
      if file == nil { try desk.keep(TuningDraft?.none, in: journal) }
    }.changes
    try context.answer(
      TuneChangedView(
        "applied", desk: desk, record: record, now: tuned.pack, changes: changes, warnings: tuned.warnings))
  }

  /// How many days ahead a tuning may be announced.
  private static let furthest = 366

  private func firstDay(_ today: Day) throws -> Day {
    guard let from else { return today }
    let tomorrow = from.lowercased() == "tomorrow" ? today.advanced(by: 1) : nil
    guard let day = tomorrow ?? DayWord.parse(from, today: today) else {
      throw Failure(
        .validation, "“\(from)” is no day", mend: "Write a day such as \(today) or tomorrow, or leave --from out.")
    }
    guard day >= today else {
      throw Failure(
        .validation, "A tuning can't begin in the past: \(day) is before today, \(today)",
        mend: "What was said of earlier days stays as it was. Leave --from out, or name today or a later day; "
          + "`symptoms tune backtest` shows what it would have changed.")
    }
    return day
  }

  private func signed(on desk: TuningDesk, bytes: [UInt8]?) throws -> TuningDesk.Tuned {
    if let file, let bytes {
      // As it was written, unless somebody else signs here.
      guard by != nil || because != nil else { return try desk.tuned(bytes, file: file) }
      let document = try OverlayDocument(String(decoding: bytes, as: UTF8.self), file: file).signed(
        by: by, because: because)
      return try desk.tuned(Array(document.text.utf8), file: file)
    }
    guard let draft = try desk.draftDocument() else {
      throw Failure(
        .validation, "There is no draft to apply",
        mend: "Make one with `symptoms tune set NAME=VALUE …`, or name a file with --file.")
    }
    let who = by ?? draft.text(at: "by")
    let why = because ?? draft.text(at: "because")
    let missing = [who == nil ? "--by “who signs for it”" : nil, why == nil ? "--because “the reason”" : nil].compactMap
    { $0 }
    guard missing.isEmpty else {
      throw Failure(
        .validation, "A tuning needs an author and a reason; nothing was changed",
        mend: "Add \(missing.joined(separator: " and ")).")
    }
    return try desk.tuned(draft.signed(by: who, because: why, revision: desk.condition.untuned.revision))
  }
}
