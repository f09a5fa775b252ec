import TrackerApplication
import TrackerCore
import TrackerPackInstall
import TrackerPacks

/// Whether packs can be found, and whether each can be read.
struct PackHealthCheck: HealthCheck {
  let id = "packs"
  private let left = "pack leftovers"
  private let open = "open pack folder"
  private let name: Phrase = "Packs"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    // What is put right may be a pack that then can be found.
    let leftovers = leftovers(in: "\(environment.home)/packs", repairing: repairing)
    return readable(in: environment) + leftovers + openFolders(environment.packs) + hidden(environment.packs)
      + unrevised(in: environment)
  }

  private func readable(in environment: Environment) -> [HealthFinding] {
    let listings = environment.packs.listings()
    guard !listings.isEmpty else {
      return [
        HealthFinding(
          id, called: name, .wrong, "no conditions were found",
          recovery: "Install the program again, or name a folder of packs with --packs.")
      ]
    }
    let broken = listings.compactMap { listing -> HealthFinding? in
      do {
        _ = try environment.packs.pack(listing.id)
        return nil
      } catch {
        let what = "pack \(listing.id)"
        return HealthFinding(
          what, called: .words("Pack {name}", ["name": "\(listing.id)"]), .wrong,
          "it has errors, so it cannot be used", ["command": "symptoms pack lint \(listing.folder.shellWord)"],
          recovery: "To see the errors, type: {command}")
      }
    }
    guard broken.isEmpty else { return broken }
    let detail: Phrase = listings.count == 1 ? "1 pack, without errors" : "{count} packs, without errors"
    return [HealthFinding(id, called: name, .fine, detail, ["count": .count(listings.count)])]
  }

  /// What programs left that were killed while they installed a pack.
  private func leftovers(in folder: String, repairing: Bool) -> [HealthFinding] {
    let found = PackInstaller.leftovers(in: folder)
    guard !found.isEmpty else { return [] }
    if repairing { try? PackInstaller.putRight(in: folder) }
    let isFixed = repairing && PackInstaller.leftovers(in: folder).isEmpty
    return [
      HealthFinding(
        left, called: name, isFixed ? .fixed : .wrong,
        isFixed ? "an installation that was ended is cleaned up" : "an installation was ended before it was finished",
        items: found.map(Phrase.verbatim), recovery: isFixed ? nil : "To clean it up, type: symptoms doctor --fix")
    ]
  }

  /// Folders in which other users of the computer may change what packs say.
  private func openFolders(_ packs: PackLibrary) -> [HealthFinding] {
    packs.foldersOpenToAll().map { folder in
      HealthFinding(
        open, called: name, .wrong, "other users of this computer can change {folder}",
        ["folder": .verbatim(folder), "path": .verbatim(folder.shellWord)],
        recovery: "To keep them out, type: chmod -R o-w {path}")
    }
  }

  /// Packs that are read in place of others with the same id, such as those that ship with the program.
  private func hidden(_ packs: PackLibrary) -> [HealthFinding] {
    packs.locations().compactMap { id, folder in
      let hidden = packs.folders(of: id).dropFirst()
      guard !hidden.isEmpty else { return nil }
      let what = "hidden pack \(id)"
      return HealthFinding(
        what, called: .words("Pack {name}", ["name": "\(id)"]), .fine,
        "{folder} is used, not {hidden}",
        ["folder": .verbatim(folder), "hidden": .allOf(hidden.map(Phrase.verbatim))])
    }
  }

  /// The person's packs whose content has changed while their revision has not.
  private func unrevised(in environment: Environment) -> [HealthFinding] {
    guard let session = try? environment.session() else { return [] }
    return session.person.conditions.compactMap { condition in
      // What is in force now is kept with the next change that is saved; of one day the last is kept.
      var versions = condition.record.versions
      if versions.last?.hash != condition.hash {
        versions.append(
          .init(
            from: session.today, hash: condition.hash, revision: condition.pack.revision, overlay: condition.overlay))
      }
      guard let last = versions.last, let before = versions.dropLast().last, last.revision == before.revision,
        last.overlay == before.overlay
      else { return nil }
      let what = "unrevised pack \(condition.id)"
      return HealthFinding(
        what, called: .words("Pack {name}", ["name": "\(condition.id)"]), .fine,
        "it has changed since {day}, but its revision is still {revision}",
        ["day": .day(last.from), "revision": .count(last.revision)])
    }
  }
}
