import TrackerApplication
import TrackerCore

/// The answer of `usage`: how long screens were used on a day, by category and app.
public struct ScreenUsageView: ReadModel {
  public static let schema = "usage/1"

  struct Part: Encodable, Sendable {
    /// The category, or the word of the app in its metric.
    var id: String
    /// As it is shown.
    var name: Phrase
    var minutes: Double
    /// How often the app came to the front; nil for categories, and where no device recorded it.
    var opened: Int?
  }

  var day: Day
  /// nil where it is not known.
  var minutes: Double?
  /// The mean of the days known among the 28 before; nil with fewer than seven.
  var usualMinutes: Double?
  var unlocks: Double?
  var notifications: Double?
  /// The longest first.
  var categories: [Part]
  var apps: [Part]
  /// The devices that recorded the day.
  var devices: [String]
  /// What no category is known of; nil where the times of apps are not known.
  var minutesWithoutCategory: Double?

  private static let mostShown = 8

  init(of day: Day, for session: Session, in journal: any JournalReading) throws {
    self.day = day
    let names = try journal.metrics(withPrefix: "screen.").map(\.metric).filter { $0.part == nil }
    let totals = Dictionary(
      try journal.totals(of: Set(names), in: day...day).map { ($0.metric, $0.value) }
    ) { first, _ in first }
    let before = try journal.totals(
      of: [ScreenMetrics.minutes], in: day.advanced(by: -PersonalUsual.days)...day.advanced(by: -1))
    usualMinutes = PersonalUsual.mean(of: before.map(\.value))
    minutes = totals[ScreenMetrics.minutes]
    unlocks = totals[ScreenMetrics.unlocks]
    notifications = totals[ScreenMetrics.notifications]
    let use = try ScreenBook(session).uses(on: day...day, in: journal)[day]
    let written = Dictionary(
      (use?.record.devices ?? []).flatMap(\.spans).map { (ScreenMetrics.word(ofApp: $0.app), $0.app) }
    ) { first, _ in first }
    let opened = use?.timesOpened
    func parts(_ family: MetricFamily, _ name: (String) -> Phrase) -> [Part] {
      totals.compactMap { metric, minutes in
        guard let own = session.person.catalogue.family(of: metric), own.prefix == family.prefix,
          let word = own.word(of: metric), minutes > 0
        else { return nil }
        let times = family.prefix == ScreenMetrics.appPrefix ? opened?[word] : nil
        return Part(id: word, name: name(word), minutes: minutes, opened: times)
      }.sorted { ($1.minutes, $0.id) < ($0.minutes, $1.id) }
    }
    categories = parts(ScreenMetrics.categories, AppCategory.name)
    apps = parts(ScreenMetrics.apps) { .verbatim(written[$0] ?? $0.withSpaces) }
    devices = use?.record.devices.map(\.name) ?? []
    minutesWithoutCategory = use.map { $0.minutes { $0.category == nil } }
  }

  public func blocks(_ format: TextFormatter) -> [Block] {
    guard minutes != nil || unlocks != nil || notifications != nil || !apps.isEmpty || !categories.isEmpty else {
      return [
        .sentence("\(format("Nothing is known of your screens on {day}.", ["day": format.short(day)]))"),
        .section([
          .commands([
            .init("symptoms log screen 4h20m", format("log what your phone shows")),
            .init("symptoms import", format("see which files can be imported")),
          ])
        ]),
      ]
    }
    var facts: [Block] = []
    if let minutes {
      var fact = Block.Fact(
        format("Time at screens"), "\(time(minutes, format), .strong)",
        aside: usualMinutes.map { "\(format("usually {time}", ["time": time($0, format)]), .faint)" } ?? "")
      fact.prominence = .lead
      facts.append(.fact(fact))
    }
    if let unlocks { facts.append(.fact(.init(format("Unlocks"), "\(format.number(unlocks, upTo: 0))"))) }
    if let notifications {
      facts.append(.fact(.init(format("Notifications"), "\(format.number(notifications, upTo: 0))")))
    }
    if !devices.isEmpty {
      facts.append(.fact(.init(format("Recorded by"), devices.map { .init(.asWritten($0)) }, .commas)))
    }
    var blocks: [Block] = [.heading(.init("\(format.long(day))")), .section(facts)]
    let without = minutesWithoutCategory.flatMap { $0 >= 1 ? $0 : nil }
    let rows =
      categories.map { (format($0.name), $0.minutes) }
      + (without.map { [(format("without a category"), $0)] } ?? [])
    if !categories.isEmpty { blocks.append(.section([table(format("Category"), rows, format)])) }
    if !apps.isEmpty {
      blocks.append(.section([tableOfApps(format)]))
    }
    if without != nil {
      blocks.append(.section([.commands([.init("symptoms apps", format("say where apps belong"))])]))
    }
    return blocks
  }

  private func tableOfApps(_ format: TextFormatter) -> Block {
    let rest = apps.dropFirst(Self.mostShown)
    let others = Part(
      id: "", name: .verbatim(format.count(rest.count, "1 other app", "{count} other apps")),
      minutes: rest.map(\.minutes).reduce(0, +))
    let shown = Array(apps.prefix(Self.mostShown)) + (rest.isEmpty ? [] : [others])
    guard apps.contains(where: { $0.opened != nil }) else {
      return table(format("App"), shown.map { (format($0.name), $0.minutes) }, format)
    }
    let most = shown.map(\.minutes).max() ?? 1
    return .table(
      .init(
        [.init(format("App")), .init(format("Duration"), .trailing), .init(format("Opened"), .trailing)],
        rows: shown.map { app in
          .init(
            [.asWritten(format(app.name)), "\(time(app.minutes, format))", "\(app.opened.map { "\($0)" } ?? "–")"],
            bar: bar(app.minutes, of: most))
        }))
  }

  private func table(_ title: String, _ rows: [(name: String, minutes: Double)], _ format: TextFormatter) -> Block {
    let most = rows.map(\.minutes).max() ?? 1
    return .table(
      .init(
        [.init(title), .init(format("Duration"), .trailing)],
        rows: rows.map { row in
          .init([.asWritten(row.name), "\(time(row.minutes, format))"], bar: bar(row.minutes, of: most))
        }))
  }

  /// The share of the longest; what is told as 0 minutes has none.
  private func bar(_ minutes: Double, of most: Double) -> Double { minutes.rounded() > 0 ? minutes / most : 0 }

  private func time(_ minutes: Double, _ format: TextFormatter) -> String {
    format(.duration(minutes: Int(minutes.rounded())))
  }
}
