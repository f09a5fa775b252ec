import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// What texts of a pack tell people: how to treat themselves, and what they have. Texts are looked at in every language
/// of the pack; of a reference only what the pack says of it, since its title is its authors'.
struct TellingTexts {
  /// A finding for each sentence that gives advice on treatment.
  private(set) var treatmentAdvice: [Diagnostic] = []
  /// A finding for each phrase that tells people which illness they have.
  private(set) var diagnoses: [Diagnostic] = []

  /// The keys below which texts are not what the pack tells people: other people's words, of which what it says of a
  /// reference is looked at by itself, and what people type.
  private static let ofOthers = ["references", "codes", "aliases"]

  /// Phrases that tell people what they have, in the languages that ship.
  private static let diagnosing = PhraseFinder([
    "bedeutet dass sie", "means that you have", "means you have", "shows that you have", "sie leiden an",
    "sie leiden unter", "you are ill with", "you are suffering from", "you suffer from",
  ])

  /// - Parameter trees: Files with the tags of their languages; nil for the pack's own, which may be in any.
  init(_ trees: [(tag: String?, tree: YAMLMapping)]) {
    for (tag, tree) in trees {
      let finder = AdviceFinder(language: tag)
      tree.forEachText(leavingOut: TellingTexts.ofOthers) { look(at: $0, $1, finder) }
      for reference in tree["references"]?.mapping?.entriesOfFormat ?? [] {
        if let finding = reference.value.mapping?["finding"], let text = finding.scalar?.text {
          look(at: text, finding.mark, finder)
        }
      }
    }
  }

  private mutating func look(at text: String, _ mark: YAMLMark, _ finder: AdviceFinder) {
    treatmentAdvice += finder.advice(in: text).map { words in
      Diagnostic(
        code: "treatment-advice", "“{found}” is advice on treatment. Write only what people see, feel or can expect",
        at: Place(mark), found: shown(words))
    }
    diagnoses += TellingTexts.diagnosing.found(in: text).map { phrase in
      Diagnostic(
        code: "diagnosis", "“{found}” is a diagnosis. Write only what people see or feel", at: Place(mark),
        found: shown(phrase))
    }
  }
}

extension YAMLMapping {
  /// Calls `body` with every text in the mapping's values, but for those below some keys and below `x-` keys.
  fileprivate func forEachText(leavingOut keys: [String], _ body: (String, YAMLMark) -> Void) {
    for entry in entries where !entry.key.isAuthorsKey && !keys.contains(entry.key) {
      entry.value.forEachText(leavingOut: keys, body)
    }
  }
}

extension YAMLNode {
  fileprivate func forEachText(leavingOut keys: [String], _ body: (String, YAMLMark) -> Void) {
    switch content {
    case .scalar(let scalar): if scalar.isText { body(scalar.text, mark) }
    case .sequence(let elements): for element in elements { element.forEachText(leavingOut: keys, body) }
    case .mapping(let mapping): mapping.forEachText(leavingOut: keys, body)
    }
  }
}
