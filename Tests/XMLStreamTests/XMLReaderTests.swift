import Testing
import TrackerXMLStream

/// What a text hands out, as lines such as `+Record type=A value=1` and `-Record`.
private final class Told: XMLReader.Handler {
  static let names: [StaticString] = ["Record", "Entry", "type", "value", "startDate", "endDate", "key"]
  var lines: [String] = []
  var places: [Int] = []

  func began(_ element: Int, _ attributes: XMLReader.Attributes, line: Int) {
    let told = (0..<attributes.count).map { index in
      "\(name(attributes.name(index)))=\(String(decoding: attributes.value(index), as: UTF8.self))"
    }
    lines.append((["+\(name(element))"] + told).joined(separator: " "))
    places.append(line)
  }

  func ended(_ element: Int) { lines.append("-\(name(element))") }

  private func name(_ place: Int) -> String { place < 0 ? "?" : "\(Told.names[place])" }
}

@Suite struct XMLReaderTests {
  private func read(_ text: String, by size: Int = 7) -> (told: [String], places: [Int], fault: XMLFault?) {
    read(Array(text.utf8), by: size)
  }

  private func read(_ bytes: [UInt8], by size: Int) -> (told: [String], places: [Int], fault: XMLFault?) {
    let told = Told()
    let reader = XMLReader(names: Told.names, handler: told)
    do {
      for start in stride(from: 0, to: bytes.count, by: size) {
        var piece = Array(bytes[start..<min(bytes.count, start + size)])
        try piece.withUnsafeMutableBufferPointer { (piece) throws(XMLFault) in try reader.read(piece) }
      }
      try reader.finish()
    } catch { return (told.lines, told.places, error) }
    return (told.lines, told.places, nil)
  }

  @Test("elements come with their attributes, in whatever pieces", arguments: [1, 2, 3, 7, 64, 10_000])
  func pieces(_ size: Int) {
    let text =
      "<?xml version=\"1.0\"?>\n<A>\n <Record type=\"x\" value=\"1\">\n  <Entry key=\"é > ü\"/>\n </Record>\n</A>\n"
    let result = read(text, by: size)
    #expect(result.fault == nil)
    #expect(result.told == ["+?", "+Record type=x value=1", "+Entry key=é > ü", "-Entry", "-Record", "-?"])
    #expect(result.places == [2, 3, 4])
  }

  @Test("a declaration is passed over, be it broken", arguments: [1, 5, 10_000])
  func declaration(_ size: Int) {
    let broken = """
      <?xml version="1.0"?>
      <!DOCTYPE A [
      <!-- Version 12 > ]> -->
      <!ELEMENT A (Record)*>
      <!ATTLIST Record
        type CDATA #REQUIRED
      <!ATTLIST Entry key CDATA #IMPLIED>
      ]>
      <A><Record type="x"/></A>
      """
    let result = read(broken, by: size)
    #expect(result.fault == nil)
    #expect(result.told == ["+?", "+Record type=x", "-Record", "-?"])
    #expect(result.places == [9, 9])
    #expect(read("<!DOCTYPE A><A/>", by: size).told == ["+?", "-?"])
  }

  @Test("entities are refused wherever they would lead")
  func entities() {
    let laughs = """
      <!DOCTYPE A [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
      <A>&c;</A>
      """
    #expect(read(laughs).fault == .declaresEntities && read(laughs).told == [])
    let outside = "<!DOCTYPE A [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><A><Record value=\"1\"/>&x;</A>"
    #expect(read(outside).fault == .declaresEntities && read(outside).told == [])
    let parameter = "<!DOCTYPE A [<!ENTITY % x SYSTEM \"http://127.0.0.1:9/x\"> %x;]><A/>"
    #expect(read(parameter).fault == .declaresEntities)
    // Another file named by the declaration is never looked at.
    #expect(read("<!DOCTYPE A SYSTEM \"file:///etc/hostname\"><A/>").told == ["+?", "-?"])
    // A comment before it hides nothing.
    let hidden = "<?xml version=\"1.0\"?><!-- > <b --><!DOCTYPE A [<!ENTITY x \"y\">]><A><Record value=\"&x;\"/></A>"
    #expect(read(hidden).fault == .declaresEntities)
    // An entity that nothing declares is no text.
    #expect(read("<A>\n<Record value=\"&x;\"/></A>").fault == .damaged(line: 2))
  }

  @Test("a declaration without end is refused before it fills memory")
  func longDeclaration() {
    #expect(
      read("<!DOCTYPE A [" + String(repeating: "<!-- x -->\n", count: 7_000), by: 4_096).fault == .declaresTooMuch)
  }

  @Test("the five entities of XML are replaced in values")
  func ampersand() {
    let result = read("<A><Record value=\"a &amp; b &#38; &lt;c&gt; &quot;\"/></A>")
    #expect(result.told == ["+?", "+Record value=a & b & <c> \"", "-Record", "-?"])
  }

  @Test("control characters become spaces")
  func controls() {
    let result = read(Array("<A><Record value=\"a\u{B}b\u{1}c\"/></A>".utf8), by: 6)
    #expect(result.fault == nil && result.told.contains("+Record value=a b c"))
  }

  @Test("a second start in a tag is the end", arguments: [1, 9, 10_000])
  func secondStart(_ size: Int) {
    let text = """
      <A><Record startDate="1" startDate="2"/><Record startDate="3" endDate="4"/>
      <Record type="x" startDate="5" startDate="6" endDate="7"/><Entry key="startDate= startDate="/></A>
      """
    let result = read(text, by: size)
    #expect(result.fault == nil)
    #expect(
      result.told.filter { $0.hasPrefix("+R") } == [
        "+Record startDate=1 endDate=2", "+Record startDate=3 endDate=4", "+Record type=x startDate=5 ?=6 endDate=7",
      ])
  }

  @Test("where a text breaks off, what was whole is told, and the line")
  func brokenOff() {
    let cut = read("<A>\n<Record value=\"1\"/>\n<Record value=\"2\">\n<Record val")
    #expect(cut.told == ["+?", "+Record value=1", "-Record", "+Record value=2"])
    #expect(cut.fault == .damaged(line: 4))
    let wrong = read("<A>\n<Record value=\"1\"/>\n</B>\n<Record value=\"2\"/></A>")
    #expect(wrong.told == ["+?", "+Record value=1", "-Record"] && wrong.fault == .damaged(line: 3))
    #expect(read("").fault == .damaged(line: 1))
    #expect(read("no markup at all").fault == .damaged(line: 1))
  }

  @Test("any bytes are read or refused")
  func anyBytes() {
    var seed: UInt64 = 7
    func next() -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33)
    }
    let parts = [
      "<A>", "</A>", "<Record value=\"1\"/>", "startDate=", "<!DOCTYPE", "[", "]>", "<!--", "-->", "&amp;", "\u{0}",
      ">", "é",
    ]
    for _ in 0..<2_000 {
      let text = (0..<(next() % 12)).map { _ in parts[next() % parts.count] }.joined()
      _ = read(text, by: 1 + next() % 20)
    }
  }
}
