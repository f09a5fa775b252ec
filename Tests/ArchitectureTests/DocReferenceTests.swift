import Foundation
import Testing

/// Comments and pages cite only what is there.
@Suite struct DocReferenceTests {
  @Test("every page and section that a comment or a page cites exists")
  func citations() throws {
    let files = Self.citing
    #expect(files.count > 500)
    for file in files {
      let faults = try Self.diagnostics(in: try House.text(file))
      #expect(faults.isEmpty, "\(file) cites \(faults.joined(separator: "; "))")
    }
  }

  @Test("every link from page to page leads to a file and a heading that are there")
  func links() throws {
    let pages = House.files(below: "docs", ending: ".md") + ["README.md"]
    #expect(pages.count > 15)
    for page in pages {
      let faults = try Self.brokenLinks(in: try House.text(page), page: page)
      #expect(faults.isEmpty, "\(page) links to \(faults.joined(separator: "; "))")
    }
  }

  @Test(
    "the rule notices a fault",
    arguments: [
      ("/// As in `docs/forecast.md`, 9.9.", 1), ("/// As in docs/forecast.md, 4.2 and `docs/forecast.md, 4.9`.", 1),
      ("// docs/nowhere.md", 1), ("// `docs/decisions/0010`", 1), ("// FORMULAS 2.4", 1), ("// PACKS.md says", 1),
      ("/// `docs/forecast.md`, 4.2 and 4.5; `docs/tuning.md`.", 0),
    ])
  func faultFed(_ comment: String, _ faults: Int) throws {
    #expect(try Self.diagnostics(in: comment).count == faults)
  }

  @Test(
    "the rule notices a broken link",
    arguments: [
      ("[x](nowhere.md)", 1), ("[x](forecast.md#no-such-heading)", 1), ("[x](#41-level)", 0), ("[x](#49-level)", 1),
      ("[x](../README.md) and [y](https://example.org/x.md)", 0), ("[x](tuning.md)", 0),
    ])
  func linkFaultFed(_ text: String, _ faults: Int) throws {
    let page = text.contains("(#") ? try House.text("docs/forecast.md") + text : text
    #expect(try Self.brokenLinks(in: page, page: "docs/forecast.md").count == faults)
  }

  /// Sources, tests, tools and pages; not this file, which feeds itself faults.
  private static var citing: [String] {
    let sources = ["Packages", "Tests", "Tools"].flatMap { House.files(below: $0, ending: ".swift") }
    let pages = House.files(below: "docs", ending: ".md") + ["README.md", "Package.swift"]
    return (sources + pages).filter { !$0.contains("/.build/") && !$0.hasSuffix("/DocReferenceTests.swift") }
  }

  /// Documents of the project's design, which are not in the repository.
  private static let absent: Set<String> = ["FORMULAS", "SCIENCE", "PACKS", "ARCHITECTURE"]

  /// What a text cites that is not there.
  private static func diagnostics(in text: String) throws -> [String] {
    guard text.contains("docs/") || absent.contains(where: { text.contains($0) }) else { return [] }
    // Comments that are wrapped between a page and its section read as one line.
    let text = text.replacing(#/\n *\/\/\/? /#, with: " ")
    let citations = text.matches(
      of: #/(?:^|[^A-Za-z0-9\/-])docs\/([A-Za-z0-9\/._-]*)(?:`?, ([0-9]+\.[0-9]+(?: and [0-9]+\.[0-9]+)*))?/#)
    let cited = try citations.flatMap { citation -> [String] in
      let path = "docs/" + String(citation.1).trimmingCharacters(in: ["."])
      guard FileManager.default.fileExists(atPath: House.root.appendingPathComponent(path).path) else { return [path] }
      guard let sections = citation.2 else { return [] }
      let known = try sectionNumbers(of: path)
      return sections.split(separator: " and ").map(String.init).filter { !known.contains($0) }.map { "\(path), \($0)" }
    }
    let names = text.matches(of: #/\b([A-Z]{4,})(?:\.md| [0-9]| section)/#).filter { absent.contains(String($0.1)) }
    return cited + names.map { String($0.0) }
  }

  /// The numbers of a page's headings, such as 4.2.
  private static func sectionNumbers(of path: String) throws -> Set<String> {
    Set(
      try House.text(path).split(separator: "\n").compactMap { line in
        line.firstMatch(of: #/^#+ ([0-9]+(?:\.[0-9]+)*)\.? /#).map { String($0.1) }
      })
  }

  private static func brokenLinks(in text: String, page: String) throws -> [String] {
    let folder = House.root.appendingPathComponent(page).deletingLastPathComponent()
    return try text.matches(of: #/\]\(([^():#\s]*)(?:#([^()\s]*))?\)/#).compactMap { link in
      // A word in brackets is no path.
      guard link.1.isEmpty || link.1.contains(#/[.\/]/#) else { return nil }
      let target = link.1.isEmpty ? nil : folder.appendingPathComponent(String(link.1)).standardizedFileURL
      if let target, !FileManager.default.fileExists(atPath: target.path) { return String(link.0) }
      guard let anchor = link.2 else { return nil }
      let linked = try target.map { try String(contentsOf: $0, encoding: .utf8) } ?? text
      return headings(of: linked).contains(String(anchor)) ? nil : String(link.0)
    }
  }

  /// The anchors that a forge makes of headings: lower case, hyphens for spaces, other signs left out.
  private static func headings(of text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").compactMap { line in
        guard let heading = line.firstMatch(of: #/^#+ (.+)$/#) else { return nil }
        let kept = heading.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        return kept.replacing(" ", with: "-")
      })
  }
}
