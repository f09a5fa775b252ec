import Foundation
import Testing
import TrackerApplication
import TrackerComposition
import TrackerConsole
import TrackerCore

/// The phrases in the sources against the catalogues of their modules.
@Suite struct StringCatalogueTests {
  /// A module's catalogue in German, with the sources that it speaks for.
  struct Case: CustomTestStringConvertible {
    let name: String
    /// One text for each source, in which texts of several lines are one phrase on one line.
    let sources: [String]
    let catalogue: StringCatalogue?
    var testDescription: String { name }
  }

  private static let shared = Composition.registry.strings.all.first { $0.module == "application" }

  static let cases: [Case] = {
    let packages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Packages")
    let files =
      FileManager.default.enumerator(at: packages, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL } ?? []
    let depth = packages.pathComponents.count
    let byModule = Dictionary(
      grouping: files.filter {
        $0.pathExtension == "swift" && !$0.lastPathComponent.hasPrefix("StringCatalogue+")
          && $0.pathComponents.count > depth + 2 && $0.pathComponents[depth] != "TestSupport"
      }, by: { $0.pathComponents[depth + 1] })
    let catalogues = Composition.registry.strings.all + Console.strings
    return byModule.sorted { $0.key < $1.key }.map { name, files in
      let id = name.replacing(#/[a-z](?=[A-Z])/#) { "\($0.output)-" }.lowercased()
      return Case(
        name: name, sources: files.compactMap(source),
        catalogue: catalogues.first { $0.module.rawValue == id && $0.language == "de" })
    }
  }()

  private static func source(_ file: URL) -> String? {
    try? String(contentsOf: file, encoding: .utf8).replacing(#/ \\\n\s*/#, with: " ")
      .replacing(#/"""\n\s*([^\n]*)\n\s*"""/#) { "\"\($0.1)\"" }
  }

  /// The texts in quotes that may be the first argument of a call, such as both of `isOne ? "1 day" : "{count} days"`;
  /// not those that something is compared with.
  private static func firstArguments(_ text: String) -> [String] {
    text.matches(of: #/\b(?:words|phrases|format)\(/#).flatMap { call -> [String] in
      var rest = text[call.range.upperBound...]
      var before = ""
      var found: [String] = []
      while let next = rest.firstMatch(of: #/"((?:[^"\\\n]|\\.)*)"|[(),]/#) {
        before += rest[..<next.range.lowerBound]
        guard let quoted = next.1 else { break }
        if !before.hasSuffix("== ") && !before.hasSuffix("of: ") { found.append(String(quoted)) }
        before = ""
        rest = rest[next.range.upperBound...]
      }
      return found
    }
  }

  /// Both forms of what is counted: `format.count(rest, "1 reason", "{count} reasons")`.
  private static func counted(_ text: String) -> [String] {
    text.matches(of: #/\.count\(\s*[^,"]+,\s*"([^"\\\n]*)",\s*"([^"\\\n]*)"/#).flatMap { [String($0.1), String($0.2)] }
  }

  @Test("every phrase that a module asks for is translated by it, or by Application", arguments: cases)
  func complete(_ module: Case) {
    let asked = Set(module.sources.flatMap { Self.firstArguments($0) + Self.counted($0) })
      .filter { !$0.contains("\\(") && $0.contains(where: \.isLetter) }
    let known = Set((module.catalogue?.translations ?? [:]).keys).union((Self.shared?.translations ?? [:]).keys)
    #expect(asked.subtracting(known).sorted() == [])
  }

  @Test("the name of every kind of entry is translated")
  func kinds() {
    let words = Set(Composition.registry.strings.all.flatMap(\.translations.keys))
    let names = Composition.registry.logKinds.all.map { kind in kind.definition.name }
    #expect(names.count > 10)
    #expect(names.filter { !words.contains($0) }.sorted() == [])
  }

  /// Put together from parts: what was said of a day against what came, keys of forms, ids of groups, packs and bands,
  /// and the months, which Core names.
  private static let made = Set([
    "and in your records it is a flare", "but in your records it is a flare", "and in your records it is none so far",
    "but in your records it is none so far", "sleep", "exercise", "food", "stress", "Enter saves", "; “<” goes back",
    "not known", "low", "moderate", "high",
  ]).union(Day.monthNames)

  @Test(
    "a translation whose phrase has gone from its module is noticed", arguments: cases.filter { $0.catalogue != nil })
  func current(_ module: Case) throws {
    let translations = try #require(module.catalogue).translations
    // Application translates what modules without a catalogue say.
    let sources = module.name == "Application" ? Self.cases.flatMap(\.sources) : module.sources
    var texts = Set(
      sources.flatMap { $0.matches(of: #/"((?:[^"\\\n]|\\.)*)"/#).map { String($0.1) } })
    // Phrases within an interpolation stand in quotes within quotes.
    for text in sources {
      texts.formUnion(text.matches(of: #/(?:words|format)\(\s*"((?:[^"\\\n]|\\.)*)"/#).map { String($0.1) })
      texts.formUnion(text.matches(of: #/(?:words|format)\([^()\n]*\? "([^"\\\n]*)"/#).map { String($0.1) })
      texts.formUnion(Self.counted(text))
    }
    #expect(translations.keys.filter { !texts.contains($0) && !Self.made.contains($0) }.sorted() == [])
  }

  @Test("a translation has the placeholders of its phrase", arguments: cases.compactMap(\.catalogue).map(\.module))
  func placeholders(_ module: ModuleID) throws {
    let catalogue = try #require((Composition.registry.strings.all + Console.strings).first { $0.module == module })
    for (english, german) in catalogue.translations {
      #expect(Set(MessageTemplate(english).placeholders) == Set(MessageTemplate(german).placeholders), "\(english)")
    }
  }
}
