import TrackerApplication
import TrackerCore

/// Whether packs can be found, and whether each can be read.
struct PackHealthCheck: HealthCheck {
  let id = "packs"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
    let listings = environment.packs.listings()
    guard !listings.isEmpty else {
      return [
        HealthFinding(
          id, .wrong, "no conditions were found",
          recovery: "Install the program again, or name a folder of packs with --packs.")
      ]
    }
    let broken = listings.compactMap { listing -> HealthFinding? in
      do {
        _ = try environment.packs.pack(listing.id)
        return nil
      } catch {
        return HealthFinding(
          "pack \(listing.id)", .wrong, "this pack has errors, so it cannot be used",
          ["command": "symptoms pack lint \(listing.folder.shellWord)"], recovery: "To see the errors, type: {command}")
      }
    }
    guard broken.isEmpty else { return broken }
    let detail: Phrase = listings.count == 1 ? "1 pack, without errors" : "{count} packs, without errors"
    return [HealthFinding(id, .fine, detail, ["count": .count(listings.count)])]
  }
}
