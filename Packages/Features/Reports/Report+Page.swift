import TrackerApplication
import TrackerCore
import TrackerPages

extension Report {
  /// As a page.
  func page(_ format: TextFormatter) -> Page {
    Page(
      kind: kind, title: title, lede: "\(lede)",
      sections: sections.map { section in
        Page.Section(
          section.id, section.title, heading: section.headline, blocks: section.blocks,
          look: section.isTracked ? section.id == Report.standsOut ? .accent : .card : .unknown,
          isNarrow: section.isNarrow)
      }, footer: footer(format))
  }

  /// The one thing to look at.
  private static let standsOut = "patterns"

  /// How much it is made of, and when.
  func footer(_ format: TextFormatter) -> [String] {
    let values = ["logged": "\(daysLogged)", "days": "\(days)", "day": format.long(madeOn)]
    let made = format("Made on {day}. It stays on this computer.", values)
    let logged =
      days == 1
      ? format(daysLogged == 1 ? "1 day, with entries" : "1 day, without an entry")
      : format("{logged} of {days} days with entries", values)
    return [logged + (conditions.isEmpty ? "" : " · " + conditions.joined(separator: ", ")), made]
  }
}
