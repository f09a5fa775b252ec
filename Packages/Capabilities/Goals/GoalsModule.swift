import TrackerApplication
import TrackerCore

/// What a person aims for: goals with steps, targets and habits, how they come along, and what a day did for them.
public enum GoalsModule: TrackerModule {
  public static let id: ModuleID = "goals"

  public static func contribute(to registry: inout Registry) {
    registry.documentKinds.add(
      AnyDocumentKind(Goal.document, called: "your goal"),
      AnyDocumentKind(GoalCategory.document, called: "your categories of goals"))
    registry.metricFamilies.add(GoalProgressMetric.family)
    registry.todaySources.add(GoalsTodaySource())
    for rule in GoalCoaching.all { registry.coachingRules.add(rule) }
    for rule in GoalReminders.all { registry.reminderRules.add(rule) }
    for template in GoalTemplate.general { registry.goalTemplates.add(template) }
    registry.goalReaders.add(.goals)
    registry.exporters.add(GoalsExporter())
    registry.closingQuestions.add(GoalTemplates.question)
    registry.reportSections.add(GoalsSection())
    registry.strings.add(.german)
  }
}
