import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackChange.Section {
  /// What a pack's file has under the section.
  func part(of tree: YAMLMapping) -> YAMLMapping? {
    switch self {
    case .groups, .factors: tree["risk"]?.mapping?[rawValue]?.mapping
    case .symptoms, .foods, .insights, .onboarding: tree[rawValue]?.mapping
    }
  }

  /// The path of a thing of the section in `pack.yaml`.
  func path(of id: String) -> String {
    switch self {
    case .groups, .factors: "risk.\(rawValue).\(id)"
    case .symptoms, .foods, .insights, .onboarding: "\(rawValue).\(id)"
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
    case .onboarding: "kind"
    }
  }

  /// The ids of the section's things that a pack's file brings; ids that it only changes, or removes, belong to the
  /// pack below.
  func brought(by tree: YAMLMapping) -> [String] {
    (part(of: tree)?.entriesOfFormat ?? []).filter { entry in
      bringingKey.map { entry.value.mapping?[$0]?.isNull == false } ?? !entry.value.isNull
    }.map(\.key)
  }
}
