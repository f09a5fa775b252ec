import TrackerApplication
import TrackerCore

extension Environment {
  /// The questions that some packs lead to, with the steps that modules bring.
  func onboardingPlan(of packs: [LoadedPack], knowing known: KnownTraits) -> OnboardingPlan {
    OnboardingPlan(
      packs: packs, extra: registry.onboardingSteps.all.map { $0.said(in: words) }, knowing: known)
  }

  /// What the journal knows of the sex at birth and the age.
  ///
  /// - Parameter reading: The journal, where it is being read; nil to open it.
  /// - Throws: `Failure` (`storage`) when the journal can't be read.
  func knownTraits(in reading: (any JournalReading)? = nil) throws -> KnownTraits {
    let today = DayCalendar(zone: zone).day(of: now)
    guard let reading else {
      return try journal()?.read { try KnownTraits(in: $0, today: today) } ?? KnownTraits(today: today)
    }
    return try KnownTraits(in: reading, today: today)
  }
}

/// What a person has said of themselves that parts of packs may depend on.
struct KnownTraits: Sendable {
  var traits = PersonTraits()
  /// What was said, whatever the answer was; it is not asked again.
  var answered: Set<PersonTraits.Part> = []
  /// The day whose age counts.
  var today = Day(number: 0)

  init(today: Day = Day(number: 0)) { self.today = today }

  init(in journal: any JournalReading, today: Day) throws {
    self.today = today
    traits = try journal.traits([.sex, .age], on: today)
    for (field, part) in [(ProfileEntry.sex, PersonTraits.Part.sex), (ProfileEntry.birthDate, .age)]
    where try journal.value(ProfileEntry.document, of: field) != nil { answered.insert(part) }
  }
}

/// The questions that a choice of packs leads to.
public struct OnboardingPlan: Sendable {
  /// In the order in which they were chosen.
  public let packs: [LoadedPack]
  /// Of the packs in their order, then of modules; steps of one id are one. What decides about others comes first. What
  /// is not for the person is not among them.
  public private(set) var steps: [OnboardingStep]
  /// The steps of each pack, with all their options.
  private let whole: [(pack: LoadedPack, steps: [OnboardingStep])]
  private let extra: [OnboardingStep]
  /// What is known of the person besides the answers.
  private let known: KnownTraits

  /// - Parameters:
  ///   - extra: Steps that modules bring.
  ///   - uncollected: Kinds of entries that the person has switched off: what they answer is not offered.
  ///   - known: What the person has said of themselves.
  ///   - asks: Whether a step is asked; all are where nothing else is said.
  init(
    packs: [LoadedPack], extra: [OnboardingStep], leavingOut uncollected: Set<LogKindID> = [],
    knowing known: KnownTraits = KnownTraits(), where asks: (OnboardingStep) -> Bool = { _ in true }
  ) {
    self.packs = packs
    self.known = known
    let traits = packs.reduce(into: Set()) { $0.formUnion($1.pack.traits) }
    func isAsked(_ step: OnboardingStep) -> Bool {
      // Of somebody whose sex or age is known, nothing has to be asked.
      guard asks(step) else { return false }
      switch step.tells {
      case .sex, .age: return step.tells.map { traits.contains($0) && !known.answered.contains($0) } ?? true
      case .diagnosis, nil: return true
      }
    }
    let diagnosing = packs.filter { $0.pack.onboarding.contains { $0.saves == OnboardingStep.diagnosis } }.count
    whole = packs.map { loaded in
      let steps = loaded.pack.onboarding.filter(isAsked).map { step in
        step.leavingOut(uncollected).asked(of: loaded.pack, isAlone: diagnosing == 1)
      }
      return (loaded, steps)
    }
    // What decides about parts of packs is asked before them.
    self.extra = extra.filter(isAsked).map { $0.leavingOut(uncollected) }
    steps = []
    steps = steps(fitting: [:])
  }

  /// The plan with what is for a person who has given such answers.
  func fitted(to values: [StepID: JSONValue]) -> OnboardingPlan {
    var plan = self
    plan.steps = steps(fitting: values)
    return plan
  }

  /// What is known of the person, also by their answers.
  ///
  /// - Parameter pack: The condition whose diagnosis is wanted.
  func traits(of pack: PackID, by values: [StepID: JSONValue]) -> PersonTraits {
    var traits = known.traits
    for step in whole.flatMap(\.steps) + extra {
      guard let value = values[step.id] else { continue }
      switch step.tells {
      case .sex: traits.sex = value.text.flatMap(AppliesTo.Sex.init(rawValue:))
      case .age: traits.age = value.text.flatMap { Day($0) }.map { known.today.years(since: $0) }
      case .diagnosis, nil:
        if step.condition == pack { traits.diagnosis = step.chosen(in: value).map(\.id) }
      }
    }
    return traits
  }

  private func steps(fitting values: [StepID: JSONValue]) -> [OnboardingStep] {
    let deciding = extra.filter { $0.tells != nil }
    let ofPacks = whole.flatMap { pack, steps in
      let traits = traits(of: pack.pack.id, by: values)
      return steps.compactMap { step in step.leavingOut { $0.appliesTo?.holds(for: traits) == false } }
    }
    let diagnosing = ofPacks.filter { $0.condition != nil }
    let extra = extra.map { step in
      guard step.suggestions == .riskFactors else { return step }
      var step = step
      step.suggestions = .texts(suspects(by: values))
      return step
    }
    let all = deciding + diagnosing + ofPacks.filter { $0.condition == nil } + extra.filter { $0.tells == nil }
    return all.reduce(into: []) { steps, step in
      if let index = steps.firstIndex(where: { $0.id == step.id }) {
        steps[index] = steps[index].joined(with: step)
      } else {
        steps.append(step)
      }
    }
  }

  /// What may raise the risk of a person with such answers, by the names that the packs have for it.
  private func suspects(by values: [StepID: JSONValue]) -> [String] {
    let all = packs.flatMap { $0.pack.fitted(to: traits(of: $0.pack.id, by: values)).suspects }
    return all.reduce(into: [RiskFactor]()) { known, factor in
      let isKnown = known.contains {
        $0.metric == factor.metric || $0.name.lowercased() == factor.name.lowercased()
      }
      if !isKnown { known.append(factor) }
    }.map(\.name)
  }

  /// The flare definitions relative to one's own usual that the packs offer.
  var relativeFlares: [(pack: ConditionPack, relative: FlareRule.Relative)] {
    packs.compactMap { loaded in loaded.pack.flare.relative.map { (loaded.pack, $0) } }
  }

  /// The step that is answered under a name: its id, or what it saves.
  public func step(_ name: String) -> OnboardingStep? {
    steps.first { $0.id.rawValue == name } ?? steps.first { $0.saves == name }
  }

  /// Whether one of the chosen options offers the relative definition, and a pack has one.
  func offersRelativeFlare(_ values: [StepID: JSONValue]) -> Bool {
    guard !relativeFlares.isEmpty else { return false }
    return steps.contains { step in step.chosen(in: values[step.id]).contains(where: \.relativeFlare) }
  }
}

extension OnboardingStep {
  /// This step without the options that entries of some kinds answer.
  fileprivate func leavingOut(_ kinds: Set<LogKindID>) -> OnboardingStep {
    guard !kinds.isEmpty, case .choices = answer else { return self }
    if let left = leavingOut({ option in option.log.map(kinds.contains) ?? false }) { return left }
    var result = self
    result.answer = .choices([], preselected: [], atLeast: 0)
    return result
  }

  /// The step of a pack. The diagnosis is of its condition alone: where several conditions ask for one, each asks under
  /// a name of its own.
  fileprivate func asked(of pack: ConditionPack, isAlone: Bool) -> OnboardingStep {
    guard saves == OnboardingStep.diagnosis else { return self }
    var step = self
    step.condition = pack.id
    if !isAlone {
      step.id = StepID("\(pack.id)-\(id)")
      step.saves = "\(pack.id)-\(OnboardingStep.diagnosis)"
      step.title = "\(title) (\(pack.name))"
    }
    return step
  }

  /// This step with the options of another one of its id added; the first one's words stay.
  func joined(with other: OnboardingStep) -> OnboardingStep {
    var result = self
    switch (answer, other.answer) {
    case (.choice(let mine), .choice(let others)):
      result.answer = .choice(mine + others.filter { option in !mine.contains { $0.id == option.id } })
    case (
      .choices(let mine, let preselected, let atLeast),
      .choices(let others, let alsoPreselected, let othersAtLeast)
    ):
      result.answer = .choices(
        mine + others.filter { option in !mine.contains { $0.id == option.id } },
        preselected: preselected + alsoPreselected.filter { !preselected.contains($0) },
        atLeast: max(atLeast, othersAtLeast))
    default: break
    }
    result.isOptional = isOptional && other.isOptional
    return result
  }

  /// A step of a module in a language.
  ///
  /// - Parameter words: The words of the language.
  func said(in words: Phrases) -> OnboardingStep {
    var result = self
    result.title = words(title)
    result.asks = words(asks)
    result.explains = explains.map { words($0) }
    if case .choice(let options) = answer {
      result.answer = .choice(
        options.map { option in
          var option = option
          option.name = words(option.name)
          return option
        })
    }
    if case .texts(let texts) = suggestions { result.suggestions = .texts(texts.map { words($0) }) }
    return result
  }

  /// The texts that are suggested for the answer; empty where there are none.
  public var suggested: [String] { if case .texts(let texts) = suggestions { texts } else { [] } }

  /// What is chosen beforehand, as the step keeps it; nil where nothing is.
  var preselected: JSONValue? {
    guard case .choices(_, let preselected, _) = answer, !preselected.isEmpty else { return nil }
    return .list(preselected.map { .text($0) })
  }

  /// The options that an answer names, in the answer's order.
  public func chosen(in value: JSONValue?) -> [Option] {
    let ids = value?.text.map { [$0] } ?? value?.list?.compactMap(\.text) ?? []
    return ids.compactMap { id in options.first { $0.id == id } }
  }

  /// Whether an answer, such as one kept in a draft, can still be given.
  func allows(_ value: JSONValue) -> Bool {
    switch answer {
    case .text(let maxLength): (value.text?.count).map { $0 <= maxLength } ?? false
    case .texts(let maxLength, let atLeast, let atMost):
      value.list.map { list in
        (atLeast...atMost).contains(list.count) && list.allSatisfy { ($0.text?.count ?? .max) <= maxLength }
      }
        ?? false
    case .scale(let scale): value.number.map(scale.holds) ?? false
    case .choice: chosen(in: value).count == 1
    case .date: value.text.flatMap { Day($0) } != nil
    case .choices(_, _, let atLeast):
      value.list.map { chosen(in: value).count == $0.count && $0.count >= atLeast } ?? false
    }
  }

  /// An answer in words: names of what was chosen, a number with the name of its band.
  ///
  /// - Parameter value: As the step keeps it.
  public func words(of value: JSONValue, _ phrases: Phrases = .english) -> String {
    switch answer {
    case .text: return value.text ?? ""
    case .texts: return value.list?.compactMap(\.text).joined(separator: ", ") ?? ""
    case .scale(let scale):
      let number = value.number ?? 0
      return "\(number.words)\(scale.band(of: number).map { ", \($0.name)" } ?? "")"
    case .date: return value.text.flatMap { Day($0) }.map { phrases(.day($0)) } ?? ""
    case .choice, .choices:
      let names = chosen(in: value).map(\.name)
      return names.isEmpty ? phrases("(nothing)") : names.joined(separator: ", ")
    }
  }
}
