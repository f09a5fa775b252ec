import ArgumentParser
import TrackerApplication
import TrackerCommandLine
import TrackerConsole
import TrackerCore
import TrackerPages
import TrackerReports

/// How a report is written, and where to.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How it is written: text, md, html, pdf, csv, fhir or json. Without it, the file's name decides.",
      valueName: "format"), completion: .list(ReportFormat.allCases.map(\.rawValue)))
  var format: String?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write it to this file. Without it, it is shown on the screen.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace a file that already exists.")
  var force = false

  @Option(help: ArgumentHelp("The paper of a PDF: a4 or letter. Default: a4.", valueName: "paper"))
  var paper: String?

  /// Answers with a report, in a file where one is named.
  ///
  /// - Throws: `Failure` for a format that there is not, or that only a file can have; what writing throws.
  func answer(_ view: ReportView, in context: CommandContext) throws {
    let session = try context.session()
    let wanted = try reportFormat(of: context)
    let writer = ReportWriter(context.environment, session.format, paper: try paperSize)
    if wanted.isOfJournal { return try export(view, as: wanted, writer, in: context) }
    if let output {
      var file = try writer.write(view, as: wanted, toFile: output, replacing: force) {
        var style = context.console.style
        (style.usesColour, style.width) = (false, 80)
        return style.text(of: view)
      }
      file.saved = view.saved
      try context.answer(file)
      return
    }
    switch wanted {
    case .text: try context.answer(view)
    case .pdf:
      throw Failure(
        .usage, "A PDF needs a file", ["period": .verbatim(view.report.command)],
        recovery: "Name one: symptoms report {period} --output report.pdf")
    case .md, .html, .json, .csv, .fhir:
      if let text = try writer.text(of: view, as: wanted) { context.console.terminal.writeDocument(text) }
    }
    if let saved = view.saved, wanted != .json {
      context.console.say(ReportSavedView(id: saved).blocks(session.format))
    }
  }

  /// Writes what is read from the journal.
  private func export(
    _ view: ReportView, as wanted: ReportFormat, _ writer: ReportWriter, in context: CommandContext
  ) throws {
    let export = try writer.export(view, as: wanted, in: try context.session())
    if let output {
      try context.answer(try export.write(toFile: output, replacing: force))
    } else {
      try export.write { context.console.terminal.writeDocument($0) }
    }
    if let saved = view.saved, output != nil, context.console.format != .json {
      context.console.say(ReportSavedView(id: saved).blocks(try context.session().format))
    }
  }

  private func reportFormat(of context: CommandContext) throws(Failure) -> ReportFormat {
    guard let format = format ?? output.flatMap(ReportFormat.ending) else {
      return context.console.format == .json && output == nil ? .json : .text
    }
    if let found = ReportFormat(typed: format) { return found }
    throw Failure(
      .usage, "A report cannot be written as “{format}”", ["format": .verbatim(format)],
      recovery: "Use text, md, html, pdf, csv, fhir or json")
  }

  private var paperSize: PageLook.Paper? {
    get throws(Failure) {
      guard let paper else { return nil }
      if let found = PageLook.Paper(rawValue: paper.lowercased()) { return found }
      throw Failure(
        .usage, "“{paper}” is not a paper size", ["paper": .verbatim(paper)], recovery: "Use a4 or letter")
    }
  }
}

/// What a new report has.
struct ReportContentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only these parts, in this order, with commas between them. Default: report.sections.", valueName: "parts"))
  var sections: String?

  @Flag(help: "Also save it, as it is now.")
  var save = false

  var names: [String]? {
    sections.map { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() } }
  }

  /// Makes a report and saves it where that is asked for.
  func view(of wish: ReportWish, in session: Session) throws -> ReportView {
    let report = try ReportMaker(session).make(wish)
    return ReportView(report, saved: save ? try ReportBook(session).save(report).id : nil)
  }
}
