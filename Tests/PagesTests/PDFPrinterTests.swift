import Foundation
import Synchronization
import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerPages

@Suite struct PDFPrinterTests {
  /// A computer with some programs, of which each writes what it is told to where it is asked to.
  private func machine(_ tools: [String: String?], _ calls: Calls = Calls(), account: UInt32 = 1000) -> Machine {
    Machine(
      programPath: "", account: account, path: { tools.keys.contains($0) ? "/bin/\($0)" : nil },
      run: { words in
        calls.note(words)
        let name = words[0].replacing("/bin/", with: "")
        guard let written = tools[name] ?? nil else { return Machine.Run(code: 1) }
        let option = "--print-to-pdf="
        let file = words.first { $0.hasPrefix(option) }.map { String($0.dropFirst(option.count)) } ?? words[3]
        return Machine.Run(code: FileManager.default.createFile(atPath: file, contents: Data(written.utf8)) ? 0 : 1)
      })
  }

  private final class Calls: Sendable {
    private let words = Mutex<[[String]]>([])
    func note(_ call: [String]) { words.withLock { $0.append(call) } }
    var all: [[String]] { words.withLock { $0 } }
  }

  @Test("the first program that prints it makes the PDF, and nothing of the page is left")
  func prints() throws {
    let calls = Calls()
    let printer = PDFPrinter(machine(["chromium": nil, "weasyprint": "%PDF-1.7 x"], calls))
    #expect(String(decoding: try printer.pdf(of: "<p>x</p>"), as: UTF8.self) == "%PDF-1.7 x")
    #expect(calls.all.map { $0[0] } == ["/bin/chromium", "/bin/weasyprint"])
    #expect(!FileManager.default.fileExists(atPath: calls.all[1][2]))
  }

  @Test("the browser is shut off from the network and from the person's profile, and has its sandbox but for root")
  func browser() throws {
    for (account, isShut) in [(UInt32(1000), true), (0, false)] {
      let calls = Calls()
      _ = try PDFPrinter(machine(["chromium": "%PDF-1.7 x"], calls, account: account)).pdf(of: "<p>x</p>")
      let words = try #require(calls.all.first)
      #expect(words.contains("--no-sandbox") != isShut)
      #expect(words.contains("--host-resolver-rules=MAP * ~NOTFOUND"))
      #expect(words.contains { $0.hasPrefix("--user-data-dir=") && $0.hasSuffix("/profile") })
    }
  }

  @Test("a big report has more time than other programs have")
  func patience() throws {
    let machine = Machine(
      programPath: "", account: 1000, path: { $0 == "chromium" ? "/bin/chromium" : nil }, run: { _ in nil },
      runLong: { words, seconds in
        let file = words.first { $0.hasPrefix("--print-to-pdf=") }.map { String($0.dropFirst(15)) } ?? ""
        let isMade = FileManager.default.createFile(atPath: file, contents: Data("%PDF".utf8))
        return seconds >= 60 && isMade ? Machine.Run(code: 0) : nil
      })
    #expect(try PDFPrinter(machine).pdf(of: "x").count == 4)
  }

  @Test("a program that says it is done and wrote no PDF has failed")
  func noPDF() {
    let failure = #expect(throws: Failure.self) { try PDFPrinter(machine(["weasyprint": "<html>"])).pdf(of: "x") }
    #expect(failure?.message.description == "No PDF was made: the program that prints it failed")
  }

  @Test("without a program it is said what to do")
  func none() {
    let failure = #expect(throws: Failure.self) { try PDFPrinter(.bare).pdf(of: "x") }
    #expect(failure?.kind == .system)
    #expect(failure?.message.description == "No PDF was made: neither chromium nor weasyprint is on this computer")
    #expect(failure?.recovery?.description.contains("save the report as HTML") == true)
  }
}
