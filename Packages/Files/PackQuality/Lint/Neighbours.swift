import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// What stands beside each key and entry of a file, so that nobody is told to write what would be wrong there too: a
/// key that its mapping has already, or an entry that its list has.
struct Neighbours {
  private var beside: [Place: Set<String>] = [:]

  init(_ trees: [YAMLMapping]) {
    for tree in trees { add(tree) }
  }

  private mutating func add(_ mapping: YAMLMapping) {
    let keys = Set(mapping.entries.map(\.key))
    for entry in mapping.entries {
      beside[Place(entry.keyMark)] = keys
      add(entry.value)
    }
  }

  private mutating func add(_ node: YAMLNode) {
    switch node.content {
    case .scalar: break
    case .mapping(let mapping): add(mapping)
    case .sequence(let elements):
      let texts = Set(elements.compactMap(\.scalar?.text))
      for element in elements {
        if element.scalar != nil { beside[Place(element.mark)] = texts }
        add(element)
      }
    }
  }

  /// The finding without a guess that would be wrong at its place.
  ///
  /// - Parameters:
  ///   - pack: The pack's id, which cannot be what it builds on.
  ///   - paths: The paths of places in `pack.yaml`.
  func checked(_ finding: Diagnostic, pack: PackID, paths: [Place: String]) -> Diagnostic {
    guard let nearest = finding.nearest, let place = finding.place else { return finding }
    let isPart = paths[place]?.hasPrefix("risk.factors.\(nearest).all_of") == true
    let isItself = finding.code == "unknown-pack" && nearest == pack.rawValue
    guard isPart || isItself || beside[place]?.contains(nearest) == true else { return finding }
    var finding = finding
    finding.nearest = nil
    return finding
  }
}

extension [Diagnostic] {
  /// Whether one of them is an error of what a factor looks at, so that a finding about the factor's curve only follows
  /// from it.
  func explain(_ finding: Diagnostic, paths: [Place: String]) -> Bool {
    let ofCurves: Set<String> = [
      "factor-never-fires", "curve-outside-range", "curve-against-name", "curve-against-metric", "same-factor",
      "unfed-factor", "never-said",
    ]
    guard ofCurves.contains(finding.code), let factor = finding.place.flatMap({ paths[$0] })?.factor else {
      return false
    }
    return contains { other in
      guard other.severity == .error, let path = other.place.flatMap({ paths[$0] }), path.factor == factor,
        let key = path.dropFirst(factor.count + 1).split(whereSeparator: { ".[".contains($0) }).first
      else { return false }
      return PackKeys.response.required.contains(String(key)) || PackKeys.response.optional.contains(String(key))
    }
  }

  /// The findings without those that only repeat another one of the same place: a name with a letter of another
  /// alphabet is unknown because of that letter.
  var withoutRepeats: [Diagnostic] {
    let lookAlikes = Set(filter { $0.code == TextSafety.lookAlikeCode }.compactMap(\.place))
    guard !lookAlikes.isEmpty else { return self }
    return filter { finding in
      guard finding.code != TextSafety.lookAlikeCode, let place = finding.place, lookAlikes.contains(place) else {
        return true
      }
      return !finding.code.hasPrefix("unknown-")
        && !["invalid-id", "not-offered", "id-not-folder"].contains(finding.code)
    }
  }
}

extension String {
  /// The path of the factor that a path leads into, such as `risk.factors.stress`; nil for any other path.
  fileprivate var factor: String? {
    let parts = split(separator: ".")
    guard parts.count >= 3, parts[0] == "risk", parts[1] == "factors" else { return nil }
    return parts.prefix(3).joined(separator: ".")
  }
}
