import TrackerApplication
import TrackerPatternEngine

/// Another factor that often comes on the same days, with what the days say of each alone.
struct Companion: Codable, Sendable, Hashable {
  /// Days with the outcome known, and those of them that were flares.
  struct Part: Codable, Sendable, Hashable {
    var days: Int
    var flares: Int
  }

  var factor: CandidateID
  var name: KeptPhrase
  /// Days with both.
  var both: Part
  /// Days with the pattern's factor alone.
  var alone: Part
  /// Days with the companion alone.
  var otherAlone: Part
  var neither: Part

  /// Above this correlation of their days, one often comes with the other.
  private static let phi = 0.5

  /// nil where the two do not often come together.
  init?(_ other: CandidateFactor, _ pair: ExposurePair) {
    guard let phi = pair.phi, phi > Self.phi else { return nil }
    factor = other.id
    name = KeptPhrase(other.name)
    both = Part(pair.both)
    alone = Part(pair.alone)
    otherAlone = Part(pair.otherAlone)
    neither = Part(pair.neither)
  }
}

extension Companion.Part {
  fileprivate init(_ part: ExposurePair.Part) { self.init(days: part.days, flares: part.flares) }
}
