import TrackerCore

/// What packs, goals and charts can ask of medicines.
enum MedicineMetrics {
  /// `medication.<id>`: how often one was taken.
  static let doses = "medication."
  /// `medicine-class.<class>`: how often one of a class was taken. Acute and preventive ones are classes too.
  static let ofGroup = "medicine-class."

  /// Days on which an acute medicine was taken, in the last 28.
  static let acuteDays = MetricID("\(doses)\(MedicineUse.acute.rawValue)\(suffix)")
  static let acute = MetricID("\(ofGroup)\(MedicineUse.acute.rawValue)")

  /// Doses that were logged as skipped, of any medicine.
  static let skipped = MetricID("\(doses)skipped")

  private static let suffix = "_days_28"
  /// So many days are counted, the day itself included.
  static let days = 28
  /// With fewer known days than these, nothing is said: as of any window of days, at least half must be known.
  static let fewestDays = 14

  static let all: [MetricDefinition] = [
    daysWith(acuteDays, MedicineUse.acute.rawValue),
    MetricDefinition(
      id: skipped, name: "Skipped doses", unit: "times", range: 0...100, direction: .high, fold: .sum,
      absence: .noneOnKeptDays(MedicationKind.id), about: "Doses of medicines that were logged as skipped.",
      isImportable: false, category: .health),
  ]

  /// Days come before doses: the id of a class's days could be read as the name of a medicine.
  static let families: [MetricFamily] = [
    MetricFamily(
      prefix: doses, suffix: suffix, placeholder: "class",
      about: "Days in the last 28 on which the person took a medicine of that class."
    ) { id, group in daysWith(id, group) },
    MetricFamily(
      prefix: doses, placeholder: "id", leadIns: ["medication", "medicine", "medikament"],
      about: "How often the person took that medicine."
    ) { id, word in
      MetricDefinition(
        id: id, name: "\(word.withSpaces)", unit: "times", range: 0...100, direction: nil, fold: .sum,
        absence: .noneOnKeptDays(MedicationKind.id), about: "How often the person took it that day.", countsYes: true)
    },
    MetricFamily(
      prefix: ofGroup, placeholder: "class", about: "How often the person took a medicine of that class."
    ) { id, word in
      MetricDefinition(
        id: id, name: "\(word.withSpaces)", unit: "times", range: 0...100, direction: nil, fold: .sum,
        absence: .noneOnKeptDays(MedicationKind.id), about: "How often the person took one of that class that day.",
        isImportable: false, category: .health
      ).sharingEntries(with: .family(prefix: doses), .family(prefix: ofGroup))
    },
  ]

  private static func daysWith(_ id: MetricID, _ group: String) -> MetricDefinition {
    let doses = MetricID("\(ofGroup)\(group)")
    return MetricDefinition(
      id: id,
      name: id == acuteDays
        ? "Days with an acute medicine" : .words("Days with {class}", ["class": "\(group.withSpaces)"]),
      unit: "days",
      range: 0...Double(days), direction: nil, fold: .last, absence: .unknown,
      about:
        """
        Days in the last 28 on which the person took a medicine of the class. At least 14 of them must be known.
        """,
      derivation: .init(inputs: [doses], lookback: days - 1) { table, day in
        let known = table.known(doses, on: day.advanced(by: 1 - MedicineMetrics.days)...day)
        return known.count < MedicineMetrics.fewestDays ? .unknown : .value(Double(known.count { $0 > 0 }))
      }, isImportable: false, category: .health)
  }
}
