import TrackerCore

/// What reports say; the Settings module adds these settings to the registry.
public enum ReportSettings {
  /// Which parts a report has, in which order, once every module has brought its own.
  public static func sections(_ registry: Registry) -> SettingDefinition? {
    let all = registry.reportSectionsInOrder
    guard !all.isEmpty else { return nil }
    let names = Dictionary(all.map { ($0.id, $0.title) }) { first, _ in first }
    return .personal(
      id: "report.sections", topic: .reports, title: "Parts of a report",
      about: "Which parts does a report have, and in which order?", shape: .order(all.map(\.id)),
      defaultValue: all.map(\.id).joined(separator: ","), told: { names[$0] })
  }

  /// How much each part of the overall score counts, once every module has brought its own.
  public static func weights(_ registry: Registry) -> [SettingDefinition] {
    registry.reportSectionsInOrder.flatMap(\.scoreParts).map { weight(of: $0) }
  }

  /// How much a part counts for the person, 0 … 100.
  public static func weight(of part: ReportScorePart, _ settings: PersonalSettings) -> Int {
    Int(settings[weight(of: part)]) ?? part.weight
  }

  private static func weight(of part: ReportScorePart) -> SettingDefinition {
    .personal(
      id: SettingID("report.weight_\(part.id)"), topic: .reports,
      title: .words("Weight: {part}", ["part": part.name]),
      about: "How much does this part count in the overall score? 0 leaves it out.", shape: .whole(0...100),
      defaultValue: "\(part.weight)")
  }

  public static let timeframe = SettingDefinition.personal(
    id: "report.timeframe", topic: .reports, title: "Time of a report", about: "Which time does a report cover?",
    shape: .choice(ReportPeriod.regular.map(\.rawValue)), defaultValue: ReportPeriod.weekly.rawValue)

  public static let schedule = SettingDefinition.personal(
    id: "report.schedule", topic: .reports, title: "Next report",
    about: "How often is a report due? None is made by itself.",
    shape: .choice([SettingDefinition.off] + ReportPeriod.regular.map(\.rawValue)),
    defaultValue: SettingDefinition.off)

  public static let insights = SettingDefinition.personal(
    id: "report.insights", topic: .reports, title: "Insights in a report",
    about: "How many insights does a report show, at most?", shape: .whole(0...20), defaultValue: "5")

  public static let insightsFirst = SettingDefinition.personal(
    id: "report.insights_first", topic: .reports, title: "Insights first",
    about: "Does a report begin with its insights?", shape: .switched, defaultValue: SettingDefinition.off,
    rules: [
      SettingDefinition.Rule(with: "report.insights", says: "A report without insights cannot begin with them") {
        $0 == SettingDefinition.on && $1 == "0"
      }
    ])

  public static let goals = SettingDefinition.personal(
    id: "report.goals", topic: .reports, title: "Goals in a report",
    about: "Does a report show how your goals are going?",
    shape: .switched, defaultValue: SettingDefinition.on)

  /// What a clinician's report may say of who the person is.
  public enum IdentityPart: String, Sendable, CaseIterable {
    case name, age, diagnosis, sex
    case birthDate = "birth-date"

    /// What people read.
    public var told: Phrase {
      switch self {
      case .name: "name"
      case .age: "age"
      case .diagnosis: "diagnosis"
      case .sex: "sex at birth"
      case .birthDate: "birth date"
      }
    }
  }

  /// Little unless the person says otherwise: a page can get lost.
  public static let identity = SettingDefinition.personal(
    id: "report.identity", topic: .reports, title: "You in a report for a clinician",
    about: "What does a report for a clinician say about who you are?",
    shape: .several(IdentityPart.allCases.map(\.rawValue)),
    defaultValue: [IdentityPart.age, .diagnosis].map(\.rawValue).joined(separator: ","),
    told: { IdentityPart(rawValue: $0)?.told })

  public static let all = [timeframe, schedule, insights, insightsFirst, goals, identity]
}

/// The days that a report is about.
public enum ReportPeriod: String, Sendable, Codable, CaseIterable {
  case daily, weekly, monthly
  /// Any days that were named.
  case range
  /// Any days, told for a clinician.
  case clinician

  /// Those with a length of their own.
  public static let regular: [ReportPeriod] = [.daily, .weekly, .monthly]

  /// How many days it has unless others are named; nil for any range.
  public var length: Int? {
    switch self {
    case .daily: 1
    case .weekly: 7
    case .monthly: 30
    case .range: nil
    case .clinician: 90
    }
  }
}

extension Registry {
  /// The parts of reports by their places, those of one place as they were added.
  public var reportSectionsInOrder: [any ReportSection] { inOrder(reportSections) }

  /// The parts of the clinician's report by their places.
  public var clinicianSectionsInOrder: [any ReportSection] { inOrder(clinicianSections) }

  private func inOrder(_ point: Point<any ReportSection>) -> [any ReportSection] {
    point.all.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
  }
}
