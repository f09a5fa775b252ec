import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// The ids that a pack has ever shipped, with the scales of its symptoms and metrics: the file `ids.lock` beside it, to
/// which ids are only added. It has what the newest revision means, too.
public struct PackLock: Sendable {
  /// What was shipped under an id.
  struct Shipped: Sendable, Hashable {
    /// The scale of a symptom or a metric in words; empty for anything else.
    let scale: String
    /// Where it stands in the file, nil for one that is to be written.
    var place: Place?
  }

  /// By section and id.
  private(set) var ids: [PackChange.Section: [String: Shipped]] = [:]

  /// What the newest revision that was locked means, as the beginning of a hash; nil before one was.
  private(set) var meaning: (revision: Int, hash: String, place: Place?)?

  static let fileName = "ids.lock"
  /// The key of what a revision means.
  private static let meaningKey = "meaning"

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
        node, at: node.mark, key: PackLock.fileName, required: [],
        optional: sections.map(\.rawValue) + [PackLock.meaningKey])
    else { return }
    if let entry = fields[PackLock.meaningKey]?.mapping?.entries.last, let revision = Int(entry.key) {
      meaning = entry.value.scalar.map { (revision, $0.text, Place(entry.keyMark)) }
    }
    for section in sections {
      let shipped: [(String, Shipped)]
      if section.hasSignatures {
        shipped = reader.items(fields[section.rawValue], key: section.rawValue).map { entry in
          let scale = reader.text(entry.value, "\(section.rawValue).\(entry.key)") ?? ""
          return (entry.key, Shipped(scale: scale, place: Place(entry.keyMark)))
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
  /// - Parameters:
  ///   - tree: The file as written.
  ///   - isRelease: Whether what the revision means is locked, too, unless it is already.
  func adding(_ pack: ConditionPack, tree: YAMLMapping, isRelease: Bool) -> PackLock {
    var result = self
    for section in PackChange.Section.allCases {
      for id in section.brought(by: tree) where result.ids[section]?[id] == nil {
        result.ids[section, default: [:]][id] = Shipped(scale: section.signature(of: id, in: pack) ?? "")
      }
    }
    // What is locked of a revision stays, so that a change shows until the revision is raised.
    if isRelease, result.meaning.map({ $0.revision != pack.revision }) ?? true {
      result.meaning = (pack.revision, tree.meaning, nil)
    }
    return result
  }

  /// The file's text: sections in their order, ids sorted.
  public var text: String {
    let sections = PackChange.Section.allCases.compactMap { section -> String? in
      guard let ids = ids[section], !ids.isEmpty else { return nil }
      let lines = ids.sorted { $0.key < $1.key }.map {
        section.hasSignatures ? "  \($0.key): \($0.value.scale)\n" : "  - \($0.key)\n"
      }
      return "\(section.rawValue):\n\(lines.joined())"
    }
    return
      """
      # Every id this pack has shipped; ids are for ever, so none is ever taken out. Written by `symptoms pack \
      docs`.\n
      """
        + (sections.isEmpty ? "symptoms: {}\n" : sections.joined())
        + (meaning.map { "\(PackLock.meaningKey):\n  \($0.revision): \"\($0.hash)\"\n" } ?? "")
  }
}

extension Scale {
  /// What of a scale old answers depend on, in words.
  var signature: String {
    let kind = kind == .points ? "" : "\(kind.rawValue) "
    return "\(kind)\(range.lowerBound.words)..\(range.upperBound.words) step \(step.words), \(worse.rawValue) is bad"
  }
}
