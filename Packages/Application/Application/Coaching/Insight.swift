import TrackerCore

/// A notice as it is shown, with what tells it from others.
public struct Insight: Sendable, Hashable, Codable {
  /// Of its rule: what `insights mute` takes.
  public var id: String
  /// Which of several things it is about, such as a metric.
  public var subject: String?
  public var text: String
  /// The command that shows the data behind it.
  public var command: String
  public var category: InsightCategory
  public var severity: InsightSeverity
  /// 1 … 5
  public var priority: Int
  /// The number that it is about.
  public var value: Double?
  /// What the number is compared with, mostly the person's usual.
  public var comparedWith: Double?
  /// Both as they can be shown, such as `00:30`, where the numbers alone do not say it.
  public var valueTold: String?
  public var comparedWithTold: String?
  /// How far it stands out.
  public var weight: Double

  public init(
    id: String, subject: String? = nil, text: String, command: String, category: InsightCategory,
    severity: InsightSeverity = .neutral, priority: Int = 3, value: Double? = nil, comparedWith: Double? = nil,
    weight: Double = 1
  ) {
    self.id = id
    self.subject = subject
    self.text = text
    self.command = command
    self.category = category
    self.severity = severity
    self.priority = priority
    self.value = value
    self.comparedWith = comparedWith
    self.weight = weight
  }

  init(_ notice: CoachingNotice, of rule: CoachingRule, in format: TextFormatter) {
    self.init(
      id: rule.id, subject: notice.subject, text: format(notice.text), command: notice.command,
      category: rule.category, severity: rule.severity, priority: rule.priority, value: notice.value,
      comparedWith: notice.comparedWith, weight: notice.weight)
    (valueTold, comparedWithTold) = (notice.told?.value, notice.told?.comparedWith)
  }
}

/// The rules of coaching that the person does not want to hear.
public struct MutedInsights: Sendable, Hashable, Codable {
  public static let document = DocumentKind<MutedInsights>("coaching", "muted")

  /// Their ids, sorted.
  public var rules: [String]

  public init(rules: [String] = []) { self.rules = rules }

  /// Which of the person's rules are muted: of a rule of a pack that took another one's place, also where that one was
  /// muted.
  public func rules(of person: Person) -> [String] {
    let renamed = MutedInsights.renamed(in: person)
    return Set(rules.map { renamed[$0] ?? $0 }).sorted()
  }

  /// The rules without one, and without those whose place it took.
  public func without(_ id: String, of person: Person) -> [String] {
    let renamed = MutedInsights.renamed(in: person)
    return rules.filter { $0 != id && renamed[$0] != id }
  }

  /// By the id that was: the id that is now.
  private static func renamed(in person: Person) -> [String: String] {
    let changes = person.packs.flatMap { $0.changes ?? [] }.filter { $0.section == .insights }
    return Dictionary(changes.compactMap { change in change.now.map { (change.id, $0) } }) { first, _ in first }
  }
}
