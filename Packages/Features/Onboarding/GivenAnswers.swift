import TrackerApplication
import TrackerCore

/// Everything that options or an answers file say.
struct GivenAnswers: Sendable {
  /// Ids, names or aliases of packs.
  var packs: [GivenAnswer.Word] = []
  /// By a step's id or what it saves.
  var values: [String: GivenAnswer] = [:]
  /// `usual` or `pack`.
  var flare: GivenAnswer.Word?
  /// How names are written where the answers come from: `--impact`, or `impact` in a file.
  var isTyped = true
  /// Keys of a file, so that unknown ones can be named with their place.
  var places: [String: Place] = [:]
  /// Keys of a file whose value could not be read: they are wrong, not missing.
  var unread: Set<String> = []

  var isEmpty: Bool { packs.isEmpty && values.isEmpty && flare == nil }

  /// Answers of options over those of a file.
  func over(_ other: GivenAnswers) -> GivenAnswers {
    var result = other
    if !packs.isEmpty { result.packs = packs }
    if let flare { result.flare = flare }
    result.values.merge(values) { _, new in new }
    return result
  }

  func called(_ name: String) -> String {
    guard isTyped else { return name }
    return OnboardCommand.namedSteps.contains(name) ? "--\(name)" : "--answer \(name)"
  }

  /// The packs that were named, without those that are none.
  func chosenPacks(among listings: [PackListing], faults: inout [Diagnostic]) -> [PackID] {
    let options = listings.filter { $0.fault == nil }.map(ChoiceOption.init)
    var chosen: [PackID] = []
    for word in packs {
      do {
        let id = PackID(try options.named(word.text, what: "pack").id)
        if !chosen.contains(id) { chosen.append(id) }
      } catch {
        var fault = error
        fault.found = "“\(word.text)”"
        fault.place = word.place
        faults.append(fault)
      }
    }
    return chosen
  }

  /// Reads the values for a plan on top of earlier answers; every fault, unknown keys and missing answers among them.
  func answers(for plan: OnboardingPlan, onTopOf earlier: OnboardingAnswers, faults: inout [Diagnostic])
    -> OnboardingAnswers
  {
    var answers = earlier
    answers.packs = plan.packs.map(\.pack.id)
    var known: Set<String> = ["pack", "packs", "flare"]
    for step in plan.steps {
      let name = values[step.id.rawValue] != nil ? step.id.rawValue : step.saves
      known.formUnion([step.id.rawValue, step.saves])
      if let given = values[name] {
        let before = faults.count
        answers.values[step.id] = AnswerReader.value(of: given, for: step, called: called(name), faults: &faults)
        if faults.count > before { continue }
      }
      let isUnread = unread.contains(step.id.rawValue) || unread.contains(step.saves)
      if answers.values[step.id] == nil, values[name] == nil, !step.isOptional, !isUnread {
        faults.append(
          Diagnostic(code: "missing-answer", "\(called(step.saves)) is missing: \(step.asks)", allowed: step.allowed))
      }
    }
    for name in unread.union(values.keys).sorted() where !known.contains(name) {
      faults.append(
        Diagnostic(
          code: "unknown-answer", "Nothing is asked under this name", at: places[name] ?? values[name]?.place,
          found: "“\(name)”",
          allowed: (["pack"] + plan.steps.map(\.saves) + ["flare"]).joined(separator: ", "),
          nearest: nearestMatch(to: name, among: known.sorted())))
    }
    if let flare { answers.isFlareRelative = isRelative(flare, plan, &faults) }
    return answers
  }

  private func isRelative(_ word: GivenAnswer.Word, _ plan: OnboardingPlan, _ faults: inout [Diagnostic]) -> Bool? {
    switch word.text.lowercased() {
    case "pack": return false
    case "usual" where !plan.relativeFlares.isEmpty: return true
    case "usual":
      faults.append(
        Diagnostic(
          code: "no-relative-flare", "The chosen packs have no flare definition relative to one's own usual",
          at: word.place,
          allowed: "pack"))
    default:
      faults.append(
        Diagnostic(
          code: "unknown-choice", "\(called("flare")) has no such choice", at: word.place, found: "“\(word.text)”",
          allowed: "usual, pack",
          nearest: nearestMatch(to: word.text, among: ["usual", "pack"])))
    }
    return nil
  }
}

extension ChoiceOption {
  init(_ listing: PackListing) {
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
    case .scale(let scale): "\(scale.range.lowerBound.shortText) to \(scale.range.upperBound.shortText) (\(scale.ends))"
    case .choice(let options): options.map(\.id).joined(separator: ", ")
    case .choices(let options, _, let atLeast):
      (atLeast > 0 ? "at least \(atLeast) of " : "any of ") + options.map(\.id).joined(separator: ", ")
        + (atLeast > 0 ? "" : ", or none")
    }
  }
}
