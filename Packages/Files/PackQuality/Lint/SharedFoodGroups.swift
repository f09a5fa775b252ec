import TrackerCore
import TrackerPacks
import TrackerStrictYAML
import TrackerYAML

/// The food groups of packs that are looked over together, as their own files write them. A group that a file adds to
/// says on purpose what is another than below; one that it writes anew may only share an id.
struct SharedFoodGroups {
  private struct Known {
    let group: FoodGroup
    let pack: ConditionPack
    let place: Place?

    /// Whether its pack is another one, which neither stands on this one nor is below it.
    func isBeside(_ other: Known) -> Bool {
      pack.id != other.pack.id && !pack.ancestors.contains(other.pack.id) && !other.pack.ancestors.contains(pack.id)
    }
  }

  /// The first pack that writes the foods of each.
  private var first: [FoodGroupID: Known] = [:]
  /// The packs that give each a name.
  private var named: [FoodGroupID: [Known]] = [:]

  /// The groups that a pack's file writes with other foods than the packs below it, or than a pack before, and those
  /// that it calls otherwise than another pack that somebody may have beside it.
  ///
  /// - Parameters:
  ///   - tree: The pack's own file.
  ///   - base: Gives the nearest pack below, as it is merged; asked for only where the file writes groups.
  mutating func clashes(of loaded: LoadedPack, tree: YAMLMapping, base: () -> LoadedPack?) -> [Diagnostic] {
    let entries = tree["foods"]?.mapping?.entriesOfFormat ?? []
    let base = entries.contains(where: \.value.writesFoods) ? base() : nil
    return entries.flatMap { entry -> [Diagnostic] in
      let id = FoodGroupID(entry.key)
      guard let group = loaded.pack.foods.first(where: { $0.id == id }) else { return [] }
      let own = Known(group: group, pack: loaded.pack, place: Place(entry.keyMark))
      var found: [Diagnostic] = []
      if entry.value.mapping?["name"] != nil {
        let other = named[id, default: []].first { $0.group.givenName != group.givenName && own.isBeside($0) }
        named[id, default: []].append(own)
        if let other {
          found.append(
            clash(
              "{pack} has another name for {group}. Use the same name, or give one of the groups another id", own,
              other))
        }
      }
      guard entry.value.writesFoods else { return found }
      let below = base.flatMap { base in
        base.pack.foods.first { $0.id == id }.map {
          Known(group: $0, pack: base.pack, place: base.places.key("foods.\(id)"))
        }
      }
      let known = below ?? first[id]
      if first[id] == nil { first[id] = own }
      return found + (known.flatMap { clash(ofFoods: own, with: $0) }.map { [$0] } ?? [])
    }
  }

  private func clash(ofFoods own: Known, with other: Known) -> Diagnostic? {
    // What stands between a pack and those below it is told where the upper one is looked at.
    let isBelow = own.pack.ancestors.contains(other.pack.id)
    guard isBelow || own.isBeside(other),
      Set(own.group.foods) != Set(other.group.foods) || Set(own.group.butNot) != Set(other.group.butNot)
    else { return nil }
    return clash(
      isBelow
        ? "{group} replaces the foods of {pack}. Add to them with `add`, or give the group another id"
        : "{pack} has other foods in {group}. Use the same foods, or give one of the groups another id", own, other)
  }

  private func clash(_ message: Phrase, _ own: Known, _ other: Known) -> Diagnostic {
    Diagnostic(
      .warning, code: "clashing-food-groups", message,
      ["group": quoted("foods.\(own.group.id)"), "pack": "\(other.pack.id)"], at: own.place,
      related: other.place.map { [.init(place: $0, note: "the other")] } ?? [])
  }
}

extension YAMLNode {
  /// Whether a group of a file has foods, or names that are none, of its own in place of those below.
  fileprivate var writesFoods: Bool {
    sequence != nil || PackKeys.food.optional.contains { mapping?[$0]?.sequence != nil }
  }
}
