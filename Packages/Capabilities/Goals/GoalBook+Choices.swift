import TrackerApplication
import TrackerCore

extension GoalBook {
  /// The goals that are suggested, to choose from.
  public func suggestions() throws -> [ChoiceOption] { GoalTemplates(session).options(session.format) }

  /// What a goal can watch, each with its unit in English.
  public func metrics() -> [(option: ChoiceOption, unit: String)] {
    let format = session.format
    return GoalEditor.trackable(session.person.catalogue).map { metric in
      (ChoiceOption(id: metric.id.rawValue, name: format(metric.name), about: format(metric.about)), metric.unit)
    }
  }

  /// A goal is to be made without a title, where nobody can be asked.
  public static let titleNeeded = Failure(
    .validation, "A goal needs a name", recovery: "Type: symptoms goals add \"Sleep more\"")
}
