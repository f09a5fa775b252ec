import Foundation
import Testing
import TrackerCore
import TrackerPackQuality
import TrackerPacks

/// Every pack in the folder `Conditions/`, whatever they are called.
@Suite struct ShippedPacksTests {
  @Test("one of the packs is where a pack of one's own begins, and one is the base; a list of packs says which")
  func ends() {
    let listings = ShippedPacks.library.listings()
    #expect(listings.filter(\.buildsOwn).map(\.id) == ["other"])
    #expect(listings.filter(\.isBase).map(\.id) == ["universal"])
  }

  @Test("packs ship, and one of them is the base")
  func there() {
    let listings = ShippedPacks.library.listings()
    #expect(listings.count >= 13)
    #expect(listings.count(where: \.isBase) == 1)
    #expect(listings.allSatisfy { $0.problem == nil && !$0.name.isEmpty && !$0.summary.isEmpty })
  }

  @Test("the text that a journal keeps of a pack that ships has its hash, and reads as the same pack")
  func kept() throws {
    for location in ShippedPacks.library.locations() {
      let loaded = try ShippedPacks.library.pack(location.id)
      let text = try #require(loaded.definitions.first)
      #expect(loaded.definitions.count == 1 && text.hash == loaded.hash, "\(location.id)")
      let kept = try #require(try KeptDefinition.read(loaded.hash) { _ in text.text }, "\(location.id)")
      var pack = loaded.pack
      pack.ancestors = Array(pack.ancestors.prefix(1))
      pack.otherWords = PackWords()
      #expect(kept.loaded.pack == pack, "\(location.id)")
    }
  }

  @Test("foods count alike in English and in German")
  func languages() throws {
    let german = PackLibrary(folders: [ShippedPacks.folder], language: "de")
    var groups = 0
    for location in ShippedPacks.library.locations() {
      let packs = [try ShippedPacks.library.pack(location.id).pack, try german.pack(location.id).pack]
      let words = packs.map { pack in
        Dictionary(grouping: pack.foods + pack.otherWords.counted, by: \.id).mapValues { Set($0.flatMap(\.foods)) }
      }
      for group in Set(words[0].keys).union(words[1].keys) {
        let different = (words[0][group] ?? []).symmetricDifference(words[1][group] ?? [])
        #expect(different == [], "\(location.id), \(group)")
      }
      groups += words[0].count
    }
    #expect(groups > 20)
  }

  @Test("a pack that ships has no fault in the profile for clinicians")
  func noDiagnostic() {
    let options = LintOptions(profile: .clinical, today: Day(number: 20_500))
    for finding in ShippedPacks.library.lint(
      ShippedPacks.library.locations(), host: ShippedPacks.host, options: options)
    {
      Issue.record("\(finding)")
    }
  }

  @Test("no two packs share more than half of their own factors with equal curves")
  func ownFactors() throws {
    let packs = try ShippedPacks.library.locations().map { location in
      (id: location.id, factors: try ownCurves(of: location.id, in: location.folder))
    }
    for (index, pack) in packs.enumerated() {
      for other in packs[(index + 1)...] {
        let shared = pack.factors.intersection(other.factors).count
        #expect(
          shared * 2 <= min(pack.factors.count, other.factors.count), "\(pack.id) and \(other.id) share \(shared)")
      }
    }
  }

  @Test("a food that a pack lists is counted as one portion of its group, by the names that packs give it")
  func foods() throws {
    for location in ShippedPacks.library.locations() {
      let pack = try ShippedPacks.library.pack(location.id).pack
      let index = FoodIndex([pack])
      for group in pack.foods {
        for food in group.foods {
          // No amount is read into its name, and what is kept of it still belongs to the group.
          #expect(FoodItem(name: food).counted == FoodItem(name: food), "\(location.id): \(food)")
          let word = FoodItem(name: food).word.withSpaces
          #expect(index.groups(of: [word]).contains(group.id), "\(location.id): \(food)")
        }
      }
    }
  }

  /// The windows and curves that a pack's own file brings.
  private func ownCurves(of id: PackID, in folder: String) throws -> Set<RiskFactor.Rule> {
    let loaded = try ShippedPacks.library.pack(id)
    return Set(
      loaded.pack.risk.factors.filter { loaded.places["risk.factors.\($0.id).response"]?.file == "\(folder)/pack.yaml" }
        .map(\.rule))
  }
}
