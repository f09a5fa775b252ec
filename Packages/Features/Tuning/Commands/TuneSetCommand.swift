import TrackerApplication
import TrackerCommandLine
import ArgumentParser
import TrackerCore
import TrackerStrictYAML

/// `tune set`: changes into a draft.
struct TuneSetCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Put weights and curve points into a draft; nothing counts until it is applied.",
    discussion: """
      The weights of the groups say how much each counts in the load; they must sum to 100. With --rest the groups \
      that are not named share what is left as they did. Changing a group's weight also changes how strongly its \
      factors weigh in the forecast before the person is known. The draft is kept in the journal, or in a file with \
      --file.

      Examples:
        symptoms tune set sleep=45 exercise=30 food=15 load=10
        symptoms tune set sleep=50 --rest
        symptoms tune set short-sleep.response.6=55        the points at 6 hours
        symptoms tune set short-sleep.response="4:100 6:55 8:0"
        symptoms tune set short-sleep.log_odds=0.4 short-sleep.sure=high
        symptoms tune set sleep=pack                       as the pack has it again
        symptoms tune set review=2027-02-01                when to look at it again
        symptoms tune set --clear                          throw the draft away
      """)

  @OptionGroup var global: GlobalOptions
  @OptionGroup var which: ConditionOption

  @Argument(help: ArgumentHelp("Changes: \(TuningChange.forms).", valueName: "name=value"))
  var changes: [String] = []

  @Flag(help: "Let the groups that are not named share the rest of 100 in the proportion they have.")
  var rest = false

  @Flag(help: "Throw the draft away.")
  var clear = false

  @Option(
    help: ArgumentHelp("Change this file in place of the draft in the journal.", valueName: "file"), completion: .file()
  )
  var file: String?

  func validate() throws {
    if clear, !changes.isEmpty || file != nil || rest { throw ValidationError("--clear takes nothing else.") }
    if !clear, changes.isEmpty {
      throw ValidationError("Name a change, such as sleep=45; or --clear to throw the draft away.")
    }
  }

  func run(in context: CommandContext) throws {
    if let file {
      let (desk, bytes) = try TuningDesk.forFile(file, condition: which.condition, in: context.environment)
      let document = try OverlayDocument(String(decoding: bytes, as: UTF8.self), file: file)
      let changed = try change(document, on: desk)
      try OverlayFile.write(changed.text, to: file, replacing: true)
      return try context.answer(TuneShowView(desk, draft: try desk.tuned(changed), file: file))
    }
    let desk = try TuningDesk(context.environment, condition: which.condition)
    if clear {
      try desk.keep(nil, as: "tune set")
      return try context.answer(TuneShowView(desk, draft: nil))
    }
    // A draft begins with what is in force, so that a second tuning changes the first and does not forget it.
    let start = try desk.draftDocument() ?? desk.documentInForce() ?? OverlayDocument(tuning: desk.condition.untuned)
    let changed = try change(start, on: desk)
    let tuned = try desk.tuned(changed)
    try desk.keep(changed, as: "tune set")
    try context.answer(TuneShowView(desk, draft: tuned))
  }

  private func change(_ document: OverlayDocument, on desk: TuningDesk) throws -> OverlayDocument {
    let pack = desk.condition.untuned
    var faults: [Diagnostic] = []
    var names: Set<Substring> = []
    for text in changes {
      let name = text.prefix { $0 != "=" }
      if !names.insert(name).inserted {
        faults.append(Diagnostic(code: "given-twice", "`\(name)` is given twice", allowed: "one change of it"))
      }
    }
    let parsed = changes.compactMap { text -> TuningChange? in
      do throws(Diagnostic) {
        let change = try TuningChange(text, of: pack)
        if case .review(let day?) = change { try desk.checkReview(day) }
        return change
      } catch {
        faults.append(error)
        return nil
      }
    }
    guard faults.isEmpty else { throw Failure.invalid(faults) }
    var changed = document
    for change in parsed { changed.apply(change, current: pack) }
    let named = Set(parsed.compactMap(\.group))
    var weights = GroupWeights(pack.risk.groups, in: changed)
    if rest { weights.spread(except: named) }
    guard weights.isWhole else { throw weights.failure(named: named) }
    if !named.isEmpty || rest { weights.write(to: &changed, pack: pack.risk.groups) }
    changed.set(["pack_revision"], to: .number(Double(pack.revision)))
    return changed
  }
}

extension TuningDesk {
  /// Keeps a draft, or throws it away.
  ///
  /// - Throws: `Failure` (`validation`) where somebody else changed it meanwhile.
  func keep(_ document: OverlayDocument?, as command: String) throws {
    try session.journal.write(command, at: environment.now) {
      try keep(document.map { TuningDraft(text: $0.text) }, in: $0)
    }
  }

  /// What is in force, to be changed further: without who signed for it and when it was to be looked at again.
  func documentInForce() throws -> OverlayDocument? {
    guard let inForce else { return nil }
    var document = try OverlayDocument(inForce.overlay.text, file: "the tuning in force")
    for key in ["by", "because", "review"] { document.set([key], to: nil) }
    return document
  }
}
