import TrackerCore
import TrackerStrictYAML

/// Things of a pack that other places name by their ids: how messages speak of one that is not there.
package struct NamedThing: Sendable {
  /// Where things of the kind are defined, such as `risk.groups`.
  let section: String
  /// The code of the error for an id that is not defined.
  package let code: String
  /// For an id that is not defined.
  package let unknown: Phrase
  /// For an id that the pack removed.
  let removed: Phrase

  package static let symptom = NamedThing(
    section: "symptoms", code: "unknown-symptom", unknown: "“{found}” is not a symptom of this pack",
    removed: "The symptom “{found}” was removed but is still named here. Remove it here too, or keep it")
  static let scale = NamedThing(
    section: "scales", code: "unknown-scale", unknown: "“{found}” is not a scale of this pack",
    removed: "The scale “{found}” was removed but is still named here. Remove it here too, or keep it")
  package static let group = NamedThing(
    section: "risk.groups", code: "unknown-group", unknown: "“{found}” is not a group of this pack",
    removed: "The group “{found}” was removed but is still named here. Remove it here too, or keep it")
  package static let factor = NamedThing(
    section: "risk.factors", code: "unknown-factor", unknown: "“{found}” is not a factor of this pack",
    removed: "The factor “{found}” was removed but is still named here. Remove it here too, or keep it")
  package static let insight = NamedThing(
    section: "insights", code: "unknown-insight", unknown: "“{found}” is not an insight of this pack",
    removed: "The insight “{found}” was removed but is still named here. Remove it here too, or keep it")
  static let reference = NamedThing(
    section: "references", code: "unknown-reference", unknown: "“{found}” is not a reference of this pack",
    removed: "The reference “{found}” was removed but is still named here. Remove it here too, or keep it")
  static let step = NamedThing(
    section: "onboarding", code: "unknown-step", unknown: "“{found}” is not an onboarding step of this pack",
    removed: "The step “{found}” was removed but is still named here. Remove it here too, or keep it")

  /// What may stand in place of an id that is not defined: the ids themselves where they are few.
  package func allowed(among known: KnownIDs) -> Phrase {
    known.listed ?? .words("an id from {section}", ["section": "`\(section)`"])
  }
}
