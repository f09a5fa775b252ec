import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// The food groups of packs that are looked over together, as their own files write them. A group that a file adds to
/// says on purpose what is another than below; one that it writes anew may only share a name.
struct SharedFoodGroups {
  private struct Known {
    let group: FoodGroup
    let pack: ConditionPack
    let place: Place?
  }

  /// The first pack that writes each.
  private var first: [FoodGroupID: Known] = [:]

  /// The groups that a pack's file writes with other words than the packs below it, or than a pack before.
  ///
  /// - Parameters:
  ///   - tree: The pack's own file.
  ///   - base: Gives the nearest pack below, as it is merged; asked for only where the file writes groups.
  mutating func clashes(of loaded: LoadedPack, tree: YAMLMapping, base: () -> LoadedPack?) -> [Diagnostic] {
    let entries = tree["foods"]?.mapping?.entriesOfFormat.filter(\.value.writesFoods) ?? []
    guard !entries.isEmpty else { return [] }
    let base = base()
    return entries.compactMap { entry in
      let id = FoodGroupID(entry.key)
      guard let group = loaded.pack.foods.first(where: { $0.id == id }) else { return nil }
      let own = Known(group: group, pack: loaded.pack, place: Place(entry.keyMark))
      let below = base.flatMap { base in
        base.pack.foods.first { $0.id == id }.map {
          Known(group: $0, pack: base.pack, place: base.places.key("foods.\(id)"))
        }
      }
      let known = below ?? first[id]
      if first[id] == nil { first[id] = own }
      return known.flatMap { clash(of: own, with: $0) }
    }
  }

  private func clash(of own: Known, with other: Known) -> Diagnostic? {
    // What stands between a pack and those below it is told where the upper one is looked at.
    let isBelow = own.pack.ancestors.contains(other.pack.id)
    guard isBelow || !other.pack.ancestors.contains(own.pack.id), own.pack.id != other.pack.id,
      Set(own.group.foods) != Set(other.group.foods) || Set(own.group.butNot) != Set(other.group.butNot)
    else { return nil }
    return Diagnostic(
      .warning, code: "clashing-food-groups",
      isBelow
        ? "{group} replaces the foods of {pack}. Add to them with `add`, or give the group another id"
        : "{pack} has other foods in {group}. Use the same foods, or give one of the groups another id",
      ["group": quoted("foods.\(own.group.id)"), "pack": "\(other.pack.id)"], at: own.place,
      related: other.place.map { [.init(place: $0, note: "the other")] } ?? [])
  }
}

extension YAMLNode {
  /// Whether a group of a file has foods, or names that are none, of its own in place of those below.
  fileprivate var writesFoods: Bool {
    sequence != nil || PackKeys.food.optional.contains { $0 != "keep" && mapping?[$0]?.sequence != nil }
  }
}
