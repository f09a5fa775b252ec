import Foundation
import Testing

extension ProgramTests {
  /// What looks for reminders later calls the program as it was started: by a link that a newer version keeps.
  @Suite struct StartPathTests {
    /// A folder with a link to the program, and a cron that keeps its table in a file.
    private func folder(_ home: ProgramHome) throws -> String {
      let folder = "\(home.folder)/my bin"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let program = try #require(Program.path)
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/symptoms", withDestinationPath: program)
      let cron =
        "#!/bin/sh\n[ \"$1\" = -l ] || exec cp \"$1\" \"\(folder)/table\"\necho 'no crontab for you' >&2\nexit 1\n"
      try Data(cron.utf8).write(to: URL(fileURLWithPath: "\(folder)/crontab"))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/crontab")
      return folder
    }

    @Test(
      "cron is given the path by which the program was started, and its own where that leads elsewhere",
      arguments: [
        ("symptoms", "LINK"), ("\"$1/symptoms\"", "LINK"), ("cd \"$1\"; ./symptoms", "LINK"),
        ("cd /; \"$0\"", "PROGRAM"), ("exec -a symptoms-of-another \"$0\"", "PROGRAM"),
      ])
    func cron(start: String, path: String) async throws {
      let home = try await ProgramHome.onboarded()
      let folder = try folder(home)
      let program = try #require(Program.path)
      let words = "reminders install --cron --yes"
      let installed = try await Program.shell(
        "PATH=\"$1:$PATH\"; export HOME=\"$1\"; unset XDG_RUNTIME_DIR; \(start) \(words)", [folder], home: home)
      #expect(installed.code == 0, "\(installed.errors)")
      let table = try String(contentsOfFile: "\(folder)/table", encoding: .utf8)
      let line = try #require(table.split(separator: "\n").first { $0.hasPrefix("*/15") })
      let called = path == "LINK" ? "'\(folder)/symptoms'" : program
      #expect(line == "*/15 * * * * \(called) reminders due --notify --home \(home.path)")
      // A shell that knows nothing of this one can run it.
      let command = line.dropFirst("*/15 * * * * ".count)
      let due = try await Program.shell("cd /; env -i TZ=UTC sh -c \"$1\"", [String(command)])
      #expect(due.code == 0 && due.errors == "", "\(due.errors)")
    }
  }
}
