import TrackerApplication
import TrackerCore

/// Tools for people who read, write and review condition packs. None of them needs a journal but `PackDiffView` when it
/// is asked for the days of one.
public enum PackToolsModule: TrackerModule {
  public static let id: ModuleID = "pack-tools"

  public static func contribute(to registry: inout Registry) {
    registry.healthChecks.add(PackHealthCheck())
    registry.homeFiles.add(
      HomeFile(
        "packs", .folders(holding: "pack.yaml"), "A condition pack that you installed or described.", backup: .copied))
    registry.outgoing.add(
      OutgoingFile("pack new", "A new pack, in the folder you name."),
      OutgoingFile("pack docs", "The README files of packs, in their folders."),
      OutgoingFile("pack schema", "The schemas of packs, in the folder you name."),
      OutgoingFile(
        "pack lint", "With --write-baseline, a list of findings that you accept; with --fix, files of packs."))
    registry.strings.add(.german)
  }
}
