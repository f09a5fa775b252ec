import TrackerApplication

/// A command's discussion in blocks: paragraphs with an empty line between them, in which lines that begin with spaces
/// are commands to type, or are shown as they are.
struct HelpText {
  private let paragraphs: [[Substring]]

  init(_ text: String) {
    paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).split { $0.isEmpty }.map(Array.init)
  }

  var blocks: [Block] { paragraphs.map { .section(Self.blocks($0)) } }

  private static func blocks(_ lines: [Substring]) -> [Block] {
    var blocks: [Block] = []
    var rest = lines[...]
    while let line = rest.first {
      guard line.hasPrefix(" ") else {
        blocks.append(.sentence("\(line)"))
        rest.removeFirst()
        continue
      }
      let indented = rest.prefix { $0.hasPrefix(" ") }
      rest = rest.dropFirst(indented.count)
      let commands = indented.compactMap(command)
      blocks.append(
        commands.count == indented.count ? .commands(commands) : .verbatim(indented.joined(separator: "\n")))
    }
    return blocks
  }

  /// `  symptoms today   see your forecast`
  private static func command(_ line: Substring) -> Block.NextCommand? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("symptoms ") else { return nil }
    guard let gap = text.range(of: "  ") else { return .init(String(text)) }
    return .init(String(text[..<gap.lowerBound]), String(text[gap.upperBound...].drop { $0 == " " }))
  }
}
