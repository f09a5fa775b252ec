import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// The ids that a pack has ever shipped, with the scales of its symptoms: the file `ids.lock` beside it, to which ids
/// are only added.
public struct PackLock: Sendable, Hashable {
  /// What was shipped under an id.
  struct Shipped: Sendable, Hashable {
    /// The scale of a symptom in words; empty for anything else.
    let scale: String
    /// Where it stands in the file, nil for one that is to be written.
    var place: Place?
  }

  /// By section and id.
  private(set) var ids: [PackChange.Section: [String: Shipped]] = [:]

  static let fileName = "ids.lock"

  /// An empty lock.
  init() {}

  /// Reads the file; its problems go to the reader.
  init(_ bytes: [UInt8], file: String, reader: inout NodeReader) {
    let (node, diagnostics) = YAMLParser.parse(bytes, file: file)
    let safety = node?.mapping.map { TextSafety($0, takesAnyWords: true) }
    for diagnostic in diagnostics.map(Diagnostic.init) + (safety?.diagnostics ?? []) { reader.report(diagnostic) }
    let sections = PackChange.Section.allCases
    guard safety?.hasTooMany != true, let node,
      let fields = reader.fields(
        node, at: node.mark, key: PackLock.fileName, required: [], optional: sections.map(\.rawValue))
    else { return }
    for section in sections {
      let shipped: [(String, Shipped)]
      if section == .symptoms {
        shipped = reader.items(fields[section.rawValue], key: "symptoms").map { entry in
          (
            entry.key,
            Shipped(scale: reader.text(entry.value, "symptoms.\(entry.key)") ?? "", place: Place(entry.keyMark))
          )
        }
      } else {
        shipped = reader.texts(fields[section.rawValue], section.rawValue).map {
          ($0.text, Shipped(scale: "", place: Place($0.mark)))
        }
      }
      if !shipped.isEmpty { ids[section] = Dictionary(shipped) { $1 } }
    }
  }

  /// The lock with every id that a pack's own file brings; what it knows already stays as it is.
  ///
  /// - Parameter tree: The file as written.
  func adding(_ pack: ConditionPack, tree: YAMLMapping) -> PackLock {
    var result = self
    for section in PackChange.Section.allCases {
      for id in section.brought(by: tree) where result.ids[section]?[id] == nil {
        let scale = section == .symptoms ? pack.symptom(SymptomID(id))?.scale.signature : nil
        result.ids[section, default: [:]][id] = Shipped(scale: scale ?? "")
      }
    }
    return result
  }

  /// The file's text: sections in their order, ids sorted.
  public var text: String {
    let sections = PackChange.Section.allCases.compactMap { section -> String? in
      guard let ids = ids[section], !ids.isEmpty else { return nil }
      let lines = ids.sorted { $0.key < $1.key }.map {
        section == .symptoms ? "  \($0.key): \($0.value.scale)\n" : "  - \($0.key)\n"
      }
      return "\(section.rawValue):\n\(lines.joined())"
    }
    return
      """
      # Every id this pack has shipped; ids are for ever, so none is ever taken out. Written by `symptoms pack \
      docs`.\n
      """
        + (sections.isEmpty ? "symptoms: {}\n" : sections.joined())
  }
}

extension Scale {
  /// What of a scale old answers depend on, in words.
  var signature: String {
    "\(range.lowerBound.words)..\(range.upperBound.words) step \(step.words), \(worse.rawValue) is bad"
  }
}
