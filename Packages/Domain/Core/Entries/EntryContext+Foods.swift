extension EntryContext {
  /// Whether a word is a food of the packs, in any language, or of a group of the person's own.
  public func isFood(_ word: String) -> Bool {
    packs.contains { ($0.foods + $0.otherWords.foods).contains { $0.knows(word) } }
      || trackables.foodGroups.contains { $0.knows(word) }
  }

  /// The food groups of the packs, then those of the person's own; groups of one id are one group with the foods of
  /// all packs and the first name.
  public var foodGroups: [FoodGroup] {
    let ofPacks = foodGroupsOfPacks
    return ofPacks + trackables.foodGroups.filter { own in !ofPacks.contains { $0.id == own.id } }
  }

  private var foodGroupsOfPacks: [FoodGroup] {
    packs.flatMap(\.foods).reduce(into: []) { groups, group in
      if let index = groups.firstIndex(where: { $0.id == group.id }) {
        groups[index].foods += group.foods.filter { !groups[index].foods.contains($0) }
        groups[index].butNot += group.butNot.filter { !groups[index].butNot.contains($0) }
        groups[index].keep = groups[index].keep ?? group.keep
        groups[index].givenName = groups[index].givenName ?? group.givenName
      } else {
        groups.append(group)
      }
    }
  }
}
