import TrackerCore

/// What the body mostly lives on, by the hours since the last meal.
///
/// The hours are those that reviews of studies give for healthy adults. They say nothing about one person: how soon a
/// stage begins depends on the last meal, on movement, on illness and on medicines.
struct FastStage: Sendable, Hashable {
  /// For ever.
  let id: String
  /// From so many hours on.
  let hours: Int
  /// A few words: `the last meal`.
  let name: Phrase
  /// A sentence.
  let says: Phrase
  let source: Source

  /// Where the hours come from.
  struct Source: Sendable, Hashable, Encodable {
    /// Whom to look for: `Cahill 2006`.
    let name: String
    let title: String
    let doi: String
  }

  static let all = [
    FastStage(
      id: "meal", hours: 0, name: "the last meal", says: "In the first hours the body mostly uses the last meal.",
      source: cahill),
    FastStage(
      id: "stores", hours: 4, name: "stored sugar",
      says: "From about 4 hours on, the body uses sugar that the liver has stored.", source: cahill),
    FastStage(
      id: "switch", hours: 12, name: "from sugar to fat",
      says: "Between about 12 and 36 hours, the body turns from stored sugar to fat.", source: anton),
    FastStage(
      id: "fat", hours: 36, name: "mostly fat", says: "After about 36 hours, the body mostly lives on fat.",
      source: anton),
  ]

  private static let cahill = Source(
    name: "Cahill 2006", title: "Fuel metabolism in starvation", doi: "10.1146/annurev.nutr.26.061505.111258")

  private static let anton = Source(
    name: "Anton 2018",
    title: "Flipping the metabolic switch: understanding and applying the health benefits of fasting",
    doi: "10.1002/oby.22065")

  /// The stage that is usual after so many minutes without food.
  ///
  /// - Parameter minutes: 0 or more.
  static func usual(after minutes: Int) -> FastStage { all.last { $0.hours * 60 <= minutes } ?? all[0] }

  /// The one after it; nil for the last.
  var next: FastStage? { FastStage.all.first { $0.hours > hours } }
}
