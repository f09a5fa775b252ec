import Foundation
import Testing
import TrackerCore
import TrackerPacks

/// The program knows no illness. Packs say what there is; Swift code names none of it.
@Suite struct NoIllnessTests {
  @Test("no condition, symptom or food of a pack is named in Swift code")
  func code() throws {
    let phrases = try Self.forbidden.get()
    #expect(phrases.count > 100)
    let conditions = try Self.conditions.get()
    for file in House.sources where !Self.foreignNames.contains(file) {
      let found = (Self.wordLists.contains(file) ? conditions : phrases).found(in: try House.text(file))
      #expect(found.isEmpty, "\(file) names \(found.joined(separator: ", "))")
    }
  }

  @Test(
    "the rule notices a fault",
    arguments: [
      "let id = \"peripheral-neuropathy\"", "// for Migraine headaches", "suggest(\"Salmon, rice\")",
      "case burningPain", "“salmon”…", "burning burning pain",
    ])
  func faultFed(_ source: String) throws {
    #expect(!(try Self.forbidden.get().found(in: source).isEmpty))
  }

  @Test(
    "words that only hold a forbidden one are none",
    arguments: ["let salmonella = 1", "// painburning", ""])
  func noFault(_ source: String) throws {
    #expect(try Self.forbidden.get().found(in: source).isEmpty)
  }

  private static func shipped() throws -> [ConditionPack] {
    let library = PackLibrary(folders: [House.root.appendingPathComponent("Conditions").path])
    return try library.listings().map { try library.pack($0.id).pack }
  }

  private static func names(of packs: [ConditionPack]) -> [String] {
    packs.filter { !$0.ancestors.isEmpty && $0.id != "other" }.flatMap { [$0.id.rawValue, $0.name] + $0.aliases }
  }

  /// Ids, names and aliases of every pack but the base.
  private static let conditions = Result { Phrases(names(of: try shipped()), except: everydayWords) }

  /// Those, the packs' own symptoms, and every listed food.
  private static let forbidden = Result {
    let packs = try shipped()
    let base = packs.filter(\.ancestors.isEmpty)
    let general = Set(base.flatMap { $0.symptoms.map(\.id) })
    let conditions = packs.filter { !$0.ancestors.isEmpty && $0.id != "other" }
    let symptoms = conditions.flatMap(\.symptoms).filter { !general.contains($0.id) }.flatMap {
      [$0.id.rawValue, $0.name] + $0.aliases
    }
    let foods = packs.flatMap(\.foods).flatMap(\.foods)
    return Phrases(names(of: packs) + symptoms + foods, except: everydayWords)
  }

  /// Lists of a language's words: those that sound glad or low, those that say nothing, plurals, and what people are
  /// told to do in advice on treatment. Symptoms and foods are among them, as people write of them; conditions are not.
  private static let wordLists: Set<String> = Set(
    [
      "Domain/Sentiment/SentimentLexicon+English", "Domain/Sentiment/SentimentLexicon+German",
      "Domain/Sentiment/StopWords", "Domain/Core/Language/Singular", "Capabilities/Logging/Notes/NoteWords",
      "Files/PackQuality/Lint/Advice/EnglishAdvice", "Files/PackQuality/Lint/Advice/EnglishAdvice+Signs",
      "Files/PackQuality/Lint/Advice/EnglishAdvice+Words", "Files/PackQuality/Lint/Advice/EnglishTreatment",
      "Files/PackQuality/Lint/Advice/GermanAdvice+Signs", "Files/PackQuality/Lint/Advice/GermanAdvice+Words",
      "Files/PackQuality/Lint/Advice/GermanTreatment",
    ].map { "Packages/\($0).swift" })

  /// Lists of what another program calls its symptoms; some go by the name of a condition.
  private static let foreignNames: Set<String> = Set(
    ["Adapters/AppleHealth/HealthSymptoms", "Adapters/AppleHealth/StringCatalogue+GermanSymptoms"].map {
      "Packages/\($0).swift"
    })

  /// Words that packs list and that mean something else in code.
  private static let everydayWords: Set<String> = [
    // What files of other programs call columns and types.
    "bleeding", "mucus",
    // What browsers do not do to the lines of a stretched drawing.
    "scaling",
    "apple", "blue", "down", "empty", "faint", "fish", "flat", "flush", "heart", "heat", "kebab", "liver", "locking",
    "ms",
    "orange", "pie",
    "prune", "restless", "scales", "seid", "spelt", "sugar", "tea", "temperature", "too much", "walking", "weak",
    "wind",
  ]
}

/// Phrases that are looked for as whole words in any case, in camel case and kebab case too.
private struct Phrases {
  /// The phrases by their first word, so that a text is walked through once for all of them.
  private let byFirstWord: [Substring: [[Substring]]]
  let count: Int

  init(_ phrases: [String], except: Set<String>) {
    let kept = Set(phrases.map(Self.words)).filter { !$0.isEmpty && !except.contains($0.joined(separator: " ")) }
    byFirstWord = Dictionary(grouping: kept) { $0[0] }
    count = kept.count
  }

  /// The phrases that a text holds, sorted.
  func found(in text: String) -> [String] {
    let words = Self.words(text)
    var found: Set<String> = []
    for (index, word) in words.enumerated() {
      for phrase in byFirstWord[word] ?? [] where words[index...].starts(with: phrase) {
        found.insert(phrase.joined(separator: " "))
      }
    }
    return found.sorted()
  }

  /// The lower-case words of a text, camel case and kebab case taken apart.
  ///
  /// It looks at scalars, not at characters: without optimisation those of all sources would take half a minute.
  private static func words(_ text: String) -> [Substring] {
    var spaced = String.UnicodeScalarView()
    var lastIsLowercase = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      if properties.isUppercase, lastIsLowercase { spaced.append(" ") }
      spaced.append(properties.isAlphabetic || properties.numericType != nil ? scalar : " ")
      lastIsLowercase = properties.isLowercase
    }
    return String(spaced).lowercased().split(separator: " ")
  }
}
