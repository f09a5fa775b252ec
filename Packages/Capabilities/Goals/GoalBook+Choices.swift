import TrackerApplication
import TrackerCore

extension GoalBook {
  /// The goals that are suggested, to choose from.
  public func suggestions() throws -> [ChoiceOption] { GoalTemplates(session).options(session.format) }

  /// What a goal can watch, each with the unit in which a number without one is read.
  public func metrics() -> [(option: ChoiceOption, unit: Phrase)] {
    let format = session.format
    let units = session.environment.words.units
    return GoalEditor.trackable(session.person.catalogue).map { metric in
      let typed = Quantity(unit: metric.unit).map { $0.typedUnit(in: units) } ?? metric.unit
      return (
        ChoiceOption(id: metric.id.rawValue, name: format(metric.name), about: format(metric.about)),
        .words(typed, [:])
      )
    }
  }

  /// Why a typed number does not fit a metric; nil where it does.
  public func fault(in number: String, of metric: String) -> Phrase? {
    session.person.catalogue[MetricID(metric)].flatMap { metric in
      fault { $0.number(number, of: metric, "target") != nil }
    }
  }

  /// Why a typed day cannot be that of a goal; nil where it can, and where it is asked about later.
  public func fault(inDay day: String) -> Phrase? {
    fault { editor in
      do { return try editor.day(day) != nil } catch { return true }
    }
  }

  private func fault(_ reads: (inout GoalEditor) -> Bool) -> Phrase? {
    let editor = try? session.journal.read { GoalEditor(session, categories: [], in: $0) }
    guard var editor, !reads(&editor) else { return nil }
    return editor.diagnostics.first?.sentence
  }

  /// What the person is now in a metric that was chosen, in their units; nil where nothing is logged of late.
  public func level(of metric: String) -> Phrase? {
    guard let metric = session.person.catalogue[MetricID(metric)] else { return nil }
    let level = try? session.journal.read { try GoalEditor(session, categories: [], in: $0).level(of: metric) }
    return level.flatMap(\.self).map(GoalUnit(metric.unit).amount)
  }

  /// A goal is to be made without a title, where nobody can be asked.
  public static let titleNeeded = Failure(
    .validation, "A goal needs a name", recovery: "Type: symptoms goals add \"Sleep more\"")
}
