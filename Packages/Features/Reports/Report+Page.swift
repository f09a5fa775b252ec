import TrackerApplication
import TrackerCore
import TrackerPages

extension Report {
  /// As a page. A clinician's report has its summary on the first sheet, and the details on the next ones.
  func page(_ format: TextFormatter) -> Page {
    var page = Page(
      kind: kindBesideTitle, title: title, lede: "\(lede)",
      sections: tellingSections.filter { !isBesideTitle($0) }.map(summary) + untracked(format) + details(format),
      footer: footer(format))
    page.about = tellingSections.filter(isBesideTitle).flatMap(\.blocks)
    page.isDense = isForClinician
    return page
  }

  private func isBesideTitle(_ section: Section) -> Bool { section.isTracked && section.isBesideTitle == true }

  var isForClinician: Bool { period == .clinician }

  /// What is not known, in one place.
  private func untracked(_ format: TextFormatter) -> [Page.Section] {
    let blocks = untrackedBlocks
    return blocks.isEmpty ? [] : [.init("untracked", format("Nothing to show"), blocks: blocks, look: .unknown)]
  }

  private func summary(_ section: Section) -> Page.Section {
    Page.Section(
      section.id, section.title, heading: section.headline, blocks: section.blocks,
      look: section.isTracked ? section.id == standsOut ? .accent : .card : .unknown, isNarrow: section.isNarrow)
  }

  private func details(_ format: TextFormatter) -> [Page.Section] {
    var pages = sections.compactMap { section in
      section.details.map { Page.Section("\(section.id)-details", section.title, blocks: $0) }
    }
    if !pages.isEmpty { pages[0].sheet = format("Details") }
    return pages
  }

  /// The one thing to look at.
  private var standsOut: String { isForClinician ? QuestionsSection.name : "patterns" }

  /// How much it is made of, and when.
  func footer(_ format: TextFormatter) -> [String] {
    let values = ["logged": "\(daysLogged)", "days": "\(days)", "day": format.long(madeOn)]
    let made =
      isForClinician
      ? format("Made on {day}, from the person's own log.", values)
      : format("Made on {day}. It stays on this computer.", values)
    let logged =
      days == 1
      ? format(daysLogged == 1 ? "1 day, with entries" : "1 day, without an entry")
      : format("{logged} of {days} days with entries", values)
    let complete = daysAnswered.map { answered($0, format) } ?? logged
    return [complete + (conditions.isEmpty ? "" : " · " + conditions.joined(separator: ", ")), made]
  }

  private func answered(_ count: Int, _ format: TextFormatter) -> String {
    days == 1
      ? format(count == 1 ? "1 day, answered" : "1 day, not answered")
      : format("{answered} of {days} days answered", ["answered": "\(count)", "days": "\(days)"])
  }
}
