import Foundation

/// Finds what was left in English in a German answer: a line that reads as in the English answer, and a word that no
/// German sentence has. What is the same in every language is no find: what was typed, ids, and the texts of packs that
/// have no German.
struct EnglishFinder {
  private static let englishWords: Set = [
    "the", "and", "you", "your", "is", "are", "of", "to", "not", "this", "that", "with", "for", "have", "has", "it",
    "be", "or", "can",
  ]

  /// Words that people type in every language: choices, kinds of entries, and the keys of files.
  private static let ids: Set = [
    "constant", "unpredictable", "risk", "yesterday", "logged", "score", "name", "summary", "extends", "aliases",
    "codes", "demo", "references", "scales", "foods", "messages", "changes", "builds",
    "insights", "goals",
    "pack", "universal", "pattern", "episodic", "tablette", "genommen",
    "check-in", "unfinished", "forecast", "other-conditions", "noticed", "load", "day-before", "tomorrow",
    "hours", "timeline", "gauge", "ring", "histogram", "before-after", "diverging", "categorical",
  ]

  /// Two and three words next to each other in texts of packs that have no German.
  private static let packs: Set<[String]> = {
    let folder = TranscriptWorld.root.appendingPathComponent("Conditions")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.reduce(into: []) { runs, name in
      let pack = folder.appendingPathComponent(name)
      guard let text = try? String(contentsOf: pack.appendingPathComponent("pack.yaml"), encoding: .utf8) else {
        return
      }
      let german = try? String(contentsOf: pack.appendingPathComponent("locales/de.yaml"), encoding: .utf8)
      let same = german.map { Self.studies(in: text) + Self.otherNames(in: text) + Self.otherNames(in: $0) }
      let words = Self.words(of: same ?? text)
      for length in 2...3 { runs.formUnion(Self.runs(of: length, in: words)) }
    }
  }()

  private let typed: Set<String>

  /// - Parameter transcript: The commands and files of it are what was typed.
  init(transcript: String) {
    let lines = transcript.split(separator: "\n").filter { $0.hasPrefix("$ ") || $0.hasPrefix("+ ") }
    typed = Set(lines.flatMap { Self.parts(of: String($0)) })
  }

  /// The lines of a German answer in which there is English.
  ///
  /// - Parameter english: The same answer in English, nil where there is none.
  func lines(in german: String, english: String?) -> [String] {
    let same = Set(english?.split(separator: "\n") ?? [])
    // Commands to type, and what stands in a file, are the same in every language.
    let lines = german.split(separator: "\n").filter { line in
      !line.contains("{") && !line.contains(": [") && !line.trimmingPrefix(while: { $0 == " " }).hasPrefix("symptoms ")
    }
    let words = lines.map {
      Self.words(of: $0.replacing(/symptoms(?: \S+)+/, with: "|").replacing(/--[a-z-]+/, with: "|"))
    }
    // A sentence of a pack may go on in the next line.
    var known = Self.known(words.flatMap(\.self), runs: 3)[...]
    return zip(lines, words).filter { line, words in
      let isOfPack = known.prefix(words.count)
      known = known.dropFirst(words.count)
      let unknown = zip(words, isOfPack).filter { !$1 && !isSame($0) }.map { $0.0 }
      let own = zip(words, Self.known(words, runs: 2)).filter { !$1 && !isSame($0) && Self.isWord($0) }
      return unknown.contains { Self.englishWords.contains($0.lowercased()) } || (same.contains(line) && own.count > 1)
    }.map { String($0.0) }
  }

  /// Whether a word is the same in every language, as it was typed or is an id.
  private func isSame(_ word: String) -> Bool {
    Self.ids.contains(word) || Self.parts(of: word).allSatisfy { typed.contains($0) }
  }

  private static func isWord(_ text: String) -> Bool {
    text.count > 1 && text.allSatisfy { $0.isLetter || "'’".contains($0) }
  }

  /// Which words stand in the texts of packs, each with the words next to it.
  private static func known(_ words: [String], runs length: Int) -> [Bool] {
    var known = Array(repeating: false, count: words.count)
    for (start, run) in runs(of: length, in: words).enumerated() where packs.contains(run) {
      for place in start..<(start + length) { known[place] = true }
    }
    return known
  }

  private static func runs(of length: Int, in words: [String]) -> [[String]] {
    guard words.count >= length else { return [] }
    return (0...(words.count - length)).map { Array(words[$0..<($0 + length)]) }
  }

  /// The words of a text as they stand between spaces, without the signs around them. Every number, and every
  /// placeholder for one, is the same word.
  private static func words(of text: some StringProtocol) -> [String] {
    String(text).replacing(/\{[^}\n]*\}/, with: "0").split(whereSeparator: \.isWhitespace).map { word in
      let bare = word.drop { !$0.isLetter && !$0.isNumber }.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed()
      return bare.contains(where: \.isNumber) ? "0" : String(bare)
    }.filter { !$0.isEmpty }
  }

  /// The runs of letters in a text.
  private static func parts(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// The other words that a pack takes for its symptoms and itself: those of every language are taken and shown.
  private static func otherNames(in pack: String) -> String {
    let lines = pack.split(separator: "\n")
    // Lists of foods are shown in both languages, as both are looked for, and places in rules as the file names them.
    let foods = lines.drop { $0 != "foods:" }.dropFirst().prefix { $0.hasPrefix(" ") }
    let names = lines.filter { $0.contains("aliases: [") || $0.contains("site: [") } + foods
    return names.map { "\n\($0.replacing("{", with: " "))" }.joined()
  }

  /// What a pack says of studies, which keep their titles: the lines below its key `references`.
  private static func studies(in pack: String) -> String {
    pack.split(separator: "\n").drop { $0 != "references:" }.dropFirst().prefix { $0.hasPrefix(" ") }
      .joined(separator: "\n")
  }
}
