import Foundation
import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@Suite struct PackLibraryTests {
  private func library(_ files: [String: String], folders: [String] = ["packs"]) -> PackLibrary {
    PackLibrary(folders: folders, files: MemoryPackFiles(SamplePacks.files.merging(files) { $1 }))
  }

  @Test("listings say what each pack is, and mark the base")
  func listings() {
    let listings = SamplePacks.library.listings()
    #expect(listings.map(\.id) == ["sample", "sample-base"])
    #expect(listings.map(\.isBase) == [false, true])
    #expect(listings.map(\.folder) == ["packs/sample", "packs/sample-base"])
    #expect(listings[0].name == "Sample condition")
    #expect(listings[0].aliases == ["the prickles", "wobbling"])
    #expect(listings.allSatisfy { $0.problem == nil })
  }

  @Test("the words of the languages that a pack is not read in are known, and no part of the definition")
  func otherWords() throws {
    let files = SamplePacks.files.merging([
      "packs/sample/locales/de.yaml":
        "locale: de\npack: sample\nname: Probe\nsymptoms: {prickle: {name: Prickeln, aliases: [Nadelstiche]}}\n",
      "packs/sample-base/locales/de.yaml": """
      locale: de
      pack: sample-base
      symptoms:
        pain: {name: Schmerzen}
      foods: {crunchy: [Zwieback]}

      """,
    ]) { $1 }
    func context(_ language: LanguageTag?) throws -> EntryContext {
      let library = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files), language: language)
      return EntryContext(packs: [try library.pack("sample").pack], calendar: DayCalendar(zone: .utc))
    }
    for language in [nil, "de"] as [LanguageTag?] {
      let context = try context(language)
      for word in ["Prickeln", "prickling", "Nadelstiche", "prickly"] {
        #expect(context.symptoms(named: word).map(\.id) == ["prickle"], "\(word)")
      }
      #expect(context.symptom(named: "Schmerzen")?.id == "pain" && context.symptom(named: "ache")?.id == "pain")
      #expect(context.isFood("Zwieback") && context.isFood("toast") && !context.isFood("Seife"))
    }
    let pack = try #require(try context(nil).packs.first)
    #expect(try !String(decoding: JSONEncoder().encode(pack), as: UTF8.self).contains("Prickeln"))
    #expect(pack.symptom("prickle")?.name == "Prickling")
  }

  @Test("a head is read wherever its keys stand, and a fault of it is told where it is")
  func scatteredHead() throws {
    let text =
      """
      schema: 1\nsymptoms:\n  pain: {}\n\n# More\nid: late\nrisk: {}\nrevision: 1\nname: Late\nsummary: \
      S.\naliases:\n  - l8\nfoods: [\n
      """
    let files = [
      "packs/late/pack.yaml": text,
      "packs/bad/pack.yaml": text.replacing("late", with: "bad").replacing("revision: 1", with: "revision: x"),
    ]
    let listings = PackLibrary(folders: ["packs"], files: MemoryPackFiles(files)).listings()
    #expect(listings.map(\.name) == ["Late", "Late"] && listings.map(\.aliases) == [["l8"], ["l8"]])
    let folded = "schema: 1\nid: late\nrevision: 1\nname: Late\nsummary: |\n  As it is.\nrisk: {}\n"
    let listing = PackLibrary(folders: ["packs"], files: MemoryPackFiles(["packs/late/pack.yaml": folded])).listings()
      .first
    #expect(listing?.summary == "As it is.\n")
    #expect(
      listings[1].problem == nil && listings[0].problem?.description.hasPrefix("packs/bad/pack.yaml:8:11") == true)
  }

  @Test("listings look at the head alone, and a head that can't be read is listed with its fault")
  func brokenListings() throws {
    let listings = library([
      "packs/body/pack.yaml":
        "schema: 1\nid: body\nrevision: 1\nname: Broken below\nsummary: Fine so far.\nrisk: [[[\n",
      "packs/head/pack.yaml": "schema: 1\nid: head\nrevision: 1\nname: [\n",
      "packs/other/pack.yaml": "schema: 1\nid: another\nrevision: 1\nname: N\nsummary: S.\n",
      "packs/flow/pack.yaml": "{schema: 1, id: flow, revision: 1, name: All on one line, summary: S., risk: {}}\n",
      "packs/notes/readme.txt": "no pack",
    ]).listings()
    #expect(listings.map(\.id) == ["body", "flow", "head", "other", "sample", "sample-base"])
    #expect(listings[0].problem == nil && listings[0].name == "Broken below")
    #expect(listings[1].name == "All on one line")
    #expect(try #require(listings[2].problem).hasPrefix("packs/head/pack.yaml:"))
    #expect(try #require(listings[3].problem).hasPrefix("packs/other/pack.yaml:2:5: "))
  }

  @Test("the first folder that holds an id wins, for a pack and for the base below it")
  func searchOrder() throws {
    let mine = SamplePacks.sampleText.replacing("name: Sample condition", with: "name: Mine")
    let base = SamplePacks.baseText.replacing("at_least: 7", with: "at_least: 5")
    let files = ["mine/sample/pack.yaml": mine, "other/sample-base/pack.yaml": base]
    #expect(try library(files, folders: ["mine", "packs"]).pack("sample").pack.name == "Mine")
    #expect(try library(files, folders: ["packs", "mine"]).pack("sample").pack.name == "Sample condition")
    let both = try library(files, folders: ["other", "mine", "packs"]).pack("sample").pack
    #expect(both.name == "Mine" && both.flare.atLeast == 5)
    #expect(
      library(files, folders: ["mine", "packs"]).listings().map(\.folder) == ["mine/sample", "packs/sample-base"])
  }

  @Test("four packs may stand below a pack")
  func depth() throws {
    #expect(try FixtureFiles.library.pack("deep-4").pack.ancestors == ["deep-3", "deep-2", "deep-1", "sample-base"])
  }

  @Test(
    "an unknown id is answered with the nearest one, also through names and aliases",
    arguments: [
      ("smaple", "sample"), ("sampl", "sample"), ("the prickels", "sample"), ("Sample conditon", "sample"),
      ("anythng", "sample-base"),
      ("quite different", nil),
    ] as [(String, String?)])
  func unknown(_ typed: String, _ near: String?) throws {
    let failure = try #require(throws: Failure.self) { _ = try SamplePacks.library.pack(PackID(typed)) }
    #expect(failure.kind == .validation)
    #expect(
      failure.message.description == "There is no pack “\(typed)”"
        + (near.map { ". Did you mean “\($0)”?" } ?? " in \(SamplePacks.folder)"))
  }

  @Test(
    "an id is never a way out of the search folders",
    arguments: ["../packs/sample", "..", ".", "", "packs/sample", "/etc"])
  func noPath(_ id: String) {
    #expect(SamplePacks.library.folder(of: PackID(id)) == nil)
    #expect(throws: Failure.self) { _ = try SamplePacks.library.pack(PackID(id)) }
  }

  @Test("a pack outside of the search folders finds its base beside it")
  func beside() {
    let library = PackLibrary(folders: [], files: MemoryPackFiles(SamplePacks.files))
    #expect(library.check("sample", in: "packs/sample").loaded?.pack.ancestors == ["sample-base"])
  }

}

/// What only a disk has: links, sizes, folders that are files.
@Suite struct DiskPackFilesTests {
  private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("packs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("packs/sample/scenarios"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  @Test("a link that leads out of the pack's folder is not followed, one within it is")
  func links() throws {
    try withFolder { folder in
      let pack = folder.appendingPathComponent("packs/sample")
      try Data("secret: 1".utf8).write(to: folder.appendingPathComponent("outside.yaml"))
      try FileManager.default.createSymbolicLink(
        at: pack.appendingPathComponent("pack.yaml"), withDestinationURL: folder.appendingPathComponent("outside.yaml"))
      let library = PackLibrary(folders: [folder.appendingPathComponent("packs").path])
      let check = library.check("sample", in: pack.path)
      #expect(check.diagnostics.map(\.code) == ["outside-folder"])
      #expect(check.loaded == nil)
      #expect(library.listings().first?.problem?.description.contains("outside the pack’s folder") == true)

      try Data("inside: 1".utf8).write(to: pack.appendingPathComponent("scenarios/real.yaml"))
      try FileManager.default.createSymbolicLink(
        at: pack.appendingPathComponent("linked.yaml"),
        withDestinationURL: pack.appendingPathComponent("scenarios/real.yaml"))
      #expect(try DiskPackFiles().bytes(of: "linked.yaml", in: pack.path) == Array("inside: 1".utf8))
    }
  }

  @Test("a pack's folder may itself be a link")
  func linkedFolder() throws {
    try withFolder { folder in
      try Data("a: 1".utf8).write(to: folder.appendingPathComponent("packs/sample/pack.yaml"))
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appendingPathComponent("packs/sample"))
      #expect(try DiskPackFiles().bytes(of: "pack.yaml", in: link.path) == Array("a: 1".utf8))
    }
  }

  @Test("a file over 1 MiB is a fault, a missing one is nothing")
  func sizes() throws {
    try withFolder { folder in
      let pack = folder.appendingPathComponent("packs/sample")
      try Data(repeating: 35, count: 1_048_577).write(to: pack.appendingPathComponent("pack.yaml"))
      let diagnostic = try #require(throws: Diagnostic.self) {
        _ = try DiskPackFiles().bytes(of: "pack.yaml", in: pack.path)
      }
      #expect(diagnostic.code == "over-limit")
      #expect(try DiskPackFiles().bytes(of: "none.yaml", in: pack.path) == nil)
    }
  }

  @Test("folders that are hidden or missing hold no packs")
  func hidden() throws {
    try withFolder { folder in
      let packs = folder.appendingPathComponent("packs")
      try FileManager.default.createDirectory(
        at: packs.appendingPathComponent(".git"), withIntermediateDirectories: true)
      try Data().write(to: packs.appendingPathComponent("file"))
      #expect(DiskPackFiles().folders(in: packs.path) == ["sample"])
      #expect(DiskPackFiles().folders(in: folder.appendingPathComponent("nowhere").path).isEmpty)
    }
  }
}
