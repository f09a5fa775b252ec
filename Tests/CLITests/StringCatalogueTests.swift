import Foundation
import Testing
import TrackerApplication
import TrackerComposition
import TrackerCore

@testable import TrackerCLI

/// The phrases in the sources against the catalogues of their modules.
@Suite struct StringCatalogueTests {
  /// A module with what its sources say, and its catalogue in German.
  struct Case: CustomTestStringConvertible {
    let name: String
    let sources: [PhraseFinder]
    let catalogue: StringCatalogue?
    var testDescription: String { name }
  }

  /// Layers whose modules have no catalogue of their own: what they say stands in that of any module above them.
  private static let lower: Set = ["Base", "Domain", "Files"]

  static let catalogues = Composition.registry.strings.all + ProgramHost.strings + World.strings
  private static let shared = catalogues.first { $0.module == "application" }
  private static let all = Set(catalogues.flatMap(\.translations.keys))

  static let cases: [Case] = {
    let packages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Packages")
    let files =
      FileManager.default.enumerator(at: packages, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL } ?? []
    let depth = packages.pathComponents.count
    let sources = files.filter {
      $0.pathExtension == "swift" && !$0.lastPathComponent.hasPrefix("StringCatalogue+")
        && $0.pathComponents.count > depth + 2 && $0.pathComponents[depth] != "TestSupport"
    }
    let byModule = Dictionary(grouping: sources) { $0.pathComponents[depth...(depth + 1)].joined(separator: "/") }
    return byModule.sorted { $0.key < $1.key }.map { path, files in
      let parts = path.split(separator: "/").map(String.init)
      let id = parts[1].replacing(#/[a-z](?=[A-Z])/#) { "\($0.output)-" }.lowercased()
      return Case(
        name: parts[1],
        sources: files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.map { PhraseFinder($0) },
        catalogue: lower.contains(parts[0])
          ? StringCatalogue("any", "de", Dictionary(uniqueKeysWithValues: all.map { ($0, "") }))
          : catalogues.first { $0.module.rawValue == id && $0.language == "de" })
    }
  }()

  @Test("every phrase of a module is translated by it, or by Application", arguments: cases)
  func complete(_ module: Case) {
    let asked = Set(module.sources.flatMap(\.phrases))
    let known = Set((module.catalogue?.translations ?? [:]).keys).union((Self.shared?.translations ?? [:]).keys)
    #expect(asked.subtracting(known).sorted() == [])
  }

  @Test("no phrase is glued from words and values", arguments: cases)
  func whole(_ module: Case) {
    #expect(Set(module.sources.flatMap(\.glued)).sorted() == [])
  }

  @Test("the texts of definitions are translated")
  func definitions() {
    let registry = Composition.registry
    let names = registry.logKinds.all.map { kind in kind.definition.name }
    #expect(names.count > 10)
    #expect(names.filter { !Self.all.contains($0) }.sorted() == [])
    let kinds = registry.logKinds.all.map { kind in kind.definition }
    let fields = kinds.flatMap { kind in kind.fields.map(\.about) }
    let said = kinds.flatMap { [$0.noun, $0.summary] + $0.examples.map(\.says) + $0.measuresChanges.values }
    let steps = registry.onboardingSteps.all.flatMap { step -> [String] in
      var suggested: [String] = []
      if case .texts(let texts) = step.suggestions { suggested = texts }
      return [step.title, step.asks, step.explains].compactMap(\.self) + suggested
    }
    #expect(!steps.isEmpty)
    #expect(Set(fields + said + steps).subtracting(Self.all).sorted() == [])
  }

  /// As catalogues have a phrase: with its placeholders.
  private static func english(_ phrase: Phrase) -> String {
    if case .words(let english, _) = phrase { english } else { phrase.description }
  }

  @Test("what is told of metrics and settings is translated")
  func metrics() {
    let registry = Composition.registry
    let metrics = registry.metrics.all.flatMap { [$0.name.description, $0.unit, $0.about.description] }
    let settings =
      registry.settings.all.flatMap { setting in
        [setting.about, setting.title.map(Self.english), setting.topic.name.description].compactMap(\.self)
      } + registry.settings.all.flatMap(\.rules).map(\.says.description)
    #expect(registry.settings.all.filter { $0.title == nil }.map(\.id) == [])
    let importers = registry.importers.all.flatMap { format in
      let importer = format as? any Importer
      return [format.name] + (importer.map { [$0.part] + $0.options.map(\.about) } ?? [])
    }
    let exporters = registry.exporters.all.map { $0.name }
    let reminders = registry.reminderRules.all.flatMap(\.phrases).map(\.description)
    #expect(reminders.count > 30)
    #expect(Set(metrics + settings + importers + exporters + reminders).subtracting(Self.all).sorted() == [])
  }

  private static let texts = Set(cases.flatMap(\.sources).flatMap(\.texts))

  @Test("a translation whose phrase has gone is noticed", arguments: catalogues.map(\.module))
  func current(_ module: ModuleID) throws {
    let catalogue = try #require(Self.catalogues.first { $0.module == module })
    #expect(catalogue.translations.keys.filter { !Self.texts.contains($0) }.sorted() == [])
  }

  @Test("a translation has the placeholders of its phrase", arguments: catalogues.map(\.module))
  func placeholders(_ module: ModuleID) throws {
    let catalogue = try #require(Self.catalogues.first { $0.module == module })
    for (english, german) in catalogue.translations {
      #expect(Set(MessageTemplate(english).placeholders) == Set(MessageTemplate(german).placeholders), "\(english)")
    }
  }

  @Test("two catalogues never translate one phrase differently")
  func unanimous() {
    let pairs = Self.catalogues.flatMap { $0.translations.map { ($0.key, $0.value) } }
    let different = Dictionary(grouping: pairs, by: \.0).filter { Set($0.value.map(\.1)).count > 1 }
    #expect(different.keys.sorted() == [])
  }

  // MARK: The finder itself

  @Test(
    "phrases are found in what is said to people",
    arguments: [
      (
        #"throw Failure(.usage, "A file {path}", ["path": .verbatim(p)], recovery: "Type: {line}")"#,
        ["A file {path}", "Type: {line}"]
      ),
      (
        #"Diagnostic(code: "bad-day", "Not a day", at: place, found: "“\(x)”", allowed: isLong ? "1 to 9" : "today")"#,
        ["Not a day", "1 to 9", "today"]
      ),
      (#"format(kind == "rest" ? "Sleep" : "Food", ["a": "b c"])"#, ["Sleep", "Food", "b c"]),
      (#".sentence("\(format("Saved: {what}."))")"#, ["Saved: {what}."]),
      (#"format.count(days, "1 day", "{count} days")"#, ["1 day", "{count} days"]),
      (#"let why: Phrase = isThere ? "It is there" : "It is not""#, ["It is there", "It is not"]),
      (#"var why: Phrase? { switch x { case "never": "Yes"; default: "No" } }"#, ["Yes", "No"]),
      (#"@Option(help: ArgumentHelp("The day.", valueName: "day")) var day: String? // "no""#, ["The day."]),
      (#"CommandConfiguration(commandName: "x", abstract: "Do it.", subcommands: [])"#, ["Do it."]),
      (#"FieldDefinition("x", .choice([.init("y", label: "Why")]), "z", label: "What")"#, ["Why", "What"]),
      (#"Logger(label: "program")"#, []), (#"let label: Text = "x""#, []),
      (#"names.joined(separator: " and ")"#, []), (#"Failure(.usage, "symptoms log")"#, []),
      ("x(discussion: \"\"\"\n    One \\\n    line.\n\n      symptoms x\n    \"\"\")", ["One line.\n\n  symptoms x"]),
    ])
  func finds(source: String, phrases: [String]) { #expect(PhraseFinder(source).phrases == Set(phrases)) }

  @Test(
    "words beside an interpolation are found",
    arguments: [
      (#"Failure(.usage, "There is no \(name)")"#, true), (#"Failure(.usage, "\(path): \(line)")"#, false),
      (#"Failure(.usage, why, recovery: "symptoms log \(kind)")"#, false),
      (#"HealthFinding("journal", .wrong, "\(count) entries are lost")"#, true),
      (#"let text: Phrase = "\(one) and \(two)""#, true), (#"print("There is no \(name)")"#, false),
    ])
  func glued(source: String, isFound: Bool) { #expect(PhraseFinder(source).glued.isEmpty != isFound) }
}
