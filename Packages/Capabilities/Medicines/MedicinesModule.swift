import TrackerApplication
import TrackerCore

/// The medicines of a person: a list with doses and schedules, the doses to log, and what follows from both.
public enum MedicinesModule: TrackerModule {
  public static let id: ModuleID = "medicines"

  public static func contribute(to registry: inout Registry) {
    registry.logKinds.add(MedicationKind.self)
    registry.entryCompletions.add(MedicineCompletion.point)
    registry.documentKinds.add(AnyDocumentKind(Medicine.document, called: "a medicine on your list"))
    for metric in MedicineMetrics.all { registry.metrics.add(metric) }
    for family in MedicineMetrics.families { registry.metricFamilies.add(family) }
    registry.exporters.add(MedicinesExporter())
    registry.factorSources.add(MedicineFactors())
    registry.reportSections.add(MedicinesSection())
    registry.clinicianSections.add(TreatmentSection())
    registry.strings.add(.german)
  }
}
