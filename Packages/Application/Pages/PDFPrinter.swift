import Foundation
import TrackerApplication
import TrackerCore

/// Prints HTML as PDF by a program that the computer already has. Nothing is installed, and nothing is asked of the
/// network.
public struct PDFPrinter {
  /// A program that prints, with the words that it takes.
  struct Tool: Sendable {
    var name: String
    var words: @Sendable (_ path: String, _ page: String, _ file: String) -> [String]
  }

  /// In the order in which they are looked for.
  static let tools: [Tool] =
    [Tool(name: "weasyprint") { [$0, "--quiet", $1, $2] }]
    + ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map { name in
      Tool(name: name) { path, page, file in
        [path, "--headless", "--disable-gpu", "--no-pdf-header-footer", "--print-to-pdf=\(file)", "file://\(page)"]
      }
    }

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
        .system, "No PDF was made: neither weasyprint nor chromium is on this computer",
        recovery: "Install one of them. Or save the report as HTML, and print that")
    }
    let folder = try privateFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (page, file) = ("\(folder)/page.html", "\(folder)/page.pdf")
    guard FileManager.default.createFile(atPath: page, contents: Data(html.utf8)) else { throw PDFPrinter.failed }
    for (tool, path) in found where machine.run(tool.words(path, page, file))?.code == 0 {
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
