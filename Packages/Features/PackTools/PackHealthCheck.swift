import TrackerApplication
import TrackerCore

/// Whether packs can be found, and whether each can be read.
struct PackHealthCheck: HealthCheck {
  let id = "packs"
  private let name: Phrase = "Packs"

  func findings(in environment: Environment, repairing: Bool) -> [HealthFinding] {
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
}
