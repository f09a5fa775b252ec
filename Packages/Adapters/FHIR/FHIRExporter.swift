import TrackerApplication
import TrackerCore

/// Exports symptoms, their absence, medicines and check-ins as FHIR R4 (4.0.1): a bundle in one JSON file, or a
/// resource a line as personal health records keep them (`.phr`). What waits for another entry is left out.
public struct FHIRExporter: ExporterOfDays {
  public let id = "fhir"
  public let name = "Symptoms and medicines as FHIR, for health records"
  public let formats: [ExportFormat] = [.json, .lines]

  private let session: Session?
  private let days: ClosedRange<Day>?
  private let person: NamedPerson

  /// - Parameters:
  ///   - session: The person whose entries they are.
  ///   - days: Which days; nil for all.
  ///   - person: What it says of who the person is; nothing where nobody is to be told from it.
  public init(_ session: Session? = nil, days: ClosedRange<Day>? = nil, about person: NamedPerson = NamedPerson()) {
    self.session = session
    self.days = days
    self.person = person
  }

  public func ofDays(_ days: ClosedRange<Day>, about person: NamedPerson, in session: Session) -> any Exporter {
    FHIRExporter(session, days: days, about: person)
  }

  /// - Throws: `Failure` where nobody has set up the program, and what reading the journal or `write` throws.
  public func write(
    _ contents: ExportContents, as format: ExportFormat, to write: @escaping (String) throws -> Void
  ) throws -> ExportCounts {
    guard let session else { throw Failure.notSetUp }
    let isBundle = format == .json
    let record = FHIRRecord(of: session.person, about: person, isBundle ? .inBundle : .relative)
    let questionnaire = FHIRQuestionnaire(
      of: session.person, title: session.format("Check-in"), record)
    var isFirst = true
    func put(_ resource: Resource) throws {
      guard isBundle else { return try write(try JournalJSON.encode(resource.json) + "\n") }
      let entry = JSONValue.object(["fullUrl": .text("urn:uuid:\(resource.id)"), "resource": resource.json])
      try write((isFirst ? "\n" : ",\n") + JournalJSON.encode(entry))
      isFirst = false
    }
    if isBundle {
      let time = contents.exportedAt.written(offset: session.calendar.zone.offset(at: contents.exportedAt))
      try write("{\"resourceType\":\"Bundle\",\"type\":\"collection\",\"timestamp\":\"\(time)\",\"entry\":[")
    }
    try put(record.patient)
    try put(questionnaire.resource)
    var count = 0
    for kind in session.environment.registry.logKinds.all {
      try contents.eachEntry(of: kind.id, on: days, onlyCounting: true) { entry in
        let resources = record.resources(of: entry, by: kind)
        guard !resources.isEmpty else { return }
        count += 1
        try resources.forEach(put)
        if kind.isQuestionnaire, let response = questionnaire.response(to: entry, by: kind) { try put(response) }
      }
    }
    if isBundle { try write("\n]}\n") }
    return ExportCounts(entries: count)
  }
}
