import Foundation
import Testing
import TrackerApplication
import TrackerCore

/// Whatever people type, a table that is exported stays a table.
@Suite struct ExportTableTests {
  private static let list: JSONValue = .list([.text("x \"y\""), .text("p | q")])

  private func written(_ format: ExportTable.Format) throws -> String {
    let table = ExportTable(["what", "how | much"]) { body in
      try body([.text("a | b\\c\nd"), .text("=1+1")])
      try body([.null, Self.list])
    }
    var text = ""
    #expect(try table.write(as: format) { text += $0 } == 2)
    return text
  }

  @Test("in Markdown no text ends a cell or a row")
  func markdown() throws {
    let lines = try written(.markdown).split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines[0] == #"| what | how \| much |"# && lines[1] == "| --- | --- |")
    #expect(lines[2] == #"| a \| b\\c d | =1+1 |"#)
    #expect(lines[3] == #"|  | ["x \\"y\\"","p \| q"] |"#)
  }

  @Test("in CSV no text ends a cell or is run as a formula, and a list is one cell")
  func csv() throws {
    let rows = try written(.csv).components(separatedBy: "\r\n")
    #expect(rows == ["what,how | much", "\"a | b\\c\nd\",'=1+1", #","[""x \""y\"""",""p | q""]""#, ""])
  }

  @Test("JSON has the texts as they are, and leaves out what there is not")
  func json() throws {
    let first: [String: JSONValue] = ["what": .text("a | b\\c\nd"), "how | much": .text("=1+1")]
    let all = [first, ["how | much": Self.list]]
    let decoder = JSONDecoder()
    #expect(try decoder.decode([[String: JSONValue]].self, from: Data(written(.json).utf8)) == all)
    let lines = try written(.lines).split(separator: "\n")
    #expect(try lines.map { try decoder.decode([String: JSONValue].self, from: Data($0.utf8)) } == all)
  }
}
