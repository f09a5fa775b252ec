import TrackerCommands
import TrackerCore
import TrackerPacks

/// What became of the scenarios of packs.
struct PackTestView: ReadModel {
  static let schema = "pack-test/1"

  struct Pack: Encodable, Sendable {
    var id: PackID
    var folder: String
    var scenarios: [ScenarioResult]
    /// What is wrong with the pack or its scenarios as written.
    var faults: [Diagnostic]
  }

  var packs: [Pack]
  var passed: Int
  var failed: Int

  init(_ reports: [ScenarioReport]) {
    packs = reports.map { Pack(id: $0.pack, folder: $0.folder, scenarios: $0.results, faults: $0.faults) }
    let results = reports.flatMap(\.results)
    failed = results.count { !$0.failures.isEmpty }
    passed = results.count - failed
  }

  var isFine: Bool { failed == 0 && packs.allSatisfy { pack in !pack.faults.contains { $0.severity == .error } } }

  func text(_ style: TextStyle) -> String {
    let summary = "\(passed.of("scenario")) passed, \(failed) failed, in \(packs.count.of("pack"))"
    return (packs.map { text(of: $0, style) } + [summary]).joined(separator: "\n") + "\n"
  }

  private func text(of pack: Pack, _ style: TextStyle) -> String {
    let failed = pack.scenarios.filter { !$0.failures.isEmpty }
    let isFine = failed.isEmpty && !pack.faults.contains { $0.severity == .error }
    let mark = isFine ? style.paint("✓", .green) : style.paint("✗", .red)
    let outcome =
      pack.scenarios.isEmpty
      ? (isFine ? "has no scenarios" : "can't be tested")
      : failed.isEmpty
        ? "\(pack.scenarios.count.of("scenario")) passed" : "\(failed.count) of \(pack.scenarios.count.of("scenario")) failed"
    let faults = pack.faults.map(\.description)
    let failures = failed.flatMap { scenario in
      scenario.failures.map { "\($0.place): failed: \(scenario.name): \($0.what): expected \($0.expected), got \($0.got)" }
    }
    return (["\(mark) \(pack.id): \(outcome)"] + (faults + failures).map { "  " + style.wrap($0, indent: 4, first: 2) }).joined(
      separator: "\n")
  }
}
