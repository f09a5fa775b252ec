import TrackerApplication
import TrackerCore

/// Words of the person's own on entries of any kind: their metrics, and what is done with all entries that have one.
/// The field itself is every kind's (`LogKindDefinition.fields`).
public enum TagsModule: TrackerModule {
  public static let id: ModuleID = "tags"

  public static func contribute(to registry: inout Registry) {
    registry.metricFamilies.add(metrics)
    registry.factorSources.add(TagFactors())
    registry.strings.add(.german)
  }

  private static let metrics = MetricFamily(
    prefix: EntryTag.metricPrefix, placeholder: "id", about: "1 on a day with an entry that has the tag."
  ) { id, word in
    MetricDefinition(
      id: id, name: .words("Tag {tag}", ["tag": .verbatim(EntryTag(word).hashtag)]), unit: "yes or no", range: 0...1,
      direction: nil, fold: .max, foldOverDays: .sum, absence: .noneOnLoggedDays,
      about: "1 on a day with an entry that has the tag.", isImportable: false)
  }
}
