import TrackerApplication
import TrackerCore

/// What somebody answered all at once: in a form, in a file, by options of a command line.
public struct GivenAnswers: Sendable {
  /// Ids, names or aliases of packs.
  public var packs: [GivenAnswer.Word] = []
  /// By a step's id or what it saves.
  public var values: [String: GivenAnswer] = [:]
  /// `usual`, where a flare is judged relative to the person's own usual, or `pack`.
  public var flare: GivenAnswer.Word?
  /// How the answer of a name is called where it was given, for messages: `impact` is `--impact` on a command line.
  public var called: @Sendable (_ name: String) -> String = { $0 }
  /// What could not be read of them.
  public var diagnostics: [Diagnostic] = []
  /// Keys of a file, so that unknown ones can be named with their place.
  var places: [String: Place] = [:]
  /// Keys of a file whose value could not be read: they are wrong, not missing.
  var unread: Set<String> = []

  /// No answers yet.
  public init() {}

  /// - Parameters:
  ///   - packs: Ids, names or aliases of packs.
  ///   - values: By a step's id or what it saves, each one text or several; a number as text, `none` for none of the
  ///     choices.
  ///   - flare: `usual`, where a flare is judged relative to the person's own usual, or `pack`; nil for the pack's.
  public init(packs: [String], values: [String: [String]], flare: String? = nil) {
    self.packs = packs.map { GivenAnswer.Word(text: $0) }
    self.values = values.mapValues(GivenAnswer.init)
    self.flare = flare.map { GivenAnswer.Word(text: $0) }
  }

  /// Whether nothing was answered, nor anything given that could not be read.
  public var isEmpty: Bool { packs.isEmpty && values.isEmpty && flare == nil && diagnostics.isEmpty }

  /// These answers over others: what these do not say is as the others say it.
  public func over(_ other: GivenAnswers) -> GivenAnswers {
    var result = other
    if !packs.isEmpty { result.packs = packs }
    if let flare { result.flare = flare }
    result.values.merge(values) { _, new in new }
    result.diagnostics += diagnostics
    return result
  }

  /// The packs that were named, without those that are none.
  func chosenPacks(among listings: [PackListing], diagnostics: inout [Diagnostic]) -> [PackID] {
    let options = listings.filter { $0.problem == nil }.map(ChoiceOption.init)
    var chosen: [PackID] = []
    for word in packs {
      do {
        let id = PackID(try options.named(word.text, what: "pack").id)
        if !chosen.contains(id) { chosen.append(id) }
      } catch {
        var diagnostic = error
        diagnostic.found = "“\(word.text)”"
        diagnostic.place = word.place
        diagnostics.append(diagnostic)
      }
    }
    return chosen
  }

  /// Reads the values for a plan on top of earlier answers; every fault, unknown keys and missing answers among them.
  ///
  /// - Parameters:
  ///   - asksPacks: Whether the packs may be among the answers.
  ///   - isRequired: Whether a step without an answer, also without an earlier one, is a fault.
  func answers(
    for plan: OnboardingPlan, onTopOf earlier: OnboardingAnswers, asksPacks: Bool = true,
    requiring isRequired: (OnboardingStep) -> Bool = { !$0.isOptional }, diagnostics: inout [Diagnostic]
  ) -> OnboardingAnswers {
    var answers = earlier
    answers.packs = plan.packs.map(\.pack.id)
    var known: Set<String> = ["flare"]
    if asksPacks {
      known.formUnion(["pack", "packs"])
    } else if let pack = packs.first {
      diagnostics.append(
        Diagnostic(
          code: "unknown-answer", "\(called("pack")) has no place here: the condition is named already", at: pack.place)
      )
    }
    for step in plan.steps {
      let name = values[step.id.rawValue] != nil ? step.id.rawValue : step.saves
      known.formUnion([step.id.rawValue, step.saves])
      if let given = values[name] {
        let before = diagnostics.count
        answers.values[step.id] = step.value(of: given, called: called(name), diagnostics: &diagnostics)
        if diagnostics.count > before { continue }
      }
      let isUnread = unread.contains(step.id.rawValue) || unread.contains(step.saves)
      if answers.values[step.id] == nil, values[name] == nil, isRequired(step), !isUnread {
        diagnostics.append(
          Diagnostic(code: "missing-answer", "\(called(step.saves)) is missing: \(step.asks)", allowed: step.allowed))
      }
    }
    diagnostics += unknown(beside: known, allowed: (asksPacks ? ["pack"] : []) + plan.steps.map(\.saves) + ["flare"])
    if let relative = isFlareRelative(of: plan.packs.map(\.pack), &diagnostics) { answers.isFlareRelative = relative }
    return answers
  }

  /// What was answered though nothing is asked under its name.
  ///
  /// - Parameters:
  ///   - known: Every name under which something is asked.
  ///   - allowed: The names that are told.
  func unknown(beside known: Set<String>, allowed: [String]) -> [Diagnostic] {
    unread.union(values.keys).subtracting(known).sorted().map { name in
      Diagnostic(
        code: "unknown-answer", "Nothing is asked under this name", at: places[name] ?? values[name]?.place,
        found: "“\(name)”", allowed: allowed.joined(separator: ", "),
        nearest: nearestMatch(to: name, among: known.sorted()))
    }
  }

  /// Whether flares are judged relative to the person's own usual; nil where that is not said, or wrong.
  func isFlareRelative(of packs: [ConditionPack], _ diagnostics: inout [Diagnostic]) -> Bool? {
    guard let word = flare else { return nil }
    switch word.text.lowercased() {
    case "pack": return false
    case "usual" where packs.contains { $0.flare.relative != nil }: return true
    case "usual":
      diagnostics.append(
        Diagnostic(
          code: "no-relative-flare",
          "There is no flare definition relative to one's own usual in \(packs.map(\.name).joined(separator: " and "))",
          at: word.place,
          allowed: "pack"))
    default:
      diagnostics.append(
        Diagnostic(
          code: "unknown-choice", "\(called("flare")) has no such choice", at: word.place, found: "“\(word.text)”",
          allowed: "usual, pack",
          nearest: nearestMatch(to: word.text, among: ["usual", "pack"])))
    }
    return nil
  }
}

extension ChoiceOption {
  /// A pack as something to choose, found by its aliases too.
  public init(_ listing: PackListing) {
    self.init(id: listing.id.rawValue, name: listing.name, about: listing.summary, aliases: listing.aliases)
  }
}

extension OnboardingStep {
  /// What the step takes, in words.
  var allowed: String {
    switch answer {
    case .text(let maxLength): "up to \(maxLength) characters"
    case .texts(let maxLength, let atLeast, let atMost):
      "\(atLeast) to \(atMost) texts of up to \(maxLength) characters"
    case .scale(let scale): "\(scale.range.words) (\(scale.ends))"
    case .choice(let options): options.map(\.id).joined(separator: ", ")
    case .choices(let options, _, let atLeast):
      (atLeast > 0 ? "at least \(atLeast) of " : "any of ") + options.map(\.id).joined(separator: ", ")
        + (atLeast > 0 ? "" : ", or none")
    }
  }
}
