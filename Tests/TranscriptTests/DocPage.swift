import TrackerConsole
import Foundation

/// A page of the docs whose commands are played: blocks fenced as `console` are transcripts, and a `yaml` block below a
/// comment `<!-- write my-packs/x/pack.yaml -->` is written to that file first. A comment `<!-- play symptoms … -->` is
/// a command whose answer the page leaves out.
struct DocPage {
  /// Folders of the reader's own: they stand in the page as if they were here, and lie in the world's home.
  static let folders = ["my-packs", "practice"]

  /// The page played again: equal to `source` when the program answers as the page says.
  static func replayed(_ source: String, in world: TranscriptWorld) throws -> String {
    try world.setClock("2026-03-12T08:15", zone: "Europe/Berlin")
    var lines: [String] = []
    var block: [String]?
    var fence = ""
    var target: String?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let open = block {
        guard line == "```" else {
          block = open + [line]
          continue
        }
        if fence == "```console" {
          lines += try played(open, in: world)
        } else {
          if let target { try world.write(open.joined(separator: "\n") + "\n", to: target) }
          lines += open
        }
        target = nil
        block = nil
      } else if line.hasPrefix("```") {
        fence = line
        block = []
      } else if line.hasPrefix("<!-- write ") {
        target = line.split(separator: " ").dropFirst(2).first.map(String.init)
      } else if line.hasPrefix("<!-- play "), line.hasSuffix(" -->") {
        _ = try played(["$ " + line.dropFirst("<!-- play ".count).dropLast(" -->".count)], in: world)
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func played(_ block: [String], in world: TranscriptWorld) throws -> [String] {
    let text = folders.reduce(block.joined(separator: "\n")) { $0.replacing($1, with: "HOME/\($1)") }
    let replayed = folders.reduce(try Transcript.replayed(text, in: world)) { $0.replacing("HOME/\($1)", with: $1) }
    var lines = replayed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // An exit code stands in no page: what went wrong is said in words.
    lines.removeAll { $0.hasPrefix("? ") }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
