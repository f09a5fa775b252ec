import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackChange.Section {
  /// What a pack's file has under the section.
  func part(of tree: YAMLMapping) -> YAMLMapping? {
    switch self {
    case .groups, .factors: tree["risk"]?.mapping?[rawValue]?.mapping
    case .symptoms, .foods, .insights, .onboarding, .metrics: tree[rawValue]?.mapping
    }
  }

  /// The path of a thing of the section in `pack.yaml`.
  func path(of id: String) -> String {
    switch self {
    case .groups, .factors: "risk.\(rawValue).\(id)"
    case .symptoms, .foods, .insights, .onboarding, .metrics: "\(rawValue).\(id)"
    }
  }

  /// The ids of a pack's things of the section, in their order.
  func ids(in pack: ConditionPack) -> [String] {
    switch self {
    case .symptoms: pack.symptoms.map(\.id.rawValue)
    case .foods: pack.foods.map(\.id.rawValue)
    case .groups: pack.risk.groups.map(\.id.rawValue)
    case .factors: pack.risk.factors.map(\.id.rawValue)
    case .insights: (pack.insights ?? []).map(\.id)
    case .onboarding: pack.onboarding.map(\.id.rawValue)
    case .metrics: (pack.trackables ?? []).map(\.id.rawValue)
    }
  }

  /// The key that whoever brings a thing must give, and whoever only changes it does not; nil where a thing is given
  /// whole.
  private var bringingKey: String? {
    switch self {
    case .symptoms: "scale"
    case .foods: nil
    case .groups: "name"
    case .factors: "group"
    case .insights: "metric"
    case .onboarding, .metrics: "kind"
    }
  }

  /// The ids of the section's things that a pack's file brings; ids that it only changes, or removes, belong to the
  /// pack below.
  func brought(by tree: YAMLMapping) -> [String] {
    (part(of: tree)?.entriesOfFormat ?? []).filter { entry in
      bringingKey.map { entry.value.mapping?[$0]?.isNull == false } ?? !entry.value.isNull
    }.map(\.key)
  }

  /// What of a thing old entries depend on, in words; nil for things that have nothing of the sort.
  func signature(of id: String, in pack: ConditionPack) -> String? {
    switch self {
    case .symptoms: pack.symptom(SymptomID(id))?.scale.signature
    case .metrics: pack.trackables?.first { $0.id.rawValue == id }?.signature
    case .foods, .groups, .factors, .insights, .onboarding: nil
    }
  }

  /// Whether the section's things have something that old entries depend on.
  var hasSignatures: Bool { self == .symptoms || self == .metrics }

  /// An id of the section as `changes` names it: metrics go by their whole ids.
  func changed(_ id: String) -> String { self == .metrics ? TrackableDefinition.metricPrefix + id : id }

  /// The id as the section has it of the one that a change is about.
  func id(of change: PackChange) -> String {
    let prefix = TrackableDefinition.metricPrefix
    return self == .metrics && change.id.hasPrefix(prefix) ? String(change.id.dropFirst(prefix.count)) : change.id
  }
}

extension TrackableDefinition {
  /// What its values are, for a pack's page: `number 0..10 l`, `choice: none, little, much`.
  var values: String {
    choices.isEmpty ? signature : "\(kind.rawValue): \(choices.joined(separator: ", ")), \(fold.rawValue)"
  }

  /// What of a metric old entries depend on, in words: `number 0..10 step 0.5 l, mean`.
  var signature: String {
    let range = range.map { "\($0.lowerBound.words)..\($0.upperBound.words)" }
    let parts = [kind.rawValue, range, step.map { "step \($0.words)" }, unit]
    let choices = choices.isEmpty ? nil : "\(choices.count) choices"
    let none = absence == .none ? "none where missing" : nil
    return [parts.compactMap { $0 }.joined(separator: " "), choices, fold.rawValue, none].compactMap { $0 }
      .joined(separator: ", ")
  }
}
