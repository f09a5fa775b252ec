import TrackerApplication
import TrackerCore

/// What a report is to be about.
public struct ReportWish: Sendable {
  public var period: ReportPeriod
  public var days: ClosedRange<Day>
  /// The ids of sections in their order; nil for those of the settings.
  public var sections: [String]?
  /// What a clinician's report says of who the person is, in words; nil for what the setting says.
  public var identity: String?

  /// Any days.
  public init(_ days: ClosedRange<Day>, sections: [String]? = nil) {
    period = .range
    self.days = days
    self.sections = sections
  }

  /// For a clinician: some days, or as many as the period has, up to a day.
  public static func forClinician(
    _ days: ClosedRange<Day>, sections: [String]? = nil, identity: String? = nil
  ) -> ReportWish {
    var wish = ReportWish(days, sections: sections)
    (wish.period, wish.identity) = (.clinician, identity)
    return wish
  }

  /// The days of a period that ends with one.
  public init(_ period: ReportPeriod, endingOn last: Day, sections: [String]? = nil) {
    self.period = period
    days = last.advanced(by: 1 - (period.length ?? 1))...last
    self.sections = sections
  }
}

/// Makes reports from what the modules say.
public struct ReportMaker {
  let session: Session

  public init(_ session: Session) { self.session = session }

  private var registry: Registry { session.environment.registry }

  /// Makes a report. Nothing is saved.
  ///
  /// - Throws: `Failure` (`validation`) for a section that there is not, `storage` when the journal can't be read.
  public func make(_ wish: ReportWish) throws -> Report {
    try session.journal.read { journal in
      let sections = try self.sections(wish, in: journal)
      let range = try ReportRange(
        wish.days, for: sections, in: session, journal: journal, naming: try identity(wish, in: journal))
      let contents = try sections.map { (section: $0, content: try range.content(of: $0)) }
      return Report(
        period: wish.period, from: wish.days.lowerBound, to: wish.days.upperBound, madeOn: session.today,
        madeAt: session.environment.now, language: session.format.words.language,
        daysLogged: try range.daysLogged(),
        daysAnswered: wish.period == .clinician ? range.daysAnswered : nil, isOpen: range.isOpen,
        person: try NamedPerson(range.identity, in: journal),
        conditions: range.conditions.map { name(of: $0, wish) }, kind: kind(of: wish),
        title: title(of: contents.map(\.content), wish),
        lede: try wish.period == .clinician ? cover(of: range) : lede(of: range),
        sections: try contents.map { try part($0.section, $0.content) })
    }
  }

  /// The usual period of reports.
  public func timeframe() throws -> ReportPeriod {
    let value = try session.journal.read { try PersonalSettings(in: $0)[ReportSettings.timeframe] }
    return ReportPeriod(rawValue: value) ?? .weekly
  }

  // MARK: Sections

  private func sections(_ wish: ReportWish, in journal: any JournalReading) throws -> [any ReportSection] {
    let isForClinician = wish.period == .clinician
    let all = isForClinician ? registry.clinicianSectionsInOrder : registry.reportSectionsInOrder
    if let wanted = wish.sections {
      return try wanted.map { id throws(Failure) in
        guard let found = all.first(where: { $0.id == id }) else { throw unknown(id, among: all.map(\.id)) }
        return found
      }
    }
    if isForClinician { return all }
    let settings = try PersonalSettings(in: journal)
    guard let setting = ReportSettings.sections(registry) else { return [] }
    var ids = settings[setting].split(separator: ",").map(String.init)
    if settings[ReportSettings.goals] == SettingDefinition.off { ids.removeAll { $0 == "goals" } }
    if settings[ReportSettings.insights] == "0" { ids.removeAll { $0 == "insights" } }
    if settings[ReportSettings.insightsFirst] == SettingDefinition.on, ids.contains("insights") {
      ids = ["insights"] + ids.filter { $0 != "insights" }
    }
    return ids.compactMap { id in all.first { $0.id == id } }
  }

  private func unknown(_ id: String, among ids: [String]) -> Failure {
    let near = nearestMatch(to: id, among: ids)
    return Failure(
      .validation,
      near == nil ? "“{part}” is not a part of reports" : "“{part}” is not a part of reports. Did you mean {near}?",
      ["part": .verbatim(id), "near": .verbatim(near ?? ""), "ids": .verbatim(ids.joined(separator: ", "))],
      recovery: "Use {ids}")
  }

  private func part(_ section: any ReportSection, _ content: (any ReportContent)?) throws -> Report.Section {
    let format = session.format
    guard let content else {
      return Report.Section(
        id: section.id, title: format(section.title), headline: "",
        blocks: [.sentence(RichText(format(section.notTracked), .unknown))], isTracked: false,
        isNarrow: section.isNarrow, isBesideTitle: section.isBesideTitle)
    }
    let data = try JournalJSON.decode(
      JSONValue.self, from: JournalJSON.encode(content), what: .words(section.id, [:]))
    let details = content.details(format).flatMap(\.inFull)
    return Report.Section(
      id: section.id, title: format(section.title), headline: content.headline(format),
      blocks: content.blocks(format).flatMap(\.inFull), details: details.isEmpty ? nil : details, isTracked: true,
      isNarrow: section.isNarrow, isBesideTitle: section.isBesideTitle, data: data)
  }

  // MARK: Its head

  private func kind(of wish: ReportWish) -> String {
    let format = session.format
    let (first, last) = (format.short(wish.days.lowerBound), format.long(wish.days.upperBound))
    let values = ["from": first, "to": last, "day": last]
    switch wish.period {
    case .daily: return format("Your day, {day}", values)
    case .weekly: return format("Your week, {from} to {to}", values)
    case .monthly: return format("Your 30 days, {from} to {to}", values)
    case .range:
      return wish.days.count == 1
        ? format("Your day, {day}", values) : format("Your days, {from} to {to}", values)
    case .clinician:
      let whole = values.merging(["from": format.long(wish.days.lowerBound)]) { $1 }
      return wish.days.count == 1
        ? format("Symptom report for a clinician, {day}", whole)
        : format("Symptom report for a clinician, {from} to {to}", whole)
    }
  }

  /// What the days were like, by the first section that says so; what is unknown is said, too.
  private func title(of contents: [(any ReportContent)?], _ wish: ReportWish) -> RichText {
    let format = session.format
    let opening = contents.lazy.compactMap { $0?.opening(format) }.first
    if wish.period == .clinician { return opening ?? "\(format("Symptom report"))" }
    return opening
      ?? (contents.contains { $0 != nil }
        ? "\(kind(of: wish))" : "\(format("Nothing is known of this time"))")
  }

  private func lede(of range: ReportRange) throws -> String {
    let format = session.format
    let logged = try range.daysLogged()
    let values = ["logged": "\(logged)", "days": "\(range.count)"]
    let said: String
    if range.count == 1 {
      said = format(logged == 0 ? "You logged nothing on this day." : "You logged something on this day.")
    } else if logged == range.count {
      said = format("You logged something on all {days} days.", values)
    } else {
      said = format("You logged something on {logged} of {days} days.", values)
    }
    return range.isOpen ? said + " " + format("Today is not over yet.") : said
  }
}
