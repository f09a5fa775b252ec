import TrackerCore
import TrackerStrictYAML

extension SchemaMaker {
  var metric: JSONSchema { named(catalogue.definitions.map(\.id)) }

  var factorMetric: JSONSchema { named(catalogue.definitions.map(\.id) + [RiskModel.raisedGroups]) }

  private func named(_ ids: [MetricID]) -> JSONSchema {
    .any(of: [.words(ids.map(\.rawValue).sorted())] + families.map { JSONSchema.text($0.pattern).described($0.about) })
  }

  /// A metric, of the whole day or a part of it.
  var metricOfDayOrPart: JSONSchema {
    .any(of: [.shared("metric"), .text(SchemaMaker.ofPart).described(SchemaMaker.aboutPart)])
  }

  private static let ofPart =
    "^[a-z0-9-]+\\.[^@ ]+@(?:\(PartOfDay.allCases.map(\.rawValue).joined(separator: "|")))$"
  private static let aboutPart = "A metric of a part of the day."

  /// A mapping from metrics to something, each metric with its words.
  ///
  /// - Parameter others: Keys beside the metrics.
  func byMetric(
    _ element: JSONSchema, others: [String: JSONSchema] = [:],
    where isTaken: (MetricDefinition) -> Bool = { _ in true },
    fewest: Int = 0
  ) -> JSONSchema {
    let metrics = catalogue.definitions.filter(isTaken).map { metric in
      (metric.id.rawValue, element.described("\(metric.about) \(Phrase.range(metric.range)) \(metric.unit)."))
    }
    let patterns =
      families.map { ($0.pattern, element.described($0.about)) }
      + (others.isEmpty ? [] : [(SchemaMaker.ofPart, element.described(SchemaMaker.aboutPart))])
    return .object(
      Dictionary(metrics) { first, _ in first }.merging(others) { first, _ in first },
      patterns: Dictionary(patterns) { first, _ in first }, fewest: fewest)
  }

  /// The metrics that share all but a word, those of packs among them.
  private var families: [(pattern: String, about: String)] {
    let own = [
      ("^symptom\\.\(JSONSchema.idPattern)$", "A symptom of the pack by its id."),
      ("^food-group\\.\(JSONSchema.idPattern)$", "How many portions of a group's foods the person had that day."),
    ]
    return own
      + catalogue.families.filter(\.isOfEveryone).map { family in
        let word = family.listed.map { "(?:\($0.joined(separator: "|")))" } ?? SchemaMaker.word
        return (
          "^\(escaped(family.prefix))\(word)\(escaped(family.suffix))$",
          "\(family.prefix)<\(family.placeholder)>\(family.suffix): \(family.about)"
        )
      }
  }

  private func escaped(_ text: String) -> String { text.replacing(".", with: "\\.") }

  /// Letters of any script that are not capitals, digits, `-` and `_`; what follows ASCII is let through, as its
  /// capitals can't be told in every dialect of patterns.
  private static let word = "[^A-Z\\s!-,./:-@\\[-\\^`{-~]+"
}

extension MetricFamily {
  /// Whether files can name its metrics: those of a person's own documents are in no file that others write.
  fileprivate var isOfEveryone: Bool { definition(id(of: placeholder), placeholder).documents == nil }
}
