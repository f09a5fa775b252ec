import TrackerApplication
import TrackerCore

/// A person's entries as resources of FHIR R4.
///
/// An answer to a symptom is an observation of it by the Symptoms guide, with how strong it was in words, and beside it
/// the number as an observation of a survey. A none is an explicit absence; what was not answered is no resource.
/// What has no bad strong end, such as energy, is a number alone.
struct FHIRRecord: Sendable {
  let references: FHIRReferences
  private let context: EntryContext
  private let symptoms: [MetricID: SymptomDefinition]
  private let patientID: String
  private let named: NamedPerson

  init(of person: Person, about named: NamedPerson, _ references: FHIRReferences) {
    self.references = references
    self.named = named
    context = person.entryContext
    symptoms = Dictionary(context.symptoms.map { ($0.metric, $0) }) { first, _ in first }
    let told = [named.name, named.birthDate?.description, named.sex].compactMap(\.self).joined(separator: " ")
    patientID = FHIRReferences.id(of: "patient", person.packs.map(\.id.rawValue).joined(separator: " "), told)
  }

  /// Who it is about: nobody who could be told, but for what the person chose to say.
  var patient: Resource {
    var fields: [String: JSONValue] = [:]
    if let name = named.name {
      var parts: [String: JSONValue] = ["text": .text(name)]
      parts["given"] = named.firstName.map { .list([.text($0)]) }
      parts["family"] = named.lastName.map { .text($0) }
      fields["name"] = .list([.object(parts)])
    }
    fields["birthDate"] = named.birthDate.map { .text($0.description) }
    fields["gender"] = named.sex.map { .text(gender(of: $0)) }
    return Resource("Patient", patientID, fields)
  }

  /// The sex at birth in FHIR's words, which are female, male, other and unknown.
  private func gender(of sex: String) -> String {
    if AppliesTo.Sex(rawValue: sex) != nil { return sex }
    return sex == "intersex" ? "other" : "unknown"
  }

  /// What an entry says; nothing for one that says nothing of symptoms and medicines.
  func resources(of entry: Entry, by kind: any LogKind.Type) -> [Resource] {
    kind.recordParts(of: entry, in: context).enumerated().flatMap { index, part -> [Resource] in
      switch part {
      case .symptom(let metric, let value, let site):
        symptoms[metric].map { resources(of: $0, value, at: site, entry) } ?? []
      case .dose(let medicine, let amount, let isTaken):
        [dose(medicine, amount, isTaken, entry, FHIRReferences.id(of: entry.id.rawValue, "dose \(index)"))]
      case .reading: []
      }
    }
  }

  private func resources(
    of symptom: SymptomDefinition, _ value: Double, at site: String?, _ entry: Entry
  ) -> [Resource] {
    let id = FHIRReferences.id(of: entry.id.rawValue, symptom.metric.rawValue)
    let isAbsent = value == 0 && symptom.scale.takesNone
    if isAbsent { return [absence(of: symptom, entry, id)] }
    guard symptom.scale.worse == .high else { return [number(of: symptom, value, entry, from: nil)] }
    return [presence(of: symptom, value, at: site, entry, id), number(of: symptom, value, entry, from: id)]
  }

  private func presence(
    of symptom: SymptomDefinition, _ value: Double, at site: String?, _ entry: Entry, _ id: String
  ) -> Resource {
    var fields = observation(FHIRCode.symptom, entry)
    fields["meta"] = FHIRCode.profile("SymptomObservation")
    fields["category"] = .list([FHIRCode.ofSymptom])
    fields["valueCodeableConcept"] = FHIRCode.concept(symptom.name, symptom.codesOfIt)
    fields["component"] = .list([
      .object([
        "code": FHIRCode.severity,
        "valueCodeableConcept": FHIRCode.text("\(value.decimal(upTo: 1)) of \(symptom.scale.range.upperBound.words)"),
      ])
    ])
    if let site { fields["bodySite"] = FHIRCode.text(site) }
    return Resource("Observation", id, fields)
  }

  private func absence(of symptom: SymptomDefinition, _ entry: Entry, _ id: String) -> Resource {
    var fields = observation(FHIRCode.absence, entry)
    fields["meta"] = FHIRCode.profile("SymptomAbsentObservation")
    fields["valueCodeableConcept"] = FHIRCode.concept(symptom.name, symptom.codesOfIt)
    return Resource("Observation", id, fields)
  }

  /// The answer as a number, with the scale's ends in words, and its none where that lies below them.
  ///
  /// - Parameter origin: The observation of the symptom that it is the number of; nil where there is none.
  private func number(of symptom: SymptomDefinition, _ value: Double, _ entry: Entry, from origin: String?) -> Resource
  {
    let scale = symptom.scale
    let none = scale.answers == scale.range ? "" : "\(scale.answers.lowerBound.words) none, "
    let ends = "\(none)\(scale.range.lowerBound.words) to \(scale.range.upperBound.words)"
    var fields = observation(FHIRCode.concept("\(symptom.name), \(ends)", symptom.codesOfNumber), entry)
    fields["category"] = .list([FHIRCode.survey])
    let unit = scale.kind == .duration ? "min" : scale.kind == .count ? "{count}" : "{score}"
    fields["valueQuantity"] = .object([
      "value": .number(value.exported), "unit": .text(unit), "system": .text("http://unitsofmeasure.org"),
      "code": .text(unit),
    ])
    if let origin { fields["derivedFrom"] = .list([references.reference(to: "Observation", origin)]) }
    return Resource("Observation", FHIRReferences.id(of: entry.id.rawValue, symptom.metric.rawValue, "number"), fields)
  }

  private func dose(_ medicine: String, _ amount: String?, _ isTaken: Bool, _ entry: Entry, _ id: String) -> Resource {
    var fields: [String: JSONValue] = [
      "status": .text(isTaken ? "completed" : "not-taken"), "medicationCodeableConcept": FHIRCode.text(medicine),
      "subject": subject, "effectiveDateTime": time(of: entry), "identifier": identifier(of: entry),
    ]
    if let amount { fields["dosage"] = .list([FHIRCode.text(amount)]) }
    return Resource("MedicationStatement", id, fields)
  }

  /// What every observation of an entry has.
  private func observation(_ code: JSONValue, _ entry: Entry) -> [String: JSONValue] {
    [
      "status": .text("final"), "code": code, "subject": subject, "performer": .list([subject]),
      "effectiveDateTime": time(of: entry), "issued": time(of: entry), "identifier": identifier(of: entry),
    ]
  }

  var subject: JSONValue { references.reference(to: "Patient", patientID) }

  func identifier(of entry: Entry) -> JSONValue {
    .list([.object(["system": .text("urn:symptom-tracker:entry"), "value": .text(entry.id.rawValue)])])
  }

  func time(of entry: Entry) -> JSONValue { .text(entry.instant.written(offset: entry.offset)) }
}

/// A resource with its id.
struct Resource: Sendable, Hashable {
  let type: String
  let id: String
  let json: JSONValue

  init(_ type: String, _ id: String, _ fields: [String: JSONValue]) {
    self.type = type
    self.id = id
    json = .object(fields.merging(["resourceType": .text(type), "id": .text(id)]) { _, own in own })
  }
}

extension SymptomDefinition {
  /// Codes of what it is.
  fileprivate var codesOfIt: [TerminologyCode] { codes.filter { $0.system != FHIRCode.loinc } }
  /// Codes of the question whose answer is the number, which are LOINC's.
  fileprivate var codesOfNumber: [TerminologyCode] { codes.filter { $0.system == FHIRCode.loinc } }
}
