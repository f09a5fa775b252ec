import TrackerApplication
import TrackerCore

/// Finds the medicine that a person means.
struct MedicineFinder {
  let medicines: [Medicine]
  let today: Day

  /// The medicine of an id or a name, else the one of whose names a word begins so, those that are taken now first.
  ///
  /// - Throws: `Failure` (`validation`) where there is none, or where it could be several.
  func medicine(_ word: String) throws(Failure) -> Medicine {
    let wanted = word.trimmed.lowercased()
    if let exact = medicines.first(where: { $0.id.rawValue == wanted }) ?? medicines.first(where: { $0.isNamed(word) })
    {
      return exact
    }
    let found = medicines.filter { medicine in
      !wanted.isEmpty
        && medicine.names.contains { name in
          name.lowercased().hasPrefix(wanted) || name.metricWord.split(separator: "-").contains { $0.hasPrefix(wanted) }
        }
    }
    let current = found.filter { $0.state(on: today) == .current }
    let best = current.isEmpty ? found : current
    if let only = best.first, best.count == 1 { return only }
    guard best.isEmpty else {
      throw Failure(
        .validation, "That could be {names}",
        ["names": .anyOf(best.prefix(3).map { .verbatim($0.id.rawValue) })],
        recovery: "Type a bit more. To see your list: symptoms medicines")
    }
    guard let near = nearestMatch(to: wanted, among: medicines.lazy.map(\.id.rawValue)) else {
      throw Failure(
        .validation, "That is not on your list of medicines", recovery: "To see your list: symptoms medicines")
    }
    throw Failure(
      .validation, "That is not on your list of medicines. Did you mean {near}?", ["near": .verbatim(near)],
      recovery: "To see your list: symptoms medicines")
  }
}
