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
          id, .wrong, "No pack was found", recovery: "Name a folder of packs with --packs DIR or SYMPTOMS_PACKS.")
      ]
    }
    let broken = listings.compactMap { listing -> HealthFinding? in
      do {
        _ = try environment.packs.pack(listing.id)
        return nil
      } catch {
        return HealthFinding(
          "pack \(listing.id)", .wrong, "It has faults", recovery: "Run `symptoms pack lint \(listing.folder)`.")
      }
    }
    return broken.isEmpty ? [HealthFinding(id, .fine, "\(listings.count) found, all sound")] : broken
  }
}
