import TrackerApplication
import TrackerCore

/// Whether commands that were ended left files in the home that they had not finished.
struct LeftoverCheck: HealthCheck {
  let id = "leftovers"
  private let name: Phrase = "Unfinished files"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    let leftovers = Leftovers(in: environment.home)
    let found = leftovers.paths
    guard !found.isEmpty else { return [HealthFinding(id, called: name, .fine, "none", isDetail: true)] }
    let values = ["count": Phrase.count(found.count)]
    if repairing {
      leftovers.remove()
      if leftovers.paths.isEmpty {
        return [
          HealthFinding(
            id, called: name, .fixed,
            found.count == 1 ? "1 unfinished file was removed" : "{count} unfinished files were removed", values)
        ]
      }
    }
    return [
      HealthFinding(
        id, called: name, .wrong,
        found.count == 1
          ? "a command was ended and left 1 file" : "commands were ended and left {count} files", values,
        items: found.map(Phrase.verbatim), recovery: "To remove what was left, type: symptoms doctor --fix")
    ]
  }
}
