import Foundation
import TrackerApplication
import TrackerCore

/// Prints HTML as PDF by a program that the computer already has. Nothing is installed, and nothing is asked of the
/// network.
public struct PDFPrinter {
  /// A program that prints, with the words that it takes.
  struct Tool: Sendable {
    var name: String
    var words: @Sendable (_ path: String, _ print: Print) -> [String]
  }

  /// What is to be printed.
  struct Print: Sendable {
    var page: String
    var file: String
    /// A folder for what the program keeps while it prints.
    var folder: String
    /// Whether it runs for the administrator of the computer.
    var isRoot: Bool
  }

  /// How long a program may print, in seconds: a report of ten years takes some.
  static let limit = 180.0

  /// In the order in which they are looked for. Older versions of weasyprint leave out what is drawn by gradients.
  static let tools: [Tool] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map { name in
      Tool(name: name) { path, print in
        // Its sandbox does not work for root, and the page is the program's own. It uses none of the person's profile,
        // and finds nothing in the network.
        [path] + (print.isRoot ? ["--no-sandbox"] : []) + [
          "--headless", "--disable-gpu", "--no-first-run", "--disable-extensions", "--disable-background-networking",
          "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(print.folder)/profile",
          "--no-pdf-header-footer", "--print-to-pdf=\(print.file)", "file://\(print.page)",
        ]
      }
    } + [Tool(name: "weasyprint") { [$0, "--quiet", $1.page, $1.file] }]

  private let machine: Machine

  public init(_ machine: Machine) { self.machine = machine }

  /// The PDF of a page.
  ///
  /// Programs are tried one after the other: the next one where one fails. The page lies in a folder that only its
  /// owner can open until it is printed, and is removed then.
  ///
  /// - Throws: `Failure` (`system`) where there is no such program, and where none of them printed it.
  public func pdf(of html: String) throws -> [UInt8] {
    let found = PDFPrinter.tools.compactMap { tool in machine.path(tool.name).map { (tool, $0) } }
    guard !found.isEmpty else {
      throw Failure(
        .system, "No PDF was made: neither chromium nor weasyprint is on this computer",
        recovery: "Install one of them. Or save the report as HTML, and print that")
    }
    let folder = try privateFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (page, file) = ("\(folder)/page.html", "\(folder)/page.pdf")
    guard FileManager.default.createFile(atPath: page, contents: Data(html.utf8)) else { throw PDFPrinter.failed }
    let print = Print(page: page, file: file, folder: folder, isRoot: machine.account == 0)
    for (tool, path) in found where machine.runLong(tool.words(path, print), PDFPrinter.limit)?.code == 0 {
      if let data = FileManager.default.contents(atPath: file), data.starts(with: Data("%PDF".utf8)) {
        return Array(data)
      }
    }
    throw PDFPrinter.failed
  }

  private static let failed = Failure(
    .system, "No PDF was made: the program that prints it failed",
    recovery: "Save the report as HTML and print it from your browser")

  private func privateFolder() throws(Failure) -> String {
    var name = Array("\(NSTemporaryDirectory())/symptoms-page-XXXXXX".utf8CString)
    guard let made = mkdtemp(&name) else { throw PDFPrinter.failed }
    return String(cString: made)
  }
}
