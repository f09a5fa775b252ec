import TrackerApplication
import TrackerCore

extension Registry {
  /// A line that logs something of a category, as the kind's help shows it: the first that names the category, else the
  /// first; nil for a kind without examples.
  func command(logging category: TrackedCategory) -> String? {
    guard let examples = logKind(category.log)?.definition.examples else { return nil }
    let example = examples.first { $0.line.contains(" \(category.id)=") } ?? examples.first
    return example.map { "symptoms log \($0.line)" }
  }
}
