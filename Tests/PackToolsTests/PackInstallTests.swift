import Foundation
import Testing
import TrackerCore
import TrackerTestSupport

@testable import TrackerPackTools

@Suite struct PackInstallTests {
  private let world: InstallWorld
  private let sound = InstallWorld.files()

  init() throws { world = try InstallWorld() }

  /// The failure of an installation that leaves nothing behind.
  private func refusal(_ source: String, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation) throws
    -> Failure?
  {
    let before = try world.installed()
    var tools = ToolsWorld()
    tools.home = world.home
    tools.search = [world.packs]
    let answer = try tools.run(["install", source] + words)
    #expect(answer.output.isEmpty && answer.failure != nil, sourceLocation: sourceLocation)
    #expect(try world.installed() == before, sourceLocation: sourceLocation)
    return answer.failure
  }

  @Test("a pack is taken from a folder, and from an archive with one folder, with none, and with another name")
  func sources() throws {
    for (number, root) in ["kept/", "", "kept-1.0/", "./"].enumerated() {
      let answer = try world.install(try world.archive(InstallWorld.files(revision: number + 1), root: root))
      #expect(answer.failure == nil, "\(root): \(String(describing: answer.failure))")
    }
    let answer = try world.install(try world.folder(InstallWorld.files(revision: 9)) + "/")
    #expect(
      answer.output == """
        ✓ Installed kept, revision 9: A kept pack
          2 files are now in \(world.packs)/kept
          1 scenario passed
          it replaced revision 4
        To start using it, type:
          symptoms onboard --pack kept

        """)
    let files = InstallWorld.files(revision: 9)
    #expect(
      try world.installed() == [
        "kept": nil, "kept/pack.yaml": files["pack.yaml"], "kept/scenarios": nil,
        "kept/scenarios/all.yaml": files["scenarios/all.yaml"],
      ])
  }

  @Test("what is installed is the owner's alone, bytes as they came")
  func modes() throws {
    var files = sound
    files["README.md"] = "no line break at the end"
    files["LICENSE-2.0.txt"] = "\r\n"
    #expect(try world.install(try world.archive(files)).failure == nil)
    for folder in ["", "/packs", "/packs/kept", "/packs/kept/scenarios"] {
      #expect(try world.mode(world.home + folder) == 0o700, "\(folder)")
    }
    for (path, text) in files {
      #expect(try world.mode("\(world.packs)/kept/\(path)") == 0o600, "\(path)")
      #expect(try world.installed()["kept/\(path)"] == text)
    }
  }

  @Test("the answer in JSON has its shape")
  func json() throws {
    let output = try world.install(try world.archive(sound), json: true).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(
      object["schema"] as? String == "pack-install/1" && object["id"] as? String == "kept"
        && object["revision"] as? Int == 3)
    #expect(object["scenarios"] as? Int == 1 && object["files"] as? [String] == ["pack.yaml", "scenarios/all.yaml"])
    #expect(
      object["next"] as? String == "symptoms onboard --pack kept"
        && object["folder"] as? String == "\(world.packs)/kept")
  }

  @Test("a dry run says what would be, and writes nothing")
  func dryRun() throws {
    let archive = try world.archive(sound)
    #expect(
      try world.install(archive, "--dry-run").output.hasPrefix(
        "✓ No errors in kept, revision 3: A kept pack. It is not installed yet.\n"))
    #expect(!FileManager.default.fileExists(atPath: world.home))
    #expect(try world.install(archive).failure == nil)
    #expect(try refusal(archive, "--dry-run")?.kind == .validation)
  }

  @Test(
    "a higher revision takes the place of a lower one, with nothing of it left; the same and a lower one need --replace"
  )
  func revisions() throws {
    var first = sound
    first["scenarios/second.yaml"] = sound["scenarios/all.yaml"]?.replacing(
      "a short night", with: "a second short night")
    #expect(try world.install(try world.archive(first)).failure == nil)
    for revision in [3, 2] {
      let failure = try refusal(try world.archive(InstallWorld.files(revision: revision)))
      #expect(failure?.kind == .validation && failure?.exitCode == 2)
      #expect(
        failure?.message
          == .verbatim("\(world.packs)/kept already has revision 3 of kept"))
      #expect(
        failure?.recovery?.description == "To replace it with revision \(revision), add --replace.")
    }
    #expect(try world.install(try world.archive(InstallWorld.files(revision: 4))).failure == nil)
    #expect(
      try world.installed().keys.sorted() == ["kept", "kept/pack.yaml", "kept/scenarios", "kept/scenarios/all.yaml"])
    #expect(try world.install(try world.archive(InstallWorld.files(revision: 2)), "--replace").failure == nil)
    #expect(try world.installed()["kept/pack.yaml"] == InstallWorld.files(revision: 2)["pack.yaml"])
  }

  @Test("a pack that stands elsewhere is hidden only with --replace")
  func shadowing() throws {
    let files = InstallWorld.files(id: "sample", revision: 9)
    let failure = try refusal(try world.archive(files))
    #expect(
      failure?.message
        == "packs/sample already has revision 3 of sample")
    let answer = try world.install(try world.archive(files), "--replace")
    #expect(answer.output.contains("it is used instead of revision 3 in packs/sample\n"))
  }

  @Test(
    "whatever stands in the place of a pack and is none is moved away only with --replace", arguments: [true, false])
  func inTheWay(isFolder: Bool) throws {
    _ =
      isFolder
      ? try world.folder(["notes.txt": "mine"], named: "home/packs/kept")
      : try world.folder(["kept": "mine"], named: "home/packs")
    #expect(try refusal(try world.archive(sound))?.kind == .validation)
    #expect(try world.install(try world.archive(sound), "--replace").failure == nil)
    #expect(try world.installed()["kept/pack.yaml"] == sound["pack.yaml"])
  }

  @Test(
    """
    what a killed installation left is put right by the next: half a pack goes, and one that was only moved away \
    comes back
    """
  )
  func leftovers() throws {
    _ = try world.folder(InstallWorld.files(id: "mine"), named: "home/packs/.replaced-mine")
    _ = try world.folder(["pack.yaml": "half"], named: "home/packs/.installing-kept")
    _ = try world.folder(["pack.yaml": "old"], named: "home/packs/.replaced-kept")
    // Killed while it was removed, and what had taken its place was deleted by hand: it must not come back.
    _ = try world.folder(["scenarios/a.yaml": "half"], named: "home/packs/.discarded-gone")
    _ = try world.folder(InstallWorld.files(revision: 2), named: "home/packs/kept")
    #expect(try world.install(try world.archive(sound)).failure == nil)
    let installed = try world.installed()
    #expect(installed.keys.filter { !$0.contains("/") }.sorted() == ["kept", "mine"])
    #expect(installed["kept/pack.yaml"] == sound["pack.yaml"])
    #expect(installed["mine/pack.yaml"] == InstallWorld.files(id: "mine")["pack.yaml"])
  }

  @Test("a pack with errors is refused with every one at its place in the archive")
  func faults() throws {
    var files = sound
    files["pack.yaml"] = sound["pack.yaml"]?.replacing(
      "[fatigue, pain, mood, energy, prickle]", with: "[fatigue, pains]"
    )
    .replacing("extends: sample-base", with: "extends: sample-base\nnotes: x")
    let failure = try refusal(try world.archive(files))
    #expect(failure?.kind == .negative && failure?.exitCode == 1)
    #expect(failure?.diagnostics.map(\.code) == ["unknown-key", "unknown-symptom"])
    #expect(
      failure?.diagnostics.map { $0.place?.description }
        == ["7:1", "12:21"].map { "\(world.folder)/given.tgz/kept/pack.yaml:\($0)" })
  }

  @Test("a pack whose scenario fails is refused with what was expected and what came")
  func scenarios() throws {
    let failure = try refusal(
      try world.folder(InstallWorld.files(scenario: InstallWorld.scenario.replacing("[68, 73]", with: "[0, 5]"))))
    #expect(failure?.kind == .negative)
    #expect(failure?.diagnostics.map(\.code) == ["scenario-failed"])
    #expect(failure?.diagnostics.first?.found == "70" && failure?.diagnostics.first?.allowed == "0 to 5")
    #expect(failure?.diagnostics.first?.place?.file == "\(world.folder)/given/scenarios/all.yaml")
  }

  @Test("what a pack builds on is taken from the packs that are here, not from beside the given one")
  func base() throws {
    let alone = ["pack.yaml": sound["pack.yaml"]?.replacing("extends: sample-base", with: "extends: stranger") ?? ""]
    _ = try world.folder(
      ["pack.yaml": SamplePacks.baseText.replacing("id: sample-base", with: "id: stranger")], named: "given/stranger")
    let source = try world.folder(alone, named: "given/kept")
    #expect(try refusal(source)?.diagnostics.map(\.code).contains("unknown-pack") == true)
  }

  @Test(
    "ids that are none are refused, and never a path",
    arguments: ["../escape", "Kept", "", "..", "kept/../../x", "/tmp/kept"])
  func ids(_ id: String) throws {
    var files = sound
    files["pack.yaml"] = sound["pack.yaml"]?.replacing("id: kept", with: "id: \"\(id)\"")
    #expect(try refusal(try world.archive(files), "--replace")?.kind == .negative)
  }

  @Test(
    "files that no pack has are refused by their names, from an archive and from a folder",
    arguments: [
      "run.sh", "scenarios/deep/a.yaml", "scenarios/a.yml", "scenarios/.a.yaml", ".git/config", "README.md.exe",
      "Pack.yaml",
    ])
  func strayFiles(_ name: String) throws {
    let files = sound.merging([name: "text"]) { $1 }
    let shown = name == ".git/config" ? ".git" : name.hasPrefix("scenarios/deep") ? "scenarios/deep" : name
    for (source, place) in [(try world.archive(files), "kept/\(name)"), (try world.folder(files), shown)] {
      let failure = try refusal(source)
      #expect(failure?.kind == .negative)
      // Where capitals don't count, these two are one file.
      let codes = name == "Pack.yaml" ? ["unknown-file", "archive-path-twice"] : ["unknown-file"]
      #expect(failure?.diagnostics.allSatisfy { codes.contains($0.code) } == true)
      if name != "Pack.yaml" { #expect(failure?.diagnostics.first?.place?.file == "\(source)/\(place)") }
    }
  }

  @Test("an archive has one pack, and nothing beside it")
  func onePack() throws {
    var two = TarBytes(["kept/pack.yaml": "", "other/pack.yaml": ""])
    #expect(try refusal(try world.archive(two.gzip))?.message.description.contains("more than one pack") == true)
    #expect(
      try refusal(try world.archive(TarBytes(["deep/kept/pack.yaml": ""]).gzip))?.message.description.contains(
        "has no pack.yaml")
        == true)
    #expect(try refusal(try world.archive(TarBytes().gzip))?.message.description.contains("has no pack.yaml") == true)
    two = TarBytes(["kept/pack.yaml": "", "notes/README.md": ""])
    #expect(try refusal(try world.archive(two.gzip))?.diagnostics.map(\.code) == ["unknown-file"])
  }

  @Test("links and pipes in a folder are refused by their kind, and never followed or waited for")
  func links() throws {
    let source = try world.folder(sound)
    let outside = try world.folder(["secret.md": "secret"], named: "outside")
    try FileManager.default.createSymbolicLink(
      atPath: "\(source)/README.md", withDestinationPath: "\(outside)/secret.md")
    try FileManager.default.createSymbolicLink(atPath: "\(source)/locales", withDestinationPath: outside)
    try #require(mkfifo("\(source)/LICENSE", 0o600) == 0)
    let failure = try refusal(source)
    #expect(failure?.kind == .negative)
    #expect(
      failure?.diagnostics.map { $0.message.description.prefix(18) } == [
        "This is a named pi", "This is a symbolic", "This is a symbolic",
      ])
  }

  @Test("a link in an archive is refused")
  func archivedLink() throws {
    var tar = TarBytes(["kept/pack.yaml": sound["pack.yaml"] ?? ""])
    tar.add("kept/README.md", kind: "2")
    let failure = try refusal(try world.archive(tar.gzip))
    #expect(
      failure?.kind == .negative
        && failure?.diagnostics.map(\.message) == ["This is a symbolic link. Put the file itself there"])
  }

  @Test("what can't be read is one line and exit 2")
  func unreadable() throws {
    let cut = try world.archive(Array(TarBytes(sound).gzip.dropLast(9)))
    for source in [
      cut, try world.folder(["a.zip": "PK"]) + "/a.zip", "\(world.folder)/none", "https://example.org/kept.tgz",
      "/dev/null",
    ] {
      let failure = try refusal(source)
      #expect(
        failure?.kind == .system && failure?.exitCode == 2 && failure?.diagnostics == [] && failure?.recovery != nil,
        "\(source)")
    }
  }

  @Test("a file of a folder that can't be read at all is one line and exit 2, as for lint")
  func unreadableFiles() throws {
    let tooLarge = String(repeating: "x", count: 1_048_577)
    for (name, text) in [("README.md", tooLarge), ("pack.yaml", tooLarge), ("pack.yaml", "\u{0}\u{1}\u{2}")] {
      let folder = try world.folder(sound.merging([name: text]) { $1 }, named: "\(name)-\(text.utf8.count)")
      let failure = try refusal(folder)
      #expect(failure?.kind == .system && failure?.diagnostics == [], "\(name)")
      #expect(
        failure?.message.description.hasPrefix("\(folder)/\(name): ") == true
          && failure?.message.description.hasSuffix(". Nothing was installed") == true)
    }
    let folder = try refusal(try world.folder(["pack.yaml/scenarios/all.yaml": ""], named: "hollow"))
    #expect(folder?.kind == .system && folder?.message.description.contains("pack.yaml is a folder") == true)
    let archive = try refusal(
      try world.folder(["large.tgz": String(repeating: "x", count: 4 << 20 + 1)], named: "archives") + "/large.tgz")
    #expect(archive?.kind == .system && archive?.message.description.contains("larger than 4 MiB") == true)
  }

  @Test("files that are too large or too many are refused, from a folder as well")
  func limits() throws {
    let large = sound.merging(["README.md": String(repeating: "x", count: 1_048_577)]) { $1 }
    #expect(try refusal(try world.archive(large))?.diagnostics.map(\.code) == ["archive-too-large"])
    let many = try world.folder(
      Dictionary(uniqueKeysWithValues: (0...500).map { ("LICENSE\($0)", "") }).merging(sound) { $1 }, named: "many")
    #expect(try refusal(many)?.diagnostics.map(\.code) == ["archive-too-many"])
  }
}
