import Foundation
import TrackerApplication
import TrackerCore
import TrackerInputFiles

/// Findings that are known and left for later, so that only new ones count. Lines may move: a finding is told by its
/// rule, file and words.
struct LintBaseline: Codable, Sendable {
  static let schema = "pack-lint-baseline/1"

  struct Known: Codable, Sendable, Hashable {
    var code: String
    var file: String
    var message: String
    var found: String?

    init(_ finding: Diagnostic) {
      code = finding.code
      file = finding.place?.file ?? ""
      message = finding.message.description
      found = finding.found
    }
  }

  private static let largest = 50_000_000

  var schema = LintBaseline.schema
  var findings: [Known]

  init(_ findings: [Diagnostic]) { self.findings = findings.map(Known.init) }

  /// - Throws: `Failure` (`system`) where the file cannot be read or is not a baseline.
  init(file: String) throws(Failure) {
    let command: Phrase = "symptoms pack lint --write-baseline \(file.shellWord)"
    let data: Data
    do { data = Data(try InputFile.bytes(file, largest: LintBaseline.largest)) } catch {
      // How large a file may be is said as it is.
      guard error.kind == .system else { throw error }
      throw Failure(
        .system, "The baseline {file} cannot be read", ["file": "\(file)", "command": command],
        recovery: "To make one, type: {command}")
    }
    guard let read = try? JSONDecoder().decode(LintBaseline.self, from: data), read.schema == LintBaseline.schema else {
      throw Failure(
        .system, "{file} is not a baseline that lint wrote", ["file": "\(file)", "command": command],
        recovery: "To make one, type: {command}")
    }
    self = read
  }

  /// - Throws: `Failure` (`system`) where the file cannot be written.
  func write(to file: String) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try (try encoder.encode(self) + Data("\n".utf8)).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      throw Failure(
        .system, "{file} cannot be written", ["file": "\(file)"], recovery: "Check the folder and its permissions.")
    }
  }

  /// The findings that it does not know; of several that look the same, as many as it does not know.
  func new(in all: [Diagnostic]) -> [Diagnostic] {
    var left = findings.reduce(into: [Known: Int]()) { $0[$1, default: 0] += 1 }
    return all.filter { finding in
      guard let count = left[Known(finding)], count > 0 else { return true }
      left[Known(finding)] = count - 1
      return false
    }
  }
}
