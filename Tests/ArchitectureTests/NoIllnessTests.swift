import Foundation
import Testing
import TrackerPacks

/// The program knows no illness. Packs say what there is; Swift code names none of it.
@Suite struct NoIllnessTests {
  @Test("no condition, symptom or food of a pack is named in Swift code")
  func code() throws {
    let words = try Self.forbiddenWords()
    #expect(words.count > 100)
    for file in House.sources {
      let found = Self.words(words, in: try House.text(file))
      #expect(found.isEmpty, "\(file) names \(found.joined(separator: ", "))")
    }
  }

  @Test(
    "the rule notices a fault",
    arguments: [
      "let id = \"peripheral-neuropathy\"", "// for Migraine headaches", "suggest(\"Salmon, rice\")",
      "case burningPain",
    ])
  func faultFed(_ source: String) throws {
    #expect(!Self.words(try Self.forbiddenWords(), in: source).isEmpty)
  }

  /// Ids, names and aliases of every pack but the base, its own symptoms, and every listed food.
  private static func forbiddenWords() throws -> Set<String> {
    let library = PackLibrary(folders: [House.root.appendingPathComponent("Conditions").path])
    let packs = try library.listings().map { try library.pack($0.id).pack }
    let base = packs.filter(\.ancestors.isEmpty)
    let general = Set(base.flatMap { $0.symptoms.map(\.id) })
    let conditions = packs.filter { !$0.ancestors.isEmpty && $0.id != "other" }
    let named = conditions.flatMap { [$0.id.rawValue, $0.name] + $0.aliases }
    let symptoms = conditions.flatMap(\.symptoms).filter { !general.contains($0.id) }.flatMap {
      [$0.id.rawValue, $0.name] + $0.aliases
    }
    let foods = packs.flatMap(\.foods).flatMap(\.foods)
    return Set((named + symptoms + foods).map(normalised)).subtracting(everydayWords)
  }

  /// Words that packs list and that mean something else in code.
  private static let everydayWords: Set<String> = [
    "down", "empty", "flat", "flush", "kebab", "restless", "spelt", "too much", "weak",
  ]

  private static func words(_ forbidden: Set<String>, in source: String) -> [String] {
    let text = " \(normalised(source)) "
    return forbidden.filter { text.contains(" \($0) ") }.sorted()
  }

  /// Lower-case words separated by single spaces, camel case and kebab case taken apart.
  private static func normalised(_ text: String) -> String {
    var spaced = ""
    var last: Character = " "
    for character in text {
      if character.isUppercase, last.isLowercase { spaced.append(" ") }
      spaced.append(character.isLetter || character.isNumber ? character : " ")
      last = character
    }
    return spaced.lowercased().split(separator: " ").joined(separator: " ")
  }
}
