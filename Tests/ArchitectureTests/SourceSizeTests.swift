import Foundation
import Testing

/// A source fits a screen in width, and the head of its reader in length.
@Suite struct SourceSizeTests {
  @Test("no line of Swift is over 120 columns wide, and no file over 500 lines long")
  func sources() throws {
    let files =
      ["Package.swift"] + House.files(below: "Packages", ending: ".swift")
      + House.files(below: "Tests", ending: ".swift") + House.files(below: "Tools", ending: ".swift")
    // A build of the tools may have left its own sources in a hidden folder beside theirs.
    let own = files.filter { !$0.contains("/.") }
    #expect(own.count > 500)
    for file in own {
      let size = SourceSize(of: try House.text(file))
      #expect(size.wideLines.isEmpty, "\(file) has lines of more than \(SourceSize.widest) columns: \(size.wideLines)")
      #expect(size.lines <= SourceSize.longest, "\(file) has \(size.lines) lines: split it by what it is about")
      if size.isLong { print("warning: \(file) has \(size.lines) lines, and may go up to \(SourceSize.longest)") }
    }
  }

  @Test("the rule notices a wide line, counted in characters, at its place")
  func wideLine() {
    let fits = String(repeating: "–", count: 120)
    #expect(SourceSize(of: "\(fits)\n\(fits)\n").wideLines.isEmpty)
    #expect(SourceSize(of: "\(fits)\n\(fits)x\nshort\nx\(fits)").wideLines == [2, 4])
  }

  @Test(
    "the rule notices a long file",
    arguments: [(400, false, true), (401, true, true), (500, true, true), (501, true, false)])
  func longFile(lines: Int, isLong: Bool, isAllowed: Bool) {
    let size = SourceSize(of: String(repeating: "let a = 1\n", count: lines))
    #expect(size.lines == lines)
    #expect(size.isLong == isLong)
    #expect((size.lines <= SourceSize.longest) == isAllowed)
  }
}

/// How wide and how long a source is.
private struct SourceSize {
  static let widest = 120
  /// From here on a warning is printed.
  static let long = 400
  static let longest = 500

  let lines: Int
  /// The numbers of the lines that are too wide, from 1.
  let wideLines: [Int]

  var isLong: Bool { lines > Self.long }

  init(of text: String) {
    var all = text.split(separator: "\n", omittingEmptySubsequences: false)
    if all.last?.isEmpty == true { all.removeLast() }
    lines = all.count
    // Bytes are counted at once, characters one by one.
    wideLines = all.indices.filter { all[$0].utf8.count > Self.widest && all[$0].count > Self.widest }.map { $0 + 1 }
  }
}
