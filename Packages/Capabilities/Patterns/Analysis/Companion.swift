import TrackerApplication
import TrackerStatistics

/// Another factor that often comes on the same days, with what the days say of each alone.
struct Companion: Codable, Sendable, Hashable {
  /// Days with the outcome known, and those of them that were flares.
  struct Part: Codable, Sendable, Hashable {
    var days = 0
    var flares = 0
  }

  var factor: CandidateID
  var name: KeptPhrase
  /// Days with both.
  var both = Part()
  /// Days with the pattern's factor alone.
  var alone = Part()
  /// Days with the companion alone.
  var otherAlone = Part()
  var neither = Part()

  /// Above this correlation of their days, one often comes with the other.
  private static let phi = 0.5

  /// nil where the two do not often come together.
  init?(_ other: CandidateFactor, _ others: [Bool?], of own: [Bool?], flares: [Bool?]) {
    factor = other.id
    name = KeptPhrase(other.name)
    for day in own.indices {
      guard let mine = own[day], let theirs = others[day], let flare = flares[day] else { continue }
      switch (mine, theirs) {
      case (true, true): both.add(flare)
      case (true, false): alone.add(flare)
      case (false, true): otherAlone.add(flare)
      case (false, false): neither.add(flare)
      }
    }
    let table = ContingencyTable(
      exposedWith: both.days, exposedWithout: alone.days, unexposedWith: otherAlone.days,
      unexposedWithout: neither.days)
    guard let phi = table.phi, phi > Self.phi else { return nil }
  }
}

extension Companion.Part {
  fileprivate mutating func add(_ isFlare: Bool) {
    days += 1
    if isFlare { flares += 1 }
  }
}
