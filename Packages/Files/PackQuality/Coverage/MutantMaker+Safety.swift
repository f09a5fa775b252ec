import TrackerCore
import TrackerPacks

/// Mutants of what a pack says of getting help, and of what it has for some people only.
extension MutantMaker {
  mutating func mutateSeekCare() {
    for subject in SeekCareSubject.all(of: pack, in: catalogue) {
      let path = subject.path(in: pack)
      guard isOwn(path) else { continue }
      for (index, rule) in subject.rules.enumerated() {
        func add(_ change: Phrase, _ mutate: (inout SeekCare.Rule) -> Void) {
          var changed = rule
          mutate(&changed)
          self.add(path, change, part: .seekCare(subject.name)) { $0.set(changed, at: index, of: subject) }
        }
        self.add(path, "without this red flag", part: .seekCare(subject.name)) { $0.set(nil, at: index, of: subject) }
        add("another level") { $0.level = rule.level == .soon ? .today : .soon }
        for (change, when) in changes(of: rule.when, on: subject.scale) { add(change) { $0.when = when } }
      }
    }
  }

  /// A rule that asks for a little more, a little less, or for one thing less.
  private func changes(of when: SeekCare.When, on scale: Scale) -> [(Phrase, SeekCare.When)] {
    var changes: [(Phrase, SeekCare.When)] = []
    func change(_ words: Phrase, _ mutate: (inout SeekCare.When) -> Void) {
      var changed = when
      mutate(&changed)
      changes.append((words, changed))
    }
    let worse = scale.worse == .high ? scale.step : -scale.step
    func move(_ value: Double, to made: (Double) -> SeekCare.When.Threshold) {
      change("one step worse") { $0.threshold = made(value + worse) }
      // Below the least answer stands nothing that could show it.
      if scale.holds(value - worse) { change("one step better") { $0.threshold = made(value - worse) } }
    }
    switch when.threshold {
    case .newlyRed, .any: break
    case .at(let value):
      move(value, to: SeekCare.When.Threshold.at)
      change("only if it is new") { $0.threshold = .newlyAt(value) }
    case .newlyAt(let value):
      move(value, to: SeekCare.When.Threshold.newlyAt)
      change("whatever the days before were") {
        $0.threshold = .at(value)
        $0.by = nil
      }
    }
    if let by = when.by {
      change("after half the rise") { $0.by = by / 2 }
      change("after twice the rise") { $0.by = by * 2 }
    }
    if !when.sites.isEmpty { change("whatever the site") { $0.sites = [] } }
    for metric in when.with.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      let words: Phrase = .words(
        "without {metric} on the same day", ["metric": "\(SeekCare.When.name(of: metric))"])
      change(words) { $0.with[metric] = nil }
    }
    return changes
  }

  mutating func mutateAppliesTo() {
    for (index, symptom) in pack.symptoms.enumerated() {
      mutate(symptom.appliesTo, of: "symptoms.\(symptom.id)") { $0.symptoms[index].appliesTo = $1 }
      for (place, rule) in (symptom.seekCare?.rules ?? []).enumerated() {
        mutate(rule.appliesTo, of: "symptoms.\(symptom.id)", under: "seek_care") {
          $0.symptoms[index].seekCare?.rules[place].appliesTo = $1
        }
      }
    }
    for (index, own) in (pack.trackables ?? []).enumerated() {
      mutate(own.appliesTo, of: "metrics.\(own.id)") { $0.trackables?[index].appliesTo = $1 }
      for (place, rule) in (own.seekCare?.rules ?? []).enumerated() {
        mutate(rule.appliesTo, of: "metrics.\(own.id)", under: "seek_care") {
          $0.trackables?[index].seekCare?.rules[place].appliesTo = $1
        }
      }
    }
    for (index, factor) in pack.risk.factors.enumerated() {
      mutate(factor.appliesTo, of: "risk.factors.\(factor.id)") { $0.risk.factors[index].appliesTo = $1 }
    }
    for (index, insight) in (pack.insights ?? []).enumerated() {
      mutate(insight.appliesTo, of: "insights.\(insight.id)") { $0.insights?[index].appliesTo = $1 }
    }
    for (index, goal) in pack.goals.enumerated() {
      mutate(goal.appliesTo, of: "goals.\(goal.id)") { $0.goals[index].appliesTo = $1 }
    }
    for (index, step) in pack.onboarding.enumerated() {
      for (place, option) in step.options.enumerated() {
        mutate(option.appliesTo, of: "onboarding.\(step.id).options.\(option.id)") {
          $0.onboarding[index].answer.set($1, at: place)
        }
      }
    }
  }

  /// A part that is for a few more people, or for a few less.
  ///
  /// - Parameter key: Under which `applies_to` stands where it is not the part's own key.
  private mutating func mutate(
    _ appliesTo: AppliesTo?, of part: String, under key: String? = nil,
    _ set: (inout ConditionPack, AppliesTo?) -> Void
  ) {
    let path = [part, key ?? "applies_to"].joined(separator: ".")
    guard let appliesTo, isOwn(path) else { return }
    func add(_ change: Phrase, _ mutate: (inout AppliesTo) -> Void) {
      var changed = appliesTo
      mutate(&changed)
      self.add(path, change, part: .person) { set(&$0, changed.traits.isEmpty ? nil : changed) }
    }
    if let diagnosis = appliesTo.diagnosis {
      add("for any diagnosis") { $0.diagnosis = nil }
      for one in diagnosis where diagnosis.count > 1 {
        add(.words("without the diagnosis {diagnosis}", ["diagnosis": "\(one)"])) {
          $0.diagnosis?.removeAll { $0 == one }
        }
      }
    }
    if appliesTo.sex != nil { add("for either sex") { $0.sex = nil } }
    if let from = appliesTo.from { add("from one year later on") { $0.from = from + 1 } }
    if let to = appliesTo.to { add("up to one year earlier") { $0.to = to - 1 } }
    if appliesTo.from != nil || appliesTo.to != nil { add("at any age") { ($0.from, $0.to) = (nil, nil) } }
  }
}

extension ConditionPack {
  /// Puts a rule in place of one of a symptom or metric; nil takes it out.
  fileprivate mutating func set(_ rule: SeekCare.Rule?, at index: Int, of subject: SeekCareSubject) {
    let rules = rule.map { [$0] } ?? []
    if let place = symptoms.firstIndex(where: { $0.id == subject.symptom?.id }) {
      symptoms[place].seekCare?.rules.replaceSubrange(index...index, with: rules)
    } else if let place = trackables?.firstIndex(where: { $0.metric == subject.metric }) {
      trackables?[place].seekCare?.rules.replaceSubrange(index...index, with: rules)
    } else if let place = metricCare?.firstIndex(where: { $0.metric == subject.metric }) {
      metricCare?[place].seekCare.rules.replaceSubrange(index...index, with: rules)
    }
  }
}

extension SeekCareSubject {
  /// Where the pack has its rules.
  fileprivate func path(in pack: ConditionPack) -> String {
    if let symptom { return "symptoms.\(symptom.id).seek_care" }
    guard let own = pack.trackables?.first(where: { $0.metric == metric }) else { return "seek_care.\(metric)" }
    return "metrics.\(own.id).seek_care"
  }
}

extension OnboardingStep.Answer {
  /// Says for whom one of its options is.
  fileprivate mutating func set(_ appliesTo: AppliesTo?, at index: Int) {
    switch self {
    case .choice(var options):
      options[index].appliesTo = appliesTo
      self = .choice(options)
    case .choices(var options, let preselected, let atLeast):
      options[index].appliesTo = appliesTo
      self = .choices(options, preselected: preselected, atLeast: atLeast)
    case .text, .texts, .scale, .date: break
    }
  }
}
