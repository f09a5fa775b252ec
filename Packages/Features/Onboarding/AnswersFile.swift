import Foundation
import TrackerCore
import TrackerStrictYAML
import TrackerYAML

/// Reads the answers of onboarding from YAML: `pack` or `packs`, `flare`, and one key for each step.
enum AnswersFile {
  /// - Throws: `Failure`: `system` when the file can't be read, `validation` when it is no YAML: what half a file lacks
  ///   is no fault of its own.
  static func read(_ path: String, faults: inout [Diagnostic]) throws -> GivenAnswers {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(
        .system, "The answers file \(path) can't be read", mend: "Name a file that is there and that you may read.")
    }
    return try parse([UInt8](data), file: path, faults: &faults)
  }

  static func parse(_ bytes: [UInt8], file: String, faults: inout [Diagnostic]) throws -> GivenAnswers {
    var answers = GivenAnswers()
    answers.isTyped = false
    let (node, yamlFaults) = YAMLParser.parse(bytes, file: file)
    guard yamlFaults.isEmpty, let node else { throw Failure.invalid(yamlFaults.map(Diagnostic.init)) }
    guard let mapping = node.mapping else {
      faults.append(
        Diagnostic(
          code: "wrong-type", "An answers file is a list of keys with values", at: Place(node.mark),
          allowed: "pack, name, symptoms, impact, pattern, track, flare"))
      return answers
    }
    for entry in mapping.entries {
      let given = answer(entry, &faults)
      if given == nil, !entry.value.isNull { answers.unread.insert(entry.key) }
      answers.places[entry.key] = Place(entry.keyMark)
      switch entry.key {
      case "pack", "packs": answers.packs += given?.words ?? []
      case "flare":
        if let word = given?.words.first, given?.words.count == 1 {
          answers.flare = word
        } else if given != nil {
          faults.append(
            Diagnostic(
              code: "not-one", "flare takes one value, not a list", at: Place(entry.value.mark), allowed: "usual, pack")
          )
        }
      default: answers.values[entry.key] = given
      }
    }
    return answers
  }

  /// A scalar, or a list of scalars; null counts as not answered.
  private static func answer(_ entry: YAMLMapping.Entry, _ faults: inout [Diagnostic]) -> GivenAnswer? {
    let node = entry.value
    if node.isNull { return nil }
    let nodes = node.sequence ?? [node]
    let words = nodes.compactMap { node -> GivenAnswer.Word? in
      guard let scalar = node.scalar, !scalar.isNull, scalar.bool == nil else {
        faults.append(
          Diagnostic(
            code: "wrong-type", "\(entry.key) holds something that is no answer", at: Place(node.mark),
            allowed: "text or a number (quote words like true and null)"))
        return nil
      }
      return GivenAnswer.Word(text: scalar.text, place: Place(node.mark))
    }
    return words.count == nodes.count ? GivenAnswer(words: words, place: Place(node.mark)) : nil
  }
}
