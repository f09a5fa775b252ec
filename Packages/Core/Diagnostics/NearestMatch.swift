/// The candidate that a mistyped word most likely meant, or nil when none is near.
///
/// Distance: optimal string alignment (insert, delete, replace, swap neighbours), at most a third of the word's length and at least 1.
/// A candidate that begins with the word counts as near. Ties go to the candidate that comes first. O(candidates × length²).
public func nearestMatch(to word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased())
  guard !wanted.isEmpty else { return nil }
  let limit = max(1, wanted.count / 3)
  var best: (distance: Int, candidate: String)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    let distance = wanted.count >= 3 && other.starts(with: wanted) ? 1 : alignmentDistance(wanted, other, limit: limit)
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.candidate
}

/// Whether two different words are one slip apart: a letter more, less, replaced, or swapped with its neighbour; in any case.
public func isOneSlip(from word: String, to other: String) -> Bool {
  alignmentDistance(Array(word.lowercased()), Array(other.lowercased()), limit: 1) == 1
}

private func alignmentDistance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
  guard abs(left.count - right.count) <= limit else { return limit + 1 }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  for (row, character) in left.enumerated() {
    var current = [row + 1] + [Int](repeating: 0, count: right.count)
    for (column, other) in right.enumerated() {
      let replaced = last[column] + (character == other ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current[column + 1] = distance
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
