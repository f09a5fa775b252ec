import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// Compares the languages of a pack with its own file.
enum LocaleCheck {
  /// Texts that people see and a language does not have. Reasons for reviewers, other names and foods may be left as
  /// they are.
  static func missing(in subject: LintSubject) -> [Diagnostic] {
    subject.locales.flatMap { locale in
      required(subject.tree, path: []).filter { !has(locale.tree, $0.path) }.map { path, mark in
        Diagnostic(
          code: "missing-translation", "There is no translation into {language} for {key}",
          ["language": "\(locale.tag)", "key": quoted(path.joined(separator: "."))], at: Place(file: locale.file),
          related: [.init(place: Place(mark), note: "the text")])
      }
    }
  }

  private static func required(_ mapping: YAMLMapping, path: [String]) -> [(path: [String], mark: YAMLMark)] {
    mapping.entries.filter {
      !$0.key.isAuthorsKey && !["references", "codes", "changes", "builds", "why"].contains($0.key)
    }.flatMap {
      entry in
      let inner = path + [entry.key]
      if LocaleLayer.isSentence(inner) {
        return entry.value.scalar?.text == FactorSentence.leftOutWord ? [] : [(inner, entry.keyMark)]
      }
      switch entry.value.content {
      case .mapping(let mapping): return required(mapping, path: inner)
      case .sequence:
        let isTranslated = ["sites", "bands", "seek_care"].contains(entry.key) || path.first == "seek_care"
        return isTranslated ? [(inner, entry.keyMark)] : []
      case .scalar(let scalar): return scalar.isText && LocaleLayer.isText(inner) ? [(inner, entry.keyMark)] : []
      }
    }
  }

  private static func has(_ tree: YAMLMapping, _ path: [String]) -> Bool {
    guard let key = path.first, let value = tree[key] else { return false }
    return path.count == 1 || (value.mapping.map { has($0, Array(path.dropFirst())) } ?? false)
  }
}
