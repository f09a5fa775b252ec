import TrackerApplication
import TrackerCore
import TrackerDiaryCSV
import TrackerPatternEngine

/// Looks for patterns in the diaries of many people. No journal is touched.
public struct PatternsReplay: Sendable {
  private let file: String
  private let columns: String
  private let findings: String
  private let jobs: Int?

  /// - Parameters:
  ///   - file: The path of the diary, in CSV with a header.
  ///   - columns: The path of the map that says what the columns mean.
  ///   - findings: The path of the file that the findings are written to.
  ///   - jobs: How many people to work on at once, from 1; nil for as many as there are processors.
  public init(file: String, columns: String, findings: String, jobs: Int? = nil) {
    self.file = file
    self.columns = columns
    self.findings = findings
    self.jobs = jobs
  }

  /// Looks at everybody in the file, and writes the file of findings.
  ///
  /// - Throws: `Failure` where a file can't be read or written, the map does not fit the diary or has no custom
  ///   columns, no severity or no flares, or no row holds an answered day; then no file of findings is written.
  public func run(in environment: Environment) throws -> PatternsReplayView {
    let cohort = try DiaryCohort.read(file, columns: columns, catalogue: environment.registry.catalogue)
    let exposures = try CohortExposures(cohort.map)
    var tally = FindingsTally()
    try FindingsFile.write(findings) { output in
      try SideBySide(jobs: jobs).forEach(cohort.people, exposures.findings) { person, found in
        try output.add(person, found)
        tally.add(found)
      }
    }
    return PatternsReplayView(
      file: file, findings: findings, people: cohort.people.count, factors: exposures.factors.count,
      claims: tally.claims, peopleWithAny: tally.peopleWithAny, labels: tally.labels,
      rejectedRows: cohort.rejectedRows.count, rejectedCells: cohort.rejectedCells.count,
      rejected: RejectedLine.first(of: cohort))
  }
}

/// Counts findings person by person.
struct FindingsTally {
  private(set) var claims = 0
  private(set) var peopleWithAny = 0
  private var findings: [PatternFinding.Label: Int] = [:]
  private var people: [PatternFinding.Label: Int] = [:]

  mutating func add(_ found: [PatternFinding]) {
    let labels = found.map(\.label)
    claims += labels.count(where: \.isClaim)
    if labels.contains(where: \.isClaim) { peopleWithAny += 1 }
    for label in labels { findings[label, default: 0] += 1 }
    for label in Set(labels) { people[label, default: 0] += 1 }
  }

  /// All labels, the surest first.
  var labels: [PatternsReplayView.Count] {
    [.confirmed, .likely, .watch, .unlikely, .none, .tooEarly].map { label in
      PatternsReplayView.Count(
        label: label.rawValue, findings: findings[label] ?? 0, people: people[label] ?? 0)
    }
  }
}
