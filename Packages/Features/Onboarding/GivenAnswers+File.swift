import TrackerCore
import TrackerInputFiles
import TrackerStrictYAML
import TrackerYAML

extension GivenAnswers {
  /// Reads a YAML file of answers: `pack` or `packs`, `flare`, and one key for each step. What can't be read of it is
  /// among the answers' faults.
  ///
  /// - Throws: `Failure`: `system` when the file can't be read, `validation` when it is no YAML: what half a file lacks
  ///   is no fault of its own.
  public init(file path: String) throws {
    try self.init(yaml: try InputFile.bytes(path, largest: GivenAnswers.largestFile), file: path)
  }

  private static let largestFile = 1_000_000

  /// Reads the text of such a file.
  ///
  /// - Parameter file: What it is called in messages.
  /// - Throws: `Failure` (`validation`) when it is no YAML.
  public init(yaml bytes: [UInt8], file: String) throws {
    self.init()
    let (node, yamlFaults) = YAMLParser.parse(bytes, file: file)
    guard yamlFaults.isEmpty, let node else { throw Failure.invalid(yamlFaults.map(Diagnostic.init)) }
    guard let mapping = node.mapping else {
      diagnostics.append(
        Diagnostic(
          code: "wrong-type", "The file has no answers", at: Place(node.mark),
          allowed: "lines such as impact: 6, for pack, name, symptoms, impact, pattern, track and flare"))
      return
    }
    for entry in mapping.entries { take(entry) }
  }

  private mutating func take(_ entry: YAMLMapping.Entry) {
    let given = answer(entry)
    if given == nil, !entry.value.isNull { unread.insert(entry.key) }
    places[entry.key] = Place(entry.keyMark)
    switch entry.key {
    case "pack", "packs": packs += given?.words ?? []
    case "flare":
      if let word = given?.words.first, given?.words.count == 1 {
        flare = word
      } else if given != nil {
        diagnostics.append(
          Diagnostic(
            code: "not-one", "{answer} takes one value, not a list", ["answer": "\(entry.key)"],
            at: Place(entry.value.mark), allowed: .verbatim("usual, pack")))
      }
    default: values[entry.key] = given
    }
  }

  /// A scalar, or a list of scalars; null counts as not answered.
  private mutating func answer(_ entry: YAMLMapping.Entry) -> GivenAnswer? {
    let node = entry.value
    if node.isNull { return nil }
    let nodes = node.sequence ?? [node]
    var words: [GivenAnswer.Word] = []
    for node in nodes {
      guard let scalar = node.scalar, !scalar.isNull, scalar.bool == nil else {
        diagnostics.append(
          Diagnostic(
            code: "wrong-type", "{answer} is not an answer", ["answer": .verbatim(entry.key)], at: Place(node.mark),
            allowed: "text or a number, with words such as true and null in quotes"))
        continue
      }
      words.append(GivenAnswer.Word(text: scalar.text, place: Place(node.mark)))
    }
    return words.count == nodes.count ? GivenAnswer(words: words, place: Place(node.mark)) : nil
  }
}
