import Testing
import TrackerCore
import TrackerPacks
import TrackerTestSupport

@testable import TrackerPackQuality

@Suite struct RevisionLockTests {
  private static let path = "\(SamplePacks.folder)/sample"

  private func library(_ changes: (String, String)..., lock: String? = nil) -> PackLibrary {
    var files = SamplePacks.files
    for (old, new) in changes {
      files["\(Self.path)/pack.yaml"] = files["\(Self.path)/pack.yaml"]?.replacing(old, with: new)
    }
    files["\(Self.path)/ids.lock"] = lock
    return PackLibrary(folders: [SamplePacks.folder], files: MemoryPackFiles(files))
  }

  private func lock(of library: PackLibrary, isRelease: Bool) throws -> String {
    let files = try library.generatedFiles(
      of: "sample", in: Self.path, catalogue: FixtureFiles.host.catalogue, isRelease: isRelease)
    return try #require(files.first { $0.path.hasSuffix("ids.lock") }).text
  }

  private func isTold(_ library: PackLibrary) -> Bool {
    library.lint(
      [("sample", Self.path)], host: FixtureFiles.host,
      options: LintOptions(profile: .shared, today: Day(number: 20_000))
    ).contains { $0.code == "same-revision" }
  }

  @Test("what a revision means is locked on release alone, and a change of it is told until the revision is raised")
  func release() throws {
    #expect(try !lock(of: library(), isRelease: false).contains("meaning:"))
    let locked = try lock(of: library(), isRelease: true)
    #expect(locked.contains("meaning:\n  3: \""))
    #expect(!isTold(library(lock: locked)))
    let changed = ("name: Prickling", "name: Stinging")
    #expect(isTold(library(changed, lock: locked)))
    // Locking again does not hide the change.
    #expect(try lock(of: library(changed, lock: locked), isRelease: true) == locked)
    let raised = ("revision: 3", "revision: 4")
    #expect(!isTold(library(changed, raised, lock: locked)))
    #expect(try lock(of: library(changed, raised, lock: locked), isRelease: true).contains("  4: \""))
  }

  @Test("comments, layout and notes of the author change no meaning")
  func layout() throws {
    let locked = try lock(of: library(), isRelease: true)
    let changes = ("extends: sample-base", "# a comment\nextends:   \"sample-base\"\nx-note: mine")
    #expect(!isTold(library(changes, lock: locked)))
  }
}
