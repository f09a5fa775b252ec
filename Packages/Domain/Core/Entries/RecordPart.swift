/// What an entry says in terms that health records of every maker share, for exports in the field's formats.
public enum RecordPart: Sendable, Hashable {
  /// An answer on a symptom's own scale; 0 is none where the scale has a none. What was not answered is no part.
  ///
  /// - Parameters:
  ///   - metric: The symptom's metric (`SymptomDefinition.metric`).
  ///   - site: Where on the body, in the person's words.
  case symptom(metric: MetricID, value: Double, site: String?)
  /// A dose of a medicine, as the person names both.
  case dose(medicine: String, amount: String?, isTaken: Bool)
  /// Any other number of a metric, in its unit.
  ///
  /// - Parameter during: The time that it is about; nil where the moment of the entry is all that is known.
  case reading(metric: MetricID, value: Double, during: TimeSpan?)
}

extension LogKind {
  /// The answers to symptoms, and the other numbers as readings.
  public static func recordParts(of entry: Entry, in context: EntryContext) -> [RecordPart] {
    measures(of: entry, in: context).map { measure in
      guard SymptomID(of: measure.metric) != nil || context.symptoms.contains(where: { $0.metric == measure.metric })
      else { return .reading(metric: measure.metric, value: measure.value, during: nil) }
      return .symptom(metric: measure.metric, value: measure.value, site: entry.payload[LoggedSymptom.site])
    }
  }
}
