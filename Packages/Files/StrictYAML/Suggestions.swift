import TrackerCore

/// What mistyped words of a file most likely meant, for the first of them: to look for each of thousands among
/// thousands takes minutes, and nobody reads so many.
public struct Suggestions {
  private static let most = 25

  private var left = Suggestions.most

  /// Starts with all looks still to be had.
  public init() {}

  /// The candidate nearest to a word, nil where none is near, or enough were looked for.
  public mutating func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return nearestMatch(to: word, among: candidates)
  }
}
