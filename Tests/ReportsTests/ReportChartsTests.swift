import Testing
import TrackerApplication
import TrackerCore
import TrackerPages

@testable import TrackerReports

/// Charts of reports, as their page has them.
@Suite struct ReportChartsTests {
  private func page(_ days: Int, of section: String, in world: ReportWorld) throws -> String {
    let last = ReportWorld.today
    let report = try world.report(ReportWish(last.advanced(by: 1 - days)...last, sections: [section]))
    let format = try world.session.format
    return HTMLRenderer(format).document(report.page(format))
  }

  private func count(_ part: String, in page: String) -> Int { page.components(separatedBy: part).count - 1 }

  @Test("from eight days on symptoms are drawn day by day, with a sign for each flare day and none for a gap")
  func symptoms() throws {
    let world = try ReportWorld()
    defer { world.remove() }
    for (back, pain) in [(1, 3), (2, 8), (3, 9), (20, 2)] { try world.checkIn("pain=\(pain)", "prickle=0", back: back) }
    #expect(!(try page(7, of: "symptoms", in: world)).contains("class=\"plot"))
    let month = try page(30, of: "symptoms", in: world)
    #expect(count("class=\"plot", in: month) == 1 && count("<i class=\"flag i-high\"", in: month) == 2)
    // Bars of two flare days, and the sign in the key; bars of two other days.
    #expect(count("class=\"f-high\"", in: month) == 3 && count("class=\"f-mark\"", in: month) == 2)
    #expect(month.contains("2 flare days are marked, of 4 days known."))
  }

  @Test("a year has a chart with a table of its months below it")
  func year() throws {
    let world = try ReportWorld()
    defer { world.remove() }
    for back in 0..<40 { try world.checkIn("pain=\(back % 9)", "prickle=0", back: back) }
    let year = try page(365, of: "symptoms", in: world)
    #expect(count("class=\"plot", in: year) == 1 && year.contains(">March 2026</th>"))
    #expect(year.contains("Each mark is a week."))
  }

  @Test("where nothing is known nothing is drawn")
  func unknown() throws {
    let world = try ReportWorld()
    defer { world.remove() }
    for section in ["symptoms", "forecast", "sleep", "exercise", "activities", "trackers"] {
      #expect(!(try page(30, of: section, in: world)).contains("<svg"), "\(section)")
    }
  }

  @Test("a tracker has a line of its days, but not of a single one")
  func trackers() throws {
    let world = try ReportWorld()
    defer { world.remove() }
    for back in 0..<5 { try world.checkIn("pain=2", "mood=\(back + 3)", back: back) }
    #expect(try page(30, of: "trackers", in: world).contains("class=\"spark\""))
    #expect(!(try page(1, of: "trackers", in: world)).contains("class=\"spark\""))
  }
}
