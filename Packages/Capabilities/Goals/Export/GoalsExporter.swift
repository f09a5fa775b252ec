import TrackerApplication
import TrackerCore
import TrackerHashing

/// Exports the goals: for a calendar, each as a task with its steps, and its last day as an event; or as a table with a
/// row for each.
public struct GoalsExporter: TableExporter {
  public let id = "goals"
  public let name = "Your goals, for a calendar"
  public let formats: [ExportFormat] = [.calendar, .csv, .markdown, .json, .lines]

  /// What is known of each goal; nil where nobody said who exports.
  private let situations: [GoalSituation]?

  /// - Throws: What reading the journal throws.
  public init(_ session: Session) throws {
    situations = try session.journal.read { journal in
      try GoalBook.situations(
        of: try GoalBook.goals(in: journal), on: session.today, in: session, journal: journal)
    }
  }

  /// For the list of what can be exported.
  init() { situations = nil }

  public func counts(rows: Int) -> ExportCounts { ExportCounts(documents: rows) }

  public func write(
    _ contents: ExportContents, as format: ExportFormat, to write: @escaping (String) throws -> Void
  ) throws -> ExportCounts {
    guard format == .calendar else {
      return counts(rows: try table(of: contents).write(as: ExportTable.Format(format), to: write))
    }
    let situations = try exported(contents)
    let components = situations.flatMap { $0.components(made: contents.exportedAt) }
    try write(CalendarFile(of: id, components).text)
    return counts(rows: situations.count)
  }

  public func table(of contents: ExportContents) throws -> ExportTable {
    let situations = try exported(contents)
    let columns = [
      "id", "title", "about", "category", "priority", "state", "created", "due", "completed", "progress", "steps",
      "steps_done",
    ]
    return ExportTable(columns) { body in
      for situation in situations {
        let goal = situation.goal
        func text(_ value: String?) -> JSONValue { value.map { .text($0) } ?? .null }
        try body([
          .text(goal.id.rawValue), .text(goal.title), text(goal.about), .text(goal.category),
          .text(goal.priority.rawValue), .text(goal.state.rawValue), .text(goal.created.description),
          text(goal.due?.description), text(goal.completed?.description),
          situation.percent.map { .number(Double($0)) } ?? .null, .number(Double(goal.steps.count)),
          .number(Double(goal.steps.count { $0.done != nil })),
        ])
      }
    }
  }

  /// Those that the setting `export.contents` lets out.
  private func exported(_ contents: ExportContents) throws -> [GoalSituation] {
    guard let situations else { throw Failure.notSetUp }
    return contents.written(situations) { $0.goal.metrics }
  }
}

extension GoalSituation {
  /// How much of it is done, in whole percent; a completed goal is done. nil while nothing is known.
  fileprivate var percent: Int? {
    goal.state == .completed ? 100 : progress.map { Int((100 * min(1, max(0, $0))).rounded(.down)) }
  }

  /// The goal as a task, its steps as tasks that belong to it, and the days on which they are due as events: many
  /// calendars show no tasks.
  fileprivate func components(made: Instant) -> [CalendarFile.Component] {
    let parent = uid("goal")
    let steps = goal.steps.enumerated().map { index, step in
      CalendarFile.Component(
        "VTODO",
        [
          .value("UID", uid("step", "\(index)", step.title)), .instant("DTSTAMP", made), .text("SUMMARY", step.title),
          .value("RELATED-TO;RELTYPE=PARENT", parent),
        ] + due(step.due) + [.value("STATUS", step.done == nil ? stateOfStep : "COMPLETED"), Self.isPrivate])
    }
    let isOpen = goal.state == .active
    let last = isOpen ? [goal.due.map { event(goal.title, on: $0, uid("due"), made) }].compactMap(\.self) : []
    let dueSteps = isOpen ? goal.steps.enumerated().filter { $0.element.done == nil } : []
    return [task(parent, made)] + steps + last
      + dueSteps.compactMap { index, step in
        step.due.map { event(step.title, on: $0, uid("due", "\(index)", step.title), made) }
      }
  }

  private func task(_ uid: String, _ made: Instant) -> CalendarFile.Component {
    CalendarFile.Component(
      "VTODO",
      [.value("UID", uid), .instant("DTSTAMP", made), .text("SUMMARY", goal.title)]
        + (goal.about.map { [.text("DESCRIPTION", $0)] } ?? []) + due(goal.due)
        + (percent.map { [.value("PERCENT-COMPLETE", "\($0)")] } ?? [])
        + [
          .value("PRIORITY", priority), .text("CATEGORIES", goal.category), .value("STATUS", status), Self.isPrivate,
        ])
  }

  private func event(_ title: String, on day: Day, _ uid: String, _ made: Instant) -> CalendarFile.Component {
    CalendarFile.Component(
      "VEVENT",
      [
        .value("UID", uid), .instant("DTSTAMP", made), .date("DTSTART", day), .text("SUMMARY", title), Self.isPrivate,
        .value("TRANSP", "TRANSPARENT"),
      ])
  }

  private static let isPrivate = CalendarFile.Property.value("CLASS", "PRIVATE")

  private func due(_ day: Day?) -> [CalendarFile.Property] { day.map { [.date("DUE", $0)] } ?? [] }

  /// RFC 5545, 3.8.1.9: 1 is the highest, 9 the lowest.
  private var priority: String {
    switch goal.priority {
    case .high: "1"
    case .medium: "5"
    case .low: "9"
    }
  }

  private var status: String {
    switch goal.state {
    case .completed: "COMPLETED"
    case .archived: "CANCELLED"
    case .active: progress.map { $0 > 0 } ?? false ? "IN-PROCESS" : "NEEDS-ACTION"
    }
  }

  private var stateOfStep: String { goal.state == .archived ? "CANCELLED" : "NEEDS-ACTION" }

  /// The same for ever, so that a file that is opened again changes what is there.
  private func uid(_ parts: String...) -> String {
    "\(HashedUUID.text(of: ["goals", goal.id.rawValue, goal.created.description] + parts))@symptoms"
  }
}
