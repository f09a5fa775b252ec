/// The candidate that a mistyped word most likely meant, or nil when none is near.
///
/// Distance: optimal string alignment (insert, delete, replace, swap neighbours), at most a third of the word's length,
/// at least 1 and at most 6. A candidate that begins with the word counts as near. Ties go to the candidate that comes
/// first. Nothing is near to a word of more than 100 characters. O(candidates × length²) at worst.
public func nearestMatch(to word: String, among candidates: some Sequence<String>) -> String? {
  guard !word.isEmpty, word.utf8.count <= 400 else { return nil }
  let wanted = Array(word.lowercased().unicodeScalars)
  guard wanted.count <= 100 else { return nil }
  let limit = min(6, max(1, wanted.count / 3))
  var best: (distance: Int, candidate: String)?
  for candidate in candidates where candidate.utf8.count <= 800 {
    let other = Array(candidate.lowercased().unicodeScalars)
    let distance = wanted.count >= 3 && other.starts(with: wanted) ? 1 : alignmentDistance(wanted, other, limit: limit)
    if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.candidate
}

/// Whether two different words are one slip apart: a letter more, less, replaced, or swapped with its neighbour; in any
/// case.
public func isOneSlip(from word: String, to other: String) -> Bool {
  alignmentDistance(Array(word.lowercased().unicodeScalars), Array(other.lowercased().unicodeScalars), limit: 1) == 1
}

/// Above the limit, any number above it.
private func alignmentDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int {
  guard abs(left.count - right.count) <= limit else { return limit + 1 }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  var current = beforeLast
  for (row, character) in left.enumerated() {
    current[0] = row + 1
    var least = row + 1
    for (column, other) in right.enumerated() {
      let replaced = last[column] + (character == other ? 0 : 1)
      var distance = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current[column + 1] = distance
      least = min(least, distance)
    }
    // The way to the end leads through this row, or swaps two characters across it.
    if min(least, (last.min() ?? 0) + 1) > limit { return limit + 1 }
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[right.count]
}
