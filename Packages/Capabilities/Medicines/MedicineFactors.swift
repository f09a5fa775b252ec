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

  func times(of factor: CandidateID, on days: ClosedRange<Day>, in journal: any JournalReading) throws -> [Instant]? {
    guard factor.rawValue.hasPrefix(MedicineMetrics.doses) else { return nil }
    let metric = MetricID(factor.rawValue)
    return try journal.entries(EntryQuery(days: days, kinds: [MedicationKind.id])).filter { entry in
      entry.isTimed && entry.payload[MedicationKind.status] != MedicationKind.skipped
        && MedicationKind.metric(of: entry) == metric
    }.map(\.instant)
  }

  func leftOut(for basis: FactorBasis) throws -> Int { try basis.leftOut(withPrefix: MedicineMetrics.doses) }
}
