import Foundation
import TrackerApplication
import TrackerCore
import TrackerPackQuality

/// Findings as a SARIF 2.1.0 log (OASIS), for code scanning: one run, its rules, and a result for each finding.
struct SARIFLog: Encodable {
  struct Text: Encodable { var text: String }
  struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    var results: [Result]
    /// Columns of findings count characters, not UTF-16 units.
    var columnKind = "unicodeCodePoints"
  }
  /// Whether everything could be looked at, and why not.
  struct Invocation: Encodable {
    struct Notification: Encodable {
      var level = "error"
      var message: Text
    }
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]?
  }
  struct Tool: Encodable { var driver: Driver }
  struct Driver: Encodable {
    var name: String
    var semanticVersion: String
    var rules: [Rule]
  }
  struct Rule: Encodable {
    var id: String
    var shortDescription: Text
    var fullDescription: Text
    /// Shown beside an alert by those who show them.
    var help: Help
  }
  struct Help: Encodable {
    var text: String
    var markdown: String
  }
  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var relatedLocations: [Location]?
  }
  struct Location: Encodable {
    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region?
    }
    struct Artifact: Encodable { var uri: String }
    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int?
      var endLine: Int?
      var endColumn: Int?
    }
    var physicalLocation: Physical
    var message: Text?
  }

  var version = "2.1.0"
  var runs: [Run]

  enum Key: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ results: ToolResults, version: String) {
    let findings = results.findings
    let codes = Set(findings.map(\.code)).sorted()
    runs = [
      Run(
        tool: Tool(driver: Driver(name: results.tool, semanticVersion: version, rules: codes.map(Rule.init(code:)))),
        invocations: [
          Invocation(
            executionSuccessful: results.failure == nil,
            toolExecutionNotifications: results.failure.map { [.init(message: Text(text: $0.message.description))] })
        ],
        results: findings.map { finding in
          Result(
            ruleId: finding.code, ruleIndex: codes.firstIndex(of: finding.code) ?? 0,
            level: finding.severity.sarifLevel,
            message: Text(text: finding.sentence.description),
            locations: finding.place.map { [Location($0, end: results.ends[$0])] } ?? [],
            relatedLocations: finding.related.isEmpty
              ? nil : finding.related.map { Location($0.place, note: $0.note.description) })
        })
    ]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("https://json.schemastore.org/sarif-2.1.0.json", forKey: .schema)
    try container.encode(version, forKey: .version)
    try container.encode(runs, forKey: .runs)
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self).withEscapedControls
    }
  }
}

extension SARIFLog.Rule {
  /// A rule of lint, or what a test of packs tells by a code.
  init(code: String) {
    let rule = LintRules.rule(code)
    let name = rule?.name ?? SARIFLog.Rule.ofTests[code] ?? code
    let why = rule?.why ?? "It is what `symptoms pack test` found; `symptoms pack test --diff` shows what was seen."
    let examples = [("Bad", rule?.bad), ("Good", rule?.good)].compactMap { title, example in example.map { (title, $0) }
    }
    id = code
    shortDescription = .init(text: name)
    fullDescription = .init(text: why)
    help = .init(
      text: ([why] + examples.map { "\($0), in \($1.file):\n\($1.text.trimmedEnd)" }).joined(separator: "\n\n"),
      markdown: ([why] + examples.map { "\($0), in `\($1.file)`:\n\n```yaml\n\($1.text.trimmedEnd)\n```" }).joined(
        separator: "\n\n"))
  }

  private static let ofTests = [
    "scenario-failed": "A scenario that fails", "not-covered": "A fault that no scenario notices",
    "coverage-too-low": "Too few faults that scenarios notice",
  ]
}

extension SARIFLog.Location {
  init(_ place: Place, note: String? = nil, end: ToolResults.End? = nil) {
    let region = place.line.map {
      SARIFLog.Location.Region(startLine: $0, startColumn: place.column, endLine: end?.line, endColumn: end?.column)
    }
    physicalLocation = Physical(artifactLocation: .init(uri: place.file.uriReference), region: region)
    message = note.map(SARIFLog.Text.init(text:))
  }
}

extension Diagnostic.Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}

extension String {
  fileprivate var trimmedEnd: Substring { self[...(lastIndex { !$0.isNewline } ?? startIndex)] }

  /// A path as a URI reference (RFC 3986): everything but unreserved characters and slashes in percent escapes.
  fileprivate var uriReference: String {
    utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "-._~/".contains(character) {
        return String(character)
      }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%\(digits.count == 1 ? "0" : "")\(digits)"
    }.joined()
  }
}
