import Foundation

/// A page of the docs whose commands are played: blocks fenced as `console` are transcripts, and a `yaml` block below a comment
/// `<!-- write my-packs/x/pack.yaml -->` is written to that file first. `my-packs` is a folder of the reader's own.
struct DocPage {
  /// A folder that stands in the page as if it were here, and lies in the world's home.
  static let folder = "my-packs"

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
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private static func played(_ block: [String], in world: TranscriptWorld) throws -> [String] {
    let text = block.joined(separator: "\n").replacing(folder, with: "HOME/\(folder)")
    let replayed = try Transcript.replayed(text, in: world).replacing("HOME/\(folder)", with: folder)
    var lines = replayed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // An exit code stands in no page: what went wrong is said in words.
    lines.removeAll { $0.hasPrefix("? ") }
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
