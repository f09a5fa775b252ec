import TrackerApplication
import TrackerCore

/// Medicines that the person took, each for itself. None of them is ever part of an experiment.
struct MedicineFactors: FactorSource {
  let id = "medicines"

  func metrics(for basis: FactorBasis) throws -> Set<MetricID> {
    try basis.metrics(withPrefix: MedicineMetrics.doses).union([MedicineMetrics.skipped])
  }

  func factors(on days: FactorDays) throws -> [CandidateFactor] {
    days.metrics.filter { $0.rawValue.hasPrefix(MedicineMetrics.doses) && $0 != MedicineMetrics.acuteDays }.sorted()
      .compactMap { metric in
        days.some(
          of: metric, metric == MedicineMetrics.skipped ? "a skipped dose" : nil, category: .health,
          keptBecause: CandidateFactor.isMedicine)
      }
  }

  func times(
    of factors: Set<CandidateID>, on days: ClosedRange<Day>, in journal: any JournalReading
  ) throws -> [CandidateID: [Instant]] {
    let own = factors.filter { $0.rawValue.hasPrefix(MedicineMetrics.doses) }
    guard !own.isEmpty else { return [:] }
    var times = Dictionary(uniqueKeysWithValues: own.map { ($0, [Instant]()) })
    for entry in try journal.entries(EntryQuery(days: days, kinds: [MedicationKind.id]))
    where entry.isTimed && entry.payload[MedicationKind.status] != MedicationKind.skipped {
      guard let metric = MedicationKind.metric(of: entry) else { continue }
      times[CandidateID(metric.rawValue)]?.append(entry.instant)
    }
    return times
  }

  func beginnings(on days: ClosedRange<Day>, in journal: any JournalReading) throws -> [FactorBeginning] {
    try journal.values(Medicine.document).filter { days.contains($0.start) }
      .sorted { ($0.start, $0.name) < ($1.start, $1.name) }
      .map { medicine in
        let name = [medicine.name, medicine.dose].compactMap(\.self).joined(separator: " ")
        return FactorBeginning(name: name, first: medicine.start, last: medicine.end)
      }
  }

  func leftOut(for basis: FactorBasis) throws -> Int { try basis.leftOut(withPrefix: MedicineMetrics.doses) }
}
