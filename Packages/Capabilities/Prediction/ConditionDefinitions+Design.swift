import TrackerApplication
import TrackerCore
import TrackerLearner

extension ConditionDefinitions {
  /// What the learner is told under the version in force on a day.
  ///
  /// - Throws: `Failure` (`storage`) when a definition that the journal kept can't be read.
  mutating func design(on day: Day) throws -> LearnerDesign {
    _ = try rules(on: day...day)
    return LearnerDesign(
      flare: rule(on: day), risk: try risk(of: version(on: day)), isFlareRelative: condition.record.isFlareRelative)
  }
}
