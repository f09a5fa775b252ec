import TrackerApplication
import TrackerCore
import TrackerPages

/// How a report can be written.
public enum ReportFormat: String, Sendable, Codable, CaseIterable {
  case text, md, html, pdf, json
  /// A row for each day and number.
  case csv
  /// What was logged on the days, for health records.
  case fhir

  /// Whether it is written from the journal as it is, so that a saved report has none.
  public var isOfJournal: Bool { self == .csv || self == .fhir }

  /// What people type for it, or the ending of a file.
  public init?(typed: String) {
    let word = typed.trimmed.lowercased()
    let others: [String: ReportFormat] = ["txt": .text, "markdown": .md, "htm": .html]
    guard let found = ReportFormat(rawValue: word) ?? others[word] else { return nil }
    self = found
  }

  /// The ending of a file, which people may have meant as a format; nil for a file without one.
  public static func ending(of file: String) -> String? {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    if name.lowercased().hasSuffix(".fhir.json") { return fhir.rawValue }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return String(name[name.index(after: dot)...])
  }
}

/// Writes a report in a format, to a file or for the screen.
public struct ReportWriter {
  private let environment: Environment
  private let format: TextFormatter
  private let paper: PageLook.Paper?

  /// - Parameters:
  ///   - format: The person's words.
  ///   - paper: Of PDF; nil for A4.
  public init(_ environment: Environment, _ format: TextFormatter, paper: PageLook.Paper? = nil) {
    self.environment = environment
    self.format = format
    self.paper = paper
  }

  /// A report as text of a format; nil for those that only a screen or a file can have, and for those that are written
  /// from the journal (`export`).
  ///
  /// - Throws: what encoding throws.
  public func text(of view: ReportView, as wanted: ReportFormat) throws -> String? {
    switch wanted {
    case .text, .pdf, .csv, .fhir: nil
    case .md: MarkdownRenderer(format).document(view.report.page(format))
    case .html: html(of: view.report, look: PageLook(in: environment))
    case .json: try view.json + "\n"
    }
  }

  /// Writes a file that is its owner's alone (0600). It appears whole at the end, or not at all.
  ///
  /// - Parameters:
  ///   - replacing: Whether a file that is there already is replaced; else it is a fault.
  ///   - plain: The report as plain text, as a screen would show it.
  /// - Throws: `Failure` where there is such a file, where it belongs to the program, where nothing prints a PDF, or
  ///   where it can't be written.
  public func write(
    _ view: ReportView, as wanted: ReportFormat, toFile path: String, replacing: Bool, plain: () -> String
  ) throws -> ReportFileView {
    guard !HomeFiles(environment.home, files: environment.registry.homeFiles.all).include(path) else {
      throw Failure(
        .validation, "{path} belongs to the program", ["path": .verbatim(path)], recovery: "Choose another name")
    }
    let bytes =
      wanted == .pdf
      ? try pdf(of: view.report) : Array((try text(of: view, as: wanted) ?? plain()).utf8)
    try OutputFile(path).writeBytes(replacing: replacing) { write in try write(bytes) }
    environment.noteSaved()
    return ReportFileView(file: path, format: wanted)
  }

  /// The export that a format of the journal is, with the form that it is written in.
  ///
  /// - Throws: `Failure` where the report was saved, or where nothing writes such a form; what reading throws.
  public func export(_ view: ReportView, as wanted: ReportFormat, in session: Session) throws -> JournalExport {
    let report = view.report
    guard view.isNew else {
      throw Failure(
        .validation, "A saved report cannot be written as “{format}”",
        [
          "format": .verbatim(wanted.rawValue), "first": .verbatim("\(report.from)"), "last": .verbatim("\(report.to)"),
        ],
        recovery: "Type: symptoms report clinician --from {first} --to {last} --format {format}")
    }
    if wanted == .csv { return JournalExport(try DayTableExporter(report, in: session), as: .csv, in: environment) }
    guard let exporter = environment.registry.exporters.all.first(where: { $0.id == wanted.rawValue }),
      let ofDays = exporter as? any ExporterOfDays
    else {
      throw Failure(
        .usage, "A report cannot be written as “{format}”", ["format": .verbatim(wanted.rawValue)],
        recovery: "Use text, md, html, pdf, csv, fhir or json")
    }
    return JournalExport(
      ofDays.ofDays(report.from...report.to, about: report.person ?? NamedPerson(), in: session), as: .json,
      in: environment)
  }

  private func html(of report: Report, look: PageLook) -> String {
    HTMLRenderer(format, look: look).document(report.page(format))
  }

  private func pdf(of report: Report) throws -> [UInt8] {
    var look = PageLook(in: environment)
    look.paper = paper ?? .a4
    return try PDFPrinter(environment.machine).pdf(of: html(of: report, look: look))
  }
}
