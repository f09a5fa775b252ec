import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

/// Food groups of one id whose packs mean different foods.
@Suite struct SharedFoodGroupsTests {
  /// - Parameter more: Packs that are looked over after those.
  private static func clashes(_ packs: [PackID: String], and more: [PackID] = []) -> [Diagnostic] {
    var files = SamplePacks.files
    for (id, foods) in packs {
      files["\(SamplePacks.folder)/\(id)/pack.yaml"] =
        "schema: 1\nid: \(id)\nrevision: 1\nname: \(id)\nsummary: Another.\nextends: sample-base\n\(foods)"
    }
    let library = PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
    return library.lint(
      (packs.keys.sorted() + more).map { ($0, "\(SamplePacks.folder)/\($0)") }, host: FixtureFiles.host,
      options: LintOptions(profile: .draft, today: Day(number: 20_000))
    ).filter { $0.code == "clashing-food-groups" }
  }

  @Test("a group that replaces that of the base is told with both places, unless it has the same foods or adds some")
  func base() throws {
    let found = try #require(Self.clashes(["one": "foods: {crunchy: [nuts]}\n"]).first)
    #expect(found.severity == .warning && found.message.description.contains("replaces the foods of sample-base"))
    #expect(found.place?.file.hasSuffix("one/pack.yaml") == true && found.place?.column == 9)
    #expect(found.related.first?.place.file.hasSuffix("sample-base/pack.yaml") == true)
    // It is told where the upper one is looked at, also where the base is looked at later.
    #expect(Self.clashes(["one": "foods: {crunchy: [nuts]}\n"], and: ["sample-base"]) == [found])
    for foods in ["[toast, crackers, carrot]", "{add: [nuts]}", "{keep: true}", "{foods: {add: [nuts]}}", "null"] {
      #expect(Self.clashes(["one": "foods: {crunchy: \(foods)}\n"]) == [], "\(foods)")
    }
  }

  @Test("two packs that somebody may both have must mean the same foods by one id")
  func others() throws {
    let found = Self.clashes(["one": "foods: {chewy: [toffee]}\n", "two": "foods: {chewy: [toffee, nougat]}\n"])
    #expect(found.map { $0.place?.file.contains("two/") } == [true], "\(found)")
    #expect(found.first?.related.first?.place.file.contains("one/") == true)
    #expect(Self.clashes(["one": "foods: {chewy: [a, b]}\n", "two": "foods: {chewy: [b, a]}\n"]) == [])
    let exception = "foods: {chewy: {foods: [a], but_not: [a b]}}\n"
    let but: [PackID: String] = ["one": exception, "two": "foods: {chewy: [a]}\n"]
    #expect(Self.clashes(but).map { $0.place?.file.contains("two/") } == [true])
    // Each is held against the first that writes the group, and told once.
    let third = but.merging(["zoo": exception]) { $1 }
    #expect(Self.clashes(third).count == 1)
  }

  @Test("packs that somebody may both have must call a group the same, and one may rename that of its base")
  func names() throws {
    func named(_ name: String) -> String { "foods: {crunchy: {name: \(name)}}\n" }
    let found = Self.clashes(["one": named("Crusts"), "two": named("Crumbs")])
    #expect(found.map { $0.place?.file.contains("two/") } == [true], "\(found)")
    #expect(found.first?.message.description.hasPrefix("one has another name for `foods.crunchy`.") == true)
    #expect(found.first?.related.first?.place.file.contains("one/") == true)
    #expect(Self.clashes(["one": named("Crusts"), "two": named("Crusts")]) == [])
    #expect(Self.clashes(["one": named("Crusts")], and: ["sample-base"]) == [])
    #expect(Self.clashes(["one": named("Crusts"), "two": "foods: {crunchy: {keep: true}}\n"]) == [])
  }
}
