import Foundation
import Testing

extension ProgramTests {
  /// What stands where a pack's file should be, and is none.
  @Suite struct PackFileTests {
    enum Kind: String, CaseIterable {
      case giant, binary, folder, pipe, linkOut

      func make(at path: String) throws {
        let url = URL(fileURLWithPath: path)
        switch self {
        case .giant:
          // A gigabyte that takes no room: it must not be read to be refused.
          #expect(FileManager.default.createFile(atPath: path, contents: nil))
          let handle = try FileHandle(forWritingTo: url)
          try handle.truncate(atOffset: 1 << 30)
          try handle.close()
        case .binary: try Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: url)
        case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        case .pipe: #expect(mkfifo(path, 0o600) == 0)
        case .linkOut: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd")
        }
      }

      var says: String {
        switch self {
        case .giant: "This file is larger than 1 MiB"
        case .binary: "This file is not text"
        case .folder: "is a folder"
        case .pipe: "is not a plain file"
        case .linkOut: "outside the pack’s folder"
        }
      }
    }

    @Test(
      "what is no pack's file is refused in one line, and nothing is answered", arguments: Kind.allCases,
      ["lint", "test"])
    func refused(_ kind: Kind, command: String) async throws {
      let home = try ProgramHome()
      let pack = "\(home.folder)/odd"
      try FileManager.default.createDirectory(atPath: pack, withIntermediateDirectories: true)
      try kind.make(at: "\(pack)/pack.yaml")
      let answer = try await Program.run(["pack", command, pack], home: home)
      answer.expectFailure([kind.says])
      #expect(answer.duration < .seconds(5))
    }

    @Test(
      "a pack that may not be read is refused in one line",
      .enabled(if: Reader.words != nil, "see the reason printed above"))
    func forbidden() async throws {
      let home = try ProgramHome()
      let pack = "\(home.folder)/shut"
      try FileManager.default.createDirectory(atPath: pack, withIntermediateDirectories: true)
      try Data("schema: 1\n".utf8).write(to: URL(fileURLWithPath: "\(pack)/pack.yaml"))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home.folder)
      try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: "\(pack)/pack.yaml")
      let answer = try await Program.run(["pack", "lint", pack], home: home, asUser: Reader.words ?? [])
      answer.expectFailure(["cannot be read", "permissions"])
    }
  }
}
