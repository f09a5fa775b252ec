import TrackerCore

/// Codes of FHIR R4 and of the HL7 Symptoms implementation guide 1.0.0 (http://hl7.org/fhir/uv/symptoms). Codes of
/// symptoms are only those that packs declare.
enum FHIRCode {
  static let loinc = "http://loinc.org"

  static let symptom = concept(loinc, "75325-1", "Symptom")
  static let absence = concept(loinc, "111551-8", "Symptom absent")
  static let severity = concept(loinc, "64750-3", "Severity of symptoms")
  static let ofSymptom = concept(
    "http://hl7.org/fhir/uv/symptoms/CodeSystem/SymptomTemporary", "symptom", "Symptom")
  static let survey = concept("http://terminology.hl7.org/CodeSystem/observation-category", "survey", "Survey")

  /// The profile of the guide that a resource follows.
  static func profile(_ name: String) -> JSONValue {
    .object(["profile": .list([.text("http://hl7.org/fhir/uv/symptoms/StructureDefinition/\(name)")])])
  }

  static func concept(_ system: String, _ code: String, _ display: String) -> JSONValue {
    .object(["coding": .list([coding(TerminologyCode(system: system, code: code, display: display))])])
  }

  static func text(_ text: String) -> JSONValue { .object(["text": .text(text)]) }

  /// What packs declare, or the name alone.
  static func concept(_ name: String, _ codes: [TerminologyCode]) -> JSONValue {
    codes.isEmpty ? text(name) : .object(["coding": .list(codes.map(coding)), "text": .text(name)])
  }

  private static func coding(_ code: TerminologyCode) -> JSONValue {
    .object(["system": .text(code.system), "code": .text(code.code), "display": .text(code.display)])
  }
}
