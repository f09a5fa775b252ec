import TrackerApplication
import TrackerCore
import TrackerDiaryCSV
import TrackerPatternEngine

/// The CSV file of a replay's findings: a row for every person and factor.
struct FindingsFile {
  private let addRows: ([[String]]) throws -> Void

  private static let columns = [
    "person", "factor", "label", "direction", "rr", "low", "high", "p", "q", "inclusion", "exposed", "flares",
  ]

  /// Writes the file at a path.
  ///
  /// - Parameter body: Adds the people.
  /// - Throws: `Failure` (`validation`) where a file stands that is not one of findings, `system` where it can't be
  ///   written, or what `body` throws. What was there before is still there then.
  static func write<Result>(_ path: String, _ body: (FindingsFile) throws -> Result) throws -> Result {
    let file = TableFile(
      path, columns: columns,
      taken: Failure(
        .validation, "There is a file {path} already, and it does not hold findings", ["path": "\(path)"],
        recovery: "Nothing was changed. Name another file after --findings."))
    return try file.write { add in try body(FindingsFile(addRows: add)) }
  }

  /// What is not known, and what was not tested, is empty.
  func add(_ person: DiaryPerson, _ findings: [PatternFinding]) throws {
    try addRows(
      findings.map { finding in
        [
          person.id ?? "", finding.exposure, finding.label.rawValue, finding.direction?.rawValue ?? "",
          FindingsFile.share(finding.riskRatio.ratio), FindingsFile.share(finding.riskRatio.interval.lowerBound),
          FindingsFile.share(finding.riskRatio.interval.upperBound), FindingsFile.chance(finding.effect.slope?.chance),
          FindingsFile.chance(finding.q), FindingsFile.share(finding.inclusion), "\(finding.effect.exposedDays)",
          "\(finding.table.with)",
        ]
      })
  }

  private static func share(_ value: Double?) -> String { value?.decimal(upTo: 6, atLeast: 6) ?? "" }

  /// With more digits: the smallest are told apart.
  private static func chance(_ value: Double?) -> String { value?.decimal(upTo: 12, atLeast: 12) ?? "" }
}
