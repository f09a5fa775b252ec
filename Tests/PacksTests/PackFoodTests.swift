import Foundation
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPacks

/// Food groups with names that are no such food, what is kept out of experiments, and lists that add.
@Suite struct PackFoodTests {
  private static let head = "revision: 1\nname: Top\nsummary: On top.\n"

  private func library(
    _ text: String, below: String = "", german: String? = nil, language: LanguageTag? = nil
  ) -> PackLibrary {
    var files = SamplePacks.files
    files["packs/middle/pack.yaml"] = "schema: 1\nid: middle\nextends: sample-base\n" + Self.head + below
    files["packs/top/pack.yaml"] = "schema: 1\nid: top\nextends: middle\n" + Self.head + text
    if let german { files["packs/top/locales/de.yaml"] = "locale: de\npack: top\n" + german }
    return PackLibrary(folders: ["packs"], files: MemoryPackFiles(files), language: language)
  }

  private func pack(_ text: String, below: String = "") throws -> ConditionPack {
    try library(text, below: below).pack("top").pack
  }

  private func codes(_ text: String, below: String = "") -> [String] {
    library(text, below: below).check("top", in: "packs/top").diagnostics.map {
      "\($0.place?.line ?? 0):\($0.place?.column ?? 0) \($0.code)"
    }.filter { !$0.hasSuffix("never-named") }
  }

  private static let drinks = """
    foods:
      alcohol: {foods: [beer, ginger wine, gin], but_not: [alcohol-free beer, ginger ale, gin free]}

    """

  @Test(
    "what is matched by a name that is no such food does not count, and another food in the same name does",
    arguments: [
      ("beer", true), ("2 Beers", true), ("ginger ale", false), ("alcohol-free beers", false),
      ("alcohol free beer", false),
      ("alcohol-free beer and a beer", true), ("beer, not alcohol-free beer", true), ("ginger ale with gin", true),
      ("gin free ginger wine", true), ("ginger", false), ("beer-like ginger ale", true),
    ])
  func butNot(_ name: String, _ isAlcohol: Bool) throws {
    let index = FoodIndex([try pack(Self.drinks)])
    #expect(index.groups(of: [name]).contains("alcohol") == isAlcohol)
  }

  @Test("a language adds foods, and names that are none of them, which count in every language")
  func languages() throws {
    let german = "foods: {alcohol: {foods: [Bier], but_not: [Malzbier, alkoholfreies Bier]}, crunchy: [Knäckebrot]}\n"
    let text = Self.drinks + "  crunchy: [toast]\n"
    for language in [nil, "de"] as [LanguageTag?] {
      let index = FoodIndex([try library(text, german: german, language: language).pack("top").pack])
      #expect(index.groups(of: ["alkoholfreies Bier"]) == [])
      #expect(index.groups(of: ["Bier"]) == ["alcohol"])
      #expect(index.groups(of: ["ginger ale"]) == [])
      #expect(index.groups(of: ["Knäckebrot"]) == ["crunchy"])
    }
    #expect(
      try library(text, german: german, language: "de").pack("top").hash == library(text).pack("top").hash,
      "a language makes it no other pack")
  }

  @Test("a group is inherited whole, and replaced or added to key by key")
  func merging() throws {
    let base = "foods: {alcohol: {foods: [beer], but_not: [ginger beer], keep: true}, sweet: [cake]}\n"
    func groups(_ text: String) throws -> [FoodGroup] {
      try pack(text, below: base).foods.filter { $0.id != "crunchy" }
    }
    let alcohol = FoodGroup(id: "alcohol", foods: ["beer"], butNot: ["ginger beer"], keep: Keep())
    let sweet = FoodGroup(id: "sweet", foods: ["cake"])
    #expect(try groups("") == [alcohol, sweet])
    var more = alcohol
    more.foods = ["beer", "wine"]
    #expect(try groups("foods: {alcohol: {foods: {add: [wine]}}}\n") == [more, sweet])
    #expect(try groups("foods: {alcohol: {add: [wine]}}\n") == [more, sweet])
    var none = alcohol
    none.butNot = ["ginger beer", "root beer"]
    #expect(try groups("foods: {alcohol: {but_not: {add: [root beer]}}}\n") == [none, sweet])
    #expect(try groups("foods: {alcohol: [wine]}\n") == [FoodGroup(id: "alcohol", foods: ["wine"]), sweet])
    let cakes = FoodGroup(id: "sweet", foods: ["cake", "pie"], butNot: ["meat pie"])
    #expect(try groups("foods: {sweet: {foods: {add: [pie]}, but_not: [meat pie]}}\n") == [alcohol, cakes])
  }

  @Test("a group has the name of the nearest pack that gives one, in the language that is read, else its id's words")
  func names() throws {
    let below = "foods: {root-greens: {name: Roots, foods: [beet]}, dry-food: [rusk]}\n"
    func name(_ text: String, _ id: FoodGroupID, german: String? = nil, in language: LanguageTag? = nil) throws
      -> String?
    {
      try library(text, below: below, german: german, language: language).pack("top").pack.foods.first { $0.id == id }?
        .name
    }
    #expect(try name("", "root-greens") == "Roots")
    #expect(try name("", "dry-food") == "dry food")
    #expect(try name("foods: {root-greens: {add: [radish]}}\n", "root-greens") == "Roots")
    #expect(try name("foods: {root-greens: {name: Roots and leaves}}\n", "root-greens") == "Roots and leaves")
    #expect(try name("foods: {root-greens: [radish]}\n", "root-greens") == "root greens", "it is another group")
    let text = "foods: {sour: {name: Sour food, foods: [lemon]}}\n"
    let german = "foods: {sour: {name: Zitronen, foods: [Zitrone]}}\n"
    #expect(try name(text, "sour", german: german, in: "de") == "Zitronen")
    #expect(try name(text, "sour", german: german) == "Sour food")
    #expect(try name(text, "sour", german: "foods: {sour: [Zitrone]}\n", in: "de") == "Sour food")
    let groups = try pack(text).foods
    #expect(try JSONDecoder().decode([FoodGroup].self, from: JSONEncoder().encode(groups)) == groups)
  }

  @Test("a language has a name only for a group that its pack gives one")
  func extraName() {
    let found = library(
      "foods: {sour: [lemon]}\n", german: "foods: {sour: {name: Zitronen}}\n", language: "de"
    ).check("top", in: "packs/top").diagnostics.filter { $0.code == "extra-translation" }
    #expect(found.count == 1, "\(found)")
  }

  @Test("a list adds to the inherited one, in every place, and the pack is the same as one that writes it in full")
  func adding() throws {
    let below = "symptoms: {throb: {name: Throbbing, sites: [knees], aliases: [throbs]}}\n"
    let added = """
      check_in: {add: [throb]}
      flare: {of: {add: [throb]}}
      symptoms: {throb: {sites: {add: [hands]}, aliases: {add: [pulsing]}}}

      """
    let whole = """
      check_in: [fatigue, pain, mood, energy, throb]
      flare: {of: [pain, fatigue, throb]}
      symptoms: {throb: {sites: [knees, hands], aliases: [throbs, pulsing]}}

      """
    let loaded = try library(added, below: below).pack("top")
    #expect(loaded.pack.symptom("throb")?.sites == ["knees", "hands"])
    #expect(
      loaded.pack.checkIn.last == "throb" && loaded.pack.flare.symptoms.map(\.id) == ["pain", "fatigue", "throb"])
    #expect(try loaded.hash == library(whole, below: below).pack("top").hash)
  }

  @Test(
    "adding to nothing, and adding what is there, are errors with their places",
    arguments: [
      ("symptoms: {throb: {name: Throbbing, sites: {add: [knees]}}}\n", ["7:37 nothing-to-add-to"]),
      ("check_in: {add: [pain]}\n", ["7:18 duplicate-entry"]),
      ("check_in: {add: [pain], other: 1}\n", ["7:11 wrong-type"]), ("check_in: {add: 3}\n", ["7:11 wrong-type"]),
      ("foods: {sweet: {but_not: [pie]}}\n", ["7:9 missing-key"]),
      ("foods: {sweet: {foods: [pie], buts: [pie]}}\n", ["7:31 unknown-key"]),
      ("foods: {sweet: {foods: [pie], keep: 3}}\n", ["7:37 wrong-type"]),
      ("foods: {sweet: {foods: [pie], name: 3}}\n", ["7:37 wrong-type"]),
    ])
  func faults(_ text: String, _ expected: [String]) { #expect(codes(text) == expected) }

  @Test("a translation reaches lists that add, and leaves the rest of the list to the pack below")
  func translatedAddition() throws {
    let below = "symptoms: {throb: {name: Throbbing, sites: [knees]}}\n"
    let text = "symptoms: {throb: {sites: {add: [hands, feet]}}}\n"
    let german = "symptoms: {throb: {sites: [Hände, Füße]}}\n"
    let pack = try library(text, below: below, german: german, language: "de").pack("top").pack
    #expect(pack.symptom("throb")?.sites == ["knees", "Hände", "Füße"])
  }

  @Test("a symptom without a scale has the usual one, and without a fold the worst answer counts")
  func defaults() throws {
    let symptom = try #require(try pack("symptoms: {throb: {name: Throbbing}}\n").symptom("throb"))
    #expect(symptom.scale.id == "severity" && symptom.fold == .max)
    let found = codes("scales: {severity: null}\nsymptoms: {throb: {name: Throbbing}}\n")
    #expect(found.contains("8:12 missing-key"))
  }

  @Test("what is kept is told with its reason: groups with their metric, factors by themselves, compounds by a part")
  func kept() throws {
    func factor(_ id: String, _ keys: String) -> String {
      """
          \(id): {name: \(id), group: food, prior: {log_odds: 0.1, sure: low}, \
      says: {raises: A \(id)., lowers: leave_out}, \(keys)}

      """
    }
    let text =
      """
      foods:
        alcohol: {foods: [beer], keep: Drinking as a test is never safe.}
        caffeine: [coffee]
      risk:
        factors:

      """ + factor("beers", "metric: food-group.alcohol, response: [[0, 0], [2, 40]]")
      + factor("late-coffee", "metric: food-group.caffeine, at: evening, response: [[0, 0], [2, 40]]")
      + factor("rest", "metric: sleep.quality, over: 3d, response: [[2, 40], [8, 0]], keep: true")
      + factor("all", "all_of: [beers, late-coffee], points: 10")
      + factor("free", "all_of: [late-coffee, stress], points: 10")
    let pack = try pack(text)
    let reason = Keep(because: "Drinking as a test is never safe.")
    #expect(pack.kept(.metric("food-group.alcohol")) == reason)
    #expect(pack.kept(.metric(MetricID("food-group.alcohol").at(.evening))) == reason)
    #expect(pack.kept(.factor("beers")) == reason && pack.kept(.factor("all")) == reason)
    #expect(pack.kept(.factor("rest")) == Keep() && pack.kept(.metric("sleep.quality")) == Keep())
    #expect(pack.kept(.factor("poor-sleep")) == Keep(), "another factor on the metric of one that is kept")
    #expect(pack.kept(.factor("late-coffee")) == nil && pack.kept(.factor("free")) == nil)
    #expect(pack.kept(.metric("food-group.caffeine")) == nil)
    #expect("\(Keep().reason)" == "Changing this as a test could harm you.")
    let again = try JournalJSON.decode(ConditionPack.self, from: JournalJSON.encode(pack), what: "pack")
    #expect(again.foods == pack.foods && again.risk == pack.risk)
  }

  @Test("a group of the person's own yields to one of its id that a pack has, and counts by itself where none has it")
  func own() throws {
    let pack = try pack(Self.drinks)
    let own = [FoodGroup(id: "alcohol", foods: ["kvass"]), FoodGroup(id: "mine", foods: ["kvass", "beer"])]
    let index = FoodIndex([pack], own: own)
    #expect(index.groups(of: ["kvass"]) == ["mine"] && index.groups(of: ["beer"]) == ["alcohol", "mine"])
    #expect(FoodIndex([], own: own).groups(of: ["kvass"]) == ["alcohol", "mine"])
  }

  @Test("an entry that is there already cannot be added, also where it is more than a text")
  func sameRule() {
    func rule(_ days: String) -> String { "{level: soon, says: See a doctor soon if it stays for \(days).}" }
    let below = "symptoms: {throb: {name: Throbbing, seek_care: [\(rule("a week"))]}}\n"
    func added(_ rule: String) -> [String] {
      codes("symptoms: {throb: {seek_care: {add: [\(rule)]}}}\n", below: below)
    }
    #expect(added(rule("a week")) == ["7:38 duplicate-entry"])
    #expect(added(rule("a month")) == [])
  }

  @Test("a site counts in every language of the pack, as whole words, singular or plural")
  func sites() throws {
    let text = "symptoms: {throb: {name: Throbbing, sites: [knees, one hand]}}\n"
    let german = "symptoms: {throb: {sites: [Knie, eine Hand]}}\n"
    for language in [nil, "de"] as [LanguageTag?] {
      let pack = try library(text, german: german, language: language).pack("top").pack
      let throb = try #require(pack.symptom("throb"))
      for (site, isOne) in [
        ("my left knee", true), ("Knees", true), ("das linke Knie", true), ("kneecap", false), ("one hand", false),
        ("eine Hand", false),
      ] {
        #expect(pack.names(["knees"], of: throb, in: site) == isOne, "\(site) in \(language?.rawValue ?? "English")")
      }
    }
  }
}
