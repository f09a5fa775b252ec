import Testing
import TrackerCore
import TrackerDiaryCSV

@Suite struct CSVReaderTests {
  /// A text and the rows it holds, each as line and fields, or line and the code of its problem.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var columns: [String]
    var rows: [String]
    init(_ name: String, _ text: String, columns: [String] = ["a", "b"], rows: [String]) {
      self.testDescription = name
      self.text = text
      self.columns = columns
      self.rows = rows
    }
  }

  static let cases = [
    Case("plain", "a,b\n1,2\n3,4\n", rows: ["2: 1|2", "3: 3|4"]),
    Case("no line break at the end", "a,b\n1,2", rows: ["2: 1|2"]),
    Case("an empty last field at the end", "a,b\n1,", rows: ["2: 1|"]),
    Case("CRLF", "a,b\r\n1,2\r\n3,4\r\n", rows: ["2: 1|2", "3: 3|4"]),
    Case("CR alone", "a,b\r1,2\r3,4\r", rows: ["2: 1|2", "3: 3|4"]),
    Case("a byte order mark", "\u{FEFF}a,b\n1,2\n", rows: ["2: 1|2"]),
    Case("semicolons", "a;b\n1,5;2\n", rows: ["2: 1,5|2"]),
    Case("tabs", "a\tb\n1;\t2\n", rows: ["2: 1;|2"]),
    Case("a quoted header is no hint", "\"a;x;y\",b\n1,2\n", columns: ["a;x;y", "b"], rows: ["2: 1|2"]),
    Case("spaces around names", " a , b\n1,2\n", rows: ["2: 1|2"]),
    Case("one column", "a\n1\n\n2\n", columns: ["a"], rows: ["2: 1", "4: 2"]),
    Case("empty lines count as lines", "\n\na,b\n\n1,2\n\n\n3,4\n", rows: ["5: 1|2", "8: 3|4"]),
    Case("rows of delimiters alone", "a,b\n,\n1,2\n,\n", rows: ["3: 1|2"]),
    Case("quotes", "a,b\n\"1\",\"x,y\"\n", rows: ["2: 1|x,y"]),
    Case("doubled quotes", "a,b\n\"say \"\"no\"\"\",\"\"\"\"\n", rows: ["2: say \"no\"|\""]),
    Case("empty quotes", "a,b\n\"\",2\n", rows: ["2: |2"]),
    Case("a line break inside quotes", "a,b\n\"one\ntwo\",2\n3,4\n", rows: ["2: one\ntwo|2", "4: 3|4"]),
    Case("CRLF inside quotes counts once", "a,b\r\n\"one\r\ntwo\",2\r\n3,4\r\n", rows: ["2: one\r\ntwo|2", "4: 3|4"]),
    Case("too few fields", "a,b\n1\n3,4\n", rows: ["2! csv-field-count", "3: 3|4"]),
    Case("too many fields", "a,b\n1,2,3\n3,4\n", rows: ["2! csv-field-count", "3: 3|4"]),
    Case(
      "a quote that is never closed spoils its own row", "a,b\n\"1,2\n3,4\n5,6\n",
      rows: ["2! csv-quote", "3: 3|4", "4: 5|6"]),
    Case(
      "a quote that the next row closes",
      "a,b\n\"1,2\n3,4\"x\n5,6\n", rows: ["2! csv-quote", "3! csv-quote", "4: 5|6"]),
    Case("text after a closing quote", "a,b\n\"1\"x,2\n3,4\n", rows: ["2! csv-quote", "3: 3|4"]),
    Case("a quote within a bare field", "a,b\n5\"x,2\n3,4\n", rows: ["2! csv-quote", "3: 3|4"]),
    Case("more than one byte a letter", "a,b\nmüde,痛み\n", rows: ["2: müde|痛み"]),
    Case("the line of Excel that says the delimiter", "sep=;\na;b,c\n1;2\n", columns: ["a", "b,c"], rows: ["3: 1|2"]),
    Case("that line after a mark and before CRLF", "\u{FEFF}sep=,\r\na,b\r\n1,2\r\n", rows: ["3: 1|2"]),
    Case("a column whose name begins so", "sep=a,b\n1,2\n", columns: ["sep=a", "b"], rows: ["2: 1|2"]),
    Case("a header alone", "a,b\n", rows: []),
  ]

  private func shown(_ row: CSVRow) -> String {
    switch row.fields {
    case .success(let fields): "\(row.line): \(fields.joined(separator: "|"))"
    case .failure(let diagnostic):
      diagnostic.place?.line == row.line ? "\(row.line)! \(diagnostic.code)" : "another place"
    }
  }

  @Test("reads rows with their lines, and faults of single rows", arguments: cases)
  func reading(_ example: Case) throws {
    let reader = try CSVReader(Array(example.text.utf8), file: "x.csv")
    #expect(reader.columns == example.columns)
    #expect(reader.map(shown) == example.rows)
  }

  @Test("what is no UTF-8 is Windows-1252, and a byte that it does not have is a fault of the row")
  func encoding() throws {
    let latin = Array("m".utf8) + [0xFC] + Array("de,b\n".utf8) + [0x80, 0xE4, 0x2C] + Array("müde\n3,4\n".utf8)
    let reader = try CSVReader(latin, file: "x.csv")
    #expect(reader.columns == ["müde", "b"])
    #expect(reader.map(shown) == ["2: €ä|müde", "3: 3|4"])
    let bytes = Array("a,b\n1,".utf8) + [0x81] + Array("\n3,4\n".utf8)
    #expect(try CSVReader(bytes, file: "x.csv").map(shown) == ["2! csv-encoding", "3: 3|4"])
  }

  @Test("UTF-16 with a mark is read, whichever half of a pair comes first; one that is cut in a pair loses it")
  func utf16() throws {
    let units = Array("müde,b\r\n1,😀\n".utf16)
    let little = [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let big = [0xFE, 0xFF] + units.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    for bytes in [little, big] {
      let reader = try CSVReader(bytes, file: "x.csv")
      #expect(reader.columns == ["müde", "b"])
      #expect(reader.map(shown) == ["2: 1|😀"])
    }
    #expect(try CSVReader(Array(little.prefix(15)), file: "x.csv").columns == ["müde", "b"])
  }

  @Test("short rows are padded, and empty cells beyond the header passed over, for whoever asks for it")
  func short() throws {
    let bytes = Array("a,b,c\n1\n1,2,3,,\n1,2,3,4\n".utf8)
    let reader = try CSVReader(bytes, file: "x.csv", padsShortRows: true)
    #expect(reader.map(shown) == ["2: 1||", "3: 1|2|3", "4! csv-field-count"])
    #expect(try CSVReader(bytes, file: "x.csv").map(shown).allSatisfy { $0.hasSuffix("csv-field-count") })
  }

  @Test(
    "a file without a readable header is refused",
    arguments: [
      ([], "csv-empty"), (Array("\n\n".utf8), "csv-empty"), ([0xFF, 0xFE], "csv-empty"),
      (Array("a,\"b\n1,2\n".utf8), "csv-quote"),
      ([0x61, 0x2C, 0x81, 0x0A], "csv-encoding"),
    ] as [([UInt8], String)])
  func header(_ bytes: [UInt8], _ code: String) {
    let diagnostic = #expect(throws: Diagnostic.self) { try CSVReader(bytes, file: "x.csv") }
    #expect(diagnostic?.code == code)
    #expect(diagnostic?.place?.file == "x.csv")
  }

  @Test("a field that never ends is cut off, and the rows after it are read")
  func longField() throws {
    let filler = String(repeating: "x\n", count: CSVReader.longestField)
    let rows = try CSVReader(Array("a,b\n\"\(filler)\"\n1,2\n".utf8), file: "x.csv").map(shown)
    #expect(rows.first == "2! csv-field-length")
    #expect(rows.last?.hasSuffix(": 1|2") == true)
  }

  @Test(
    "a text that a spreadsheet would run is kept from it, and comes back as it was",
    arguments: [
      ("=1+1", "'=1+1"), ("+49 30", "'+49 30"), ("-", "'-"), ("@home", "'@home"), ("\tx", "'\tx"), ("\rx", "'\rx"),
      ("'=x", "''=x"), ("''-", "'''-"), ("-inf", "'-inf"), ("-0x1p3", "'-0x1p3"), ("- no", "'- no"),
      ("-5", "-5"), ("+3.5e-2", "+3.5e-2"), ("-7,5", "-7,5"), ("", ""), ("'", "'"), ("'quoted'", "'quoted'"),
      ("don't", "don't"), ("5 = 5", "5 = 5"),
    ])
  func spreadsheets(_ text: String, _ cell: String) {
    #expect(SpreadsheetText.cell(of: text) == cell)
    #expect(SpreadsheetText.text(of: cell) == text)
  }

  @Test("the reader takes the apostrophe away again, in plain cells and in quoted ones")
  func defused() throws {
    let rows = Array(try CSVReader(Array("a,b,c\n'=1,\"'@x\",'y\n".utf8), file: "x.csv"))
    #expect(try rows.first?.fields.get() == ["=1", "@x", "'y"])
  }
}
