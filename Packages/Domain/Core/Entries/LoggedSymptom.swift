/// What an entry of one symptom says, for whatever looks at symptoms beside other entries.
public struct LoggedSymptom: Sendable, Hashable {
  /// The kind of such entries.
  public static let kind: LogKindID = "symptom"
  public static let symptom = Field<String>("symptom")
  public static let severity = Field<Double>("severity")
  /// Where on the body.
  public static let site = Field<String>("site")
  /// The medicine after which it was so, by its name.
  public static let after = Field<String>("after")

  public var symptom: SymptomID
  /// On the symptom's own scale; 0 for none.
  public var severity: Double
  /// nil where it was not logged after a medicine.
  public var after: String?

  /// nil for an entry of another kind.
  public init?(_ entry: Entry) {
    guard entry.kind == LoggedSymptom.kind, let symptom = entry.payload[LoggedSymptom.symptom],
      let severity = entry.payload[LoggedSymptom.severity]
    else { return nil }
    self.symptom = SymptomID(symptom)
    self.severity = severity
    after = entry.payload[LoggedSymptom.after]
  }
}
