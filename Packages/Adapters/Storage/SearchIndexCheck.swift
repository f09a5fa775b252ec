import Foundation
import TrackerApplication
import TrackerCore

/// Whether the index of words can be read. It holds nothing that the journal does not, so it is simply made again.
struct SearchIndexCheck: HealthCheck {
  let id = "search"
  private let name: Phrase = "Search"

  func findings(in environment: Environment, repairing: Bool) throws -> [HealthFinding] {
    let path = SearchIndex.path(home: environment.home)
    // Where nothing can be written, nobody uses it.
    guard FileManager.default.fileExists(atPath: path), access(path, W_OK) == 0,
      access(environment.home, W_OK) == 0
    else { return [] }
    if SearchIndex.isWhole(home: environment.home) {
      return [HealthFinding(id, called: name, .fine, "the words of your journal can be searched", isDetail: true)]
    }
    guard repairing else {
      return [
        HealthFinding(
          id, called: name, .wrong, "the list of words is damaged. Your entries are not", recovery: JournalDoctor.toFix)
      ]
    }
    SearchIndex.remove(home: environment.home)
    return [HealthFinding(id, called: name, .fixed, "the list of words is made again with your next search")]
  }
}
