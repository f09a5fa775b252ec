import TrackerApplication
import TrackerCore

/// Lines that begin with one of the person's symptoms: `pain 7`, `pain 6 mood 4`, `pain 5 at=08:00`.
struct SymptomLine {
  let context: EntryContext
  let registry: Registry

  /// Words that one name of a symptom may have.
  private static let longestName = 4

  /// A check-in where several symptoms are answered, else an entry of the symptom; nil where the line does not begin
  /// with a symptom.
  func line(of words: [String]) -> [String]? {
    let end = words.firstIndex(where: \.isOption) ?? words.count
    let typed = words[..<end]
    if let first = typed.first, let equals = first.firstIndex(of: "=") {
      return context.symptoms(named: String(first[..<equals])).isEmpty ? nil : ["check-in"] + words
    }
    guard nameLength(at: typed) > 0 else { return nil }
    if let answers = answers(in: typed) { return ["check-in"] + answers + words[end...] }
    return kind.map { [LineReader.log, $0.rawValue] + words }
  }

  /// The kind whose first value is a symptom.
  private var kind: LogKindID? {
    registry.loggedKinds.first { $0.definition.fields.first { $0.isPositional }?.shape == .symptom }?.id
  }

  /// How many words at the beginning name a symptom; 0 where none do.
  private func nameLength(at words: ArraySlice<String>) -> Int {
    stride(from: min(Self.longestName, words.count), to: 0, by: -1).first { length in
      !context.symptoms(named: words.prefix(length).joined(separator: " ")).isEmpty
    } ?? 0
  }

  /// `pain=6`, `mood=4`: a line of two symptoms and more, each with one value; nil for every other line.
  private func answers(in words: ArraySlice<String>) -> [String]? {
    var rest = words
    var answers: [String] = []
    var others: [String] = []
    while let word = rest.first {
      if ["and", "&", ","].contains(word.lowercased()) {
        rest.removeFirst()
      } else if word.contains("=") {
        others.append(word)
        rest.removeFirst()
      } else if rest.count == 1, ["today", "yesterday"].contains(word.lowercased()) {
        others.append("day=\(word)")
        rest.removeFirst()
      } else {
        let length = nameLength(at: rest)
        let behind = rest.dropFirst(length)
        guard length > 0, let value = behind.first, nameLength(at: behind) == 0 else { return nil }
        let name = rest.prefix(length).joined(separator: " ").metricWord
        answers.append("\(name)=\(value.hasSuffix(",") ? String(value.dropLast()) : value)")
        rest = behind.dropFirst()
      }
    }
    return answers.count > 1 ? answers + others : nil
  }
}
