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
  /// How the answer of a name is given there, for messages: `impact: 6` in a file, `--impact 6` on a command line.
  public var typed: @Sendable (_ name: String, _ value: String) -> String = { "\($0): \($1)" }
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
        let id = PackID(try options.named(word.text, else: "“{word}” is not a condition").id)
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

  /// The plan with what is for a person who gives these answers: those that decide about parts of packs are read first.
  /// What is wrong with them is told with the others.
  func fitted(_ plan: OnboardingPlan, onTopOf earlier: OnboardingAnswers) -> OnboardingPlan {
    var values = earlier.values
    for step in plan.steps where step.condition != nil || step.tells != nil {
      let name = self.values[step.id.rawValue] != nil ? step.id.rawValue : step.saves
      var ignored: [Diagnostic] = []
      if let given = self.values[name] {
        values[step.id] = step.value(of: given, called: name, diagnostics: &ignored)
      }
    }
    return plan.fitted(to: values)
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
          code: "unknown-answer", "Leave out {answer}: the condition is already named",
          ["answer": .verbatim(called("pack"))], at: pack.place))
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
        diagnostics.append(missing(step.saves, example: step.example, allowed: step.allowed))
      }
    }
    diagnostics += unknown(beside: known, allowed: (asksPacks ? ["pack"] : []) + plan.steps.map(\.saves) + ["flare"])
    if let relative = isFlareRelative(of: plan.packs.map(\.pack), &diagnostics) { answers.isFlareRelative = relative }
    return answers
  }

  /// That an answer is missing.
  func missing(_ name: String, example: String?, allowed: Phrase) -> Diagnostic {
    Diagnostic(
      code: "missing-answer", example == nil ? "{answer} is missing" : "{answer} is missing, for example: {example}",
      ["answer": .verbatim(called(name)), "example": .verbatim(typed(name, example ?? ""))], allowed: allowed)
  }

  /// What was answered though nothing is asked under its name.
  ///
  /// - Parameters:
  ///   - known: Every name under which something is asked.
  ///   - allowed: The names that are told.
  func unknown(beside known: Set<String>, allowed: [String]) -> [Diagnostic] {
    unread.union(values.keys).subtracting(known).sorted().map { name in
      Diagnostic(
        code: "unknown-answer", "“{name}” is not one of the questions", ["name": .verbatim(name)],
        at: places[name] ?? values[name]?.place, found: "“\(name)”",
        allowed: .verbatim(allowed.joined(separator: ", ")),
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
          code: "no-relative-flare", "{answer} does not work for {names}",
          [
            "answer": .verbatim(typed("flare", word.text)), "names": .allOf(packs.map { .verbatim($0.name) }),
          ], at: word.place, allowed: .verbatim("pack")))
    default:
      diagnostics.append(
        Diagnostic(
          code: "unknown-choice", "“{word}” is not a choice for {answer}",
          ["word": .verbatim(word.text), "answer": .verbatim(called("flare"))], at: word.place,
          found: "“\(word.text)”", allowed: .verbatim("usual, pack"),
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
  var allowed: Phrase {
    switch answer {
    case .text(let maxLength): .words("up to {count} characters", ["count": .count(maxLength)])
    case .texts(let maxLength, let atLeast, let atMost):
      OnboardingStep.severalTexts.filled(with: OnboardingStep.limits(atLeast...atMost, maxLength))
    case .scale(let scale): scale.allowed
    case .choice: ids
    case .date: "a day such as 1980-05-04"
    case .choices(_, _, let atLeast):
      .words(
        atLeast > 0 ? "at least {count} of {ids}" : "any of {ids}, or none", ["count": .count(atLeast), "ids": ids])
    }
  }

  private var ids: Phrase { .verbatim(options.map(\.id).joined(separator: ", ")) }

  static let severalTexts: Phrase = "{fewest} to {most} names with commas between them, each up to {count} characters"

  static func limits(_ count: ClosedRange<Int>, _ maxLength: Int) -> [String: Phrase] {
    ["fewest": .count(count.lowerBound), "most": .count(count.upperBound), "count": .count(maxLength)]
  }

  /// An answer that the step takes; nil where it takes any text.
  var example: String? {
    switch answer {
    case .text, .texts: nil
    case .date: "1980-05-04"
    case .scale(let scale): scale.example.words
    case .choice(let options): options.first?.id
    case .choices(let options, _, let atLeast): options.prefix(max(atLeast, 2)).map(\.id).joined(separator: ",")
    }
  }
}

extension Scale {
  /// `1 to 10 (1 hardly at all … 10 completely)`
  var allowed: Phrase {
    .words(
      "{low} to {high} ({ends})",
      [
        "low": .number(range.lowerBound, upTo: 2), "high": .number(range.upperBound, upTo: 2),
        "ends": .verbatim("\(ends)"),
      ])
  }
}
