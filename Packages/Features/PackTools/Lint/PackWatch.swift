import Foundation
import TrackerApplication
import TrackerCore
import TrackerPackQuality
import TrackerPacks

/// Lints packs again whenever one of their files changes, in plain lines that editors read: one for the beginning, one
/// a finding, and one for the end.
public struct PackWatch: Sendable {
  public var lint: PackLint

  public init(_ lint: PackLint) { self.lint = lint }

  /// How long it waits between two looks at the files, in seconds. A change shows within half a second.
  public static let pause = 0.2

  /// Lints once, then after every change.
  ///
  /// - Parameters:
  ///   - write: Gets the lines of one run, with line breaks.
  ///   - wait: Waits for `pause`; returns whether to go on.
  public func run(in environment: Environment, write: (String) -> Void, wait: () -> Bool) {
    var seen: [String: Stamp]?
    repeat {
      let now = stamps(in: environment)
      if now != seen { write(lines(in: environment)) }
      seen = now
    } while wait()
  }

  /// The lines of one run.
  private func lines(in environment: Environment) -> String {
    let format = TextFormatter(environment.words)
    let report = lint.report(in: environment)
    let findings = report.findings.map { finding -> String in
      let diagnostic = finding.diagnostic
      let head =
        diagnostic.place.map { "\($0): \(diagnostic.severity.rawValue): " } ?? "\(diagnostic.severity.rawValue): "
      return "\(head)\(format(diagnostic.sentence).withoutLineBreaks) [\(diagnostic.code)]\n"
    }
    let failure = report.findings.isEmpty ? report.failure.map { "\(format($0.message))\n" } ?? "" : ""
    let end = format(
      "Checked: {errors} errors, {warnings} warnings.",
      ["errors": "\(report.errors)", "warnings": "\(report.warnings)"])
    return "\(format("Checking packs …"))\n\(findings.joined())\(failure)\(end)\n"
  }

  /// What shows that a file has changed.
  private struct Stamp: Equatable {
    var changed: Date?
    var size: Int?
    var number: Int?
  }

  /// The files of the packs, of those they may build on, and of the folders they stand in.
  private func stamps(in environment: Environment) -> [String: Stamp] {
    let named = (try? environment.packs(at: lint.paths)) ?? []
    let packs = named.map(\.folder) + environment.packs.locations().map(\.folder)
    var stamps: [String: Stamp] = [:]
    for folder in Set(packs + lint.paths) {
      for path in [folder]
        + ["", "/scenarios", "/locales"].flatMap({ inner in
          ((try? FileManager.default.contentsOfDirectory(atPath: folder + inner)) ?? []).map {
            "\(folder)\(inner)/\($0)"
          }
        })
      {
        // A pipe or a link is looked at and not opened.
        guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { continue }
        stamps[path] = Stamp(
          changed: facts[.modificationDate] as? Date, size: facts[.size] as? Int,
          number: facts[.systemFileNumber] as? Int)
      }
    }
    return stamps
  }
}

extension String {
  /// On one line.
  fileprivate var withoutLineBreaks: String { replacing("\n", with: " ") }
}
