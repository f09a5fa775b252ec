import Testing
import TrackerApplication
import TrackerCore
import TrackerTestSupport

@testable import TrackerConsole

@Suite("Forms of several lines") struct FieldsFormTests {
  /// Refuses “bad”, needs `what`, and says how long a text is.
  static let read: @Sendable ([String: String]) -> FormReading = { texts in
    var reading = FormReading()
    for (name, text) in texts where text == "bad" { reading.faults[name] = "That is bad" }
    if texts["what"] == "" { reading.missing["what"] = "What was it?" }
    if texts["what"] == "alone", texts["more"] == "" { reading.general = ["Alone it says too little"] }
    if let text = texts["what"], !text.isEmpty { reading.meanings["what"] = .count(text.count) }
    return reading
  }

  static let scale = Scale(
    id: "hard", name: "Hard", range: 1...10, step: 1, worse: .low, anchors: [],
    bands: [
      .init(upTo: 3, name: "light", colour: .green), .init(upTo: 10, name: "hard", colour: .green),
    ])

  static func fields() -> [FormField] {
    [
      FormField(
        id: "what", name: "What", asks: "What it was.", isRequired: true, input: .text(TextInput(maxLength: 60))),
      FormField(id: "hard", name: "How hard", input: .slider(Slider(id: "hard", name: "Hard", scale: scale))),
      FormField(
        id: "type", name: "Type",
        input: .choice(
          ChoiceInput([
            ChoiceOption(id: "walking", name: "walking", aliases: ["stroll"]), ChoiceOption(id: "water", name: "water"),
            ChoiceOption(id: "yoga", name: "yoga"),
          ]))),
      FormField(id: "more", name: "More", input: .list(ListInput(maxLength: 200))),
      FormField(id: "naps", name: "Naps", opensAfterYes: true, input: .list(ListInput(maxLength: 200))),
    ]
  }

  static func form(
    draft: [String: String] = [:], suggest: @escaping @Sendable (String, String) -> [String] = { _, _ in [] }
  ) -> FieldsForm {
    FieldsForm(heading: FormHeading(title: "Log it."), fields: fields(), draft: draft, read: read, suggest: suggest)
  }

  static let style = TextStyle(width: 80, usesColour: false, isPlain: false)

  static func press(_ keys: [Key], _ form: inout FieldsForm) -> FormSignal {
    keys.reduce(.open) { signal, key in signal == .open ? form.press(key) : signal }
  }

  private static func down(_ count: Int) -> [Key] { [Key](repeating: .down, count: count) }

  @Test(
    "keys answer every kind of line, and each answer is a text as it is typed",
    arguments: [
      ("what", 0, .typing("soup"), "soup"), ("hard", 1, .typing("7"), "7"), ("hard", 1, .typing("10"), "10"),
      ("hard", 1, .typing("7 "), ""), ("hard", 1, [.right, .right], "6"), ("type", 2, [.right, .right], "water"),
      ("type", 2, .typing("yo"), "yoga"), ("type", 2, .typing("str"), "walking"),
      ("type", 2, .typing("wat") + [.backspace], "walking"),
      ("type", 2, .typing("zebra"), "zebra"), ("type", 2, [.left] + .typing(" "), ""),
      ("more", 3, .typing("soup,bread"), "soup, bread"), ("more", 3, .typing("a,b,") + [.backspace, .backspace], "a"),
      ("more", 3, .typing("1,5 l water"), "1,5 l water"), ("more", 3, .typing("rice (a,b),tea"), "rice (a,b), tea"),
      ("naps", 4, .typing("soup"), ""), ("naps", 4, .typing("y13:00-14:00"), "13:00-14:00"),
      ("naps", 4, .typing("13:00-14:00"), "13:00-14:00"), ("naps", 4, .typing("n"), ""),
    ] as [(String, Int, [Key], String)])
  func answers(field: String, lines: Int, keys: [Key], text: String) {
    var form = Self.form()
    _ = Self.press(Self.down(lines) + keys, &form)
    #expect(form.texts[field] == text)
  }

  @Test("Enter saves from every line, unless something is missing or wrong: then it goes there and says so")
  func enter() {
    var form = Self.form()
    #expect(Self.press(Self.down(3) + [.enter], &form) == .open)
    #expect(form.focused.id == "what")
    #expect(form.frame(Self.style).blocks[0].contains("    What was it?"))
    #expect(Self.press(.typing("soup") + Self.down(3) + .typing("bad") + [.enter], &form) == .open)
    #expect(form.focused.id == "more" && form.frame(Self.style).blocks[3].contains("    That is bad"))
    #expect(Self.press([.character("\u{15}"), .enter], &form) == .finished)
    var alone = Self.form()
    #expect(Self.press(.typing("alone") + [.enter], &alone) == .open)
    #expect(alone.frame(Self.style).footer.contains("Alone it says too little"))
  }

  @Test("a fault is shown once its line is left, not while it is typed; what a text means is shown at once")
  func faults() {
    var form = Self.form()
    _ = Self.press(.typing("bad"), &form)
    #expect(form.frame(Self.style).blocks[0].first == "› What      bad▏  (3)")
    #expect(!form.frame(Self.style).blocks[0].contains("    That is bad"))
    _ = form.press(.down)
    #expect(form.frame(Self.style).blocks[0] == ["  What      bad  (3)", "    That is bad"])
  }

  @Test("Esc with something typed asks what becomes of it; Ctrl-C keeps it without a question")
  func leaving() {
    var untouched = Self.form()
    #expect(untouched.press(.escape) == .left && !untouched.isDiscarded)
    var kept = Self.form()
    #expect(Self.press(.typing("soup") + [.escape], &kept) == .open)
    #expect(kept.frame(Self.style).footer.joined().contains("Enter keeps it for later"))
    #expect(Self.press(.typing("x") + [.enter], &kept) == .left && !kept.isDiscarded && kept.texts["what"] == "soup")
    var back = Self.form()
    #expect(Self.press(.typing("soup") + [.escape, .escape] + .typing("s") + [.enter], &back) == .finished)
    #expect(back.texts["what"] == "soups")
    var thrown = Self.form()
    #expect(Self.press(.typing("soup") + [.escape, .backspace], &thrown) == .left && thrown.isDiscarded)
    var ended = Self.form()
    #expect(Self.press(.typing("soup") + [.interrupt], &ended) == .left && !ended.isDiscarded)
  }

  @Test("a draft fills the form in, and leaving it asks about it again")
  func draft() {
    var form = Self.form(draft: ["what": "soup", "hard": "7", "type": "zeb", "gone": "x"])
    #expect(form.texts == ["what": "soup", "hard": "7", "type": "zeb", "more": "", "naps": ""])
    #expect(form.press(.escape) == .open)
  }

  @Test("→ behind a text goes through up to five suggestions and back to what was typed")
  func suggestions() {
    let suggest: @Sendable (String, String) -> [String] = { field, beginning in
      field == "what" ? (1...7).map { "\(beginning)\($0)" } : []
    }
    var form = Self.form(suggest: suggest)
    _ = Self.press(.typing("s"), &form)
    #expect(form.frame(Self.style).blocks[0].contains("    →  s1  s2  s3  s4  s5"))
    _ = Self.press([.right, .right], &form)
    #expect(form.texts["what"] == "s2" && form.frame(Self.style).blocks[0].contains("    →  s1  [s2]  s3  s4  s5"))
    _ = Self.press([.right, .right, .right, .right], &form)
    #expect(form.texts["what"] == "s")
    _ = Self.press([.right] + .typing("x"), &form)
    #expect(form.texts["what"] == "s1x")
    // Within a text the key moves the cursor.
    _ = Self.press([.left, .left, .right] + .typing("-"), &form)
    #expect(form.texts["what"] == "s1-x")
  }

  @Test(
    "all of a form fits the screen, whatever its size",
    arguments: [(80, 24), (40, 24), (40, 10), (20, 8)])
  func sizes(width: Int, height: Int) {
    var form = Self.form(suggest: { _, _ in ["a suggestion that is rather long", "another"] })
    var style = Self.style
    style.width = width
    for key in Self.down(4) + [.escape] {
      let lines = form.frame(style).lines(rows: height)
      #expect(lines.count <= height)
      #expect(width < 40 || lines.allSatisfy { $0.visibleWidth <= width })
      #expect(lines.contains { $0.hasPrefix("› ") })
      _ = form.press(key)
    }
  }

  /// The replies to lines, and what the form holds then.
  private static func taking(_ lines: [String], _ form: inout FieldsForm) -> [LineReply] {
    lines.map { form.take($0) }
  }

  @Test("line by line: skipping, clearing, going back, numbers of options, and a no for a list that few need")
  func lines() {
    var form = Self.form()
    let replies = Self.taking(["<", "", "bad", "soup", "light", "2", "bread, tea", "n"], &form)
    #expect(
      replies == [
        .refused("This is the first question."), .refused("What was it?"), .refused("That is bad"), .taken, .taken,
        .taken, .taken, .taken,
      ])
    #expect(form.prompt(Self.style) == nil)
    #expect(
      form.texts == ["what": "soup", "hard": "light", "type": "water", "more": "bread, tea", "naps": ""])
    var again = Self.form(draft: form.texts)
    #expect(again.prompt(Self.style)?.contains("Now: soup. Enter keeps it.") == true)
    #expect(Self.taking(["", "-", "<", "8", "", "", "y"], &again).allSatisfy { $0 == .taken })
    #expect(again.prompt(Self.style)?.hasPrefix("Naps:") == true)
    #expect(again.take("13:00-14:00") == .taken && again.prompt(Self.style) == nil)
    #expect(again.texts["hard"] == "8" && again.texts["naps"] == "13:00-14:00")
  }

  @Test("line by line, up to twelve options are read out with their numbers", arguments: [(12, true), (13, false)])
  func manyOptions(count: Int, areNumbered: Bool) throws {
    let options = (1...count).map { ChoiceOption(id: "option-\($0)", name: "option \($0)") }
    let field = FormField(id: "type", name: "Type", input: .choice(ChoiceInput(options)))
    var form = FieldsForm(
      heading: FormHeading(title: "Log it."), fields: [field], draft: [:], read: { _ in FormReading() },
      suggest: { _, _ in [] })
    let prompt = try #require(form.prompt(Self.style)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(prompt.contains("1 option 1, 2 option 2,") == areNumbered, "\(prompt)")
    #expect(form.take("\(count)") == .taken && form.texts["type"] == "option-\(count)")
  }

  @Test("line by line, what does not go together is said at the end, and the first line is asked again")
  func together() {
    var form = Self.form()
    #expect(
      Self.taking(["alone", "", "", "", ""], &form).last == .refused("Alone it says too little"))
    #expect(form.prompt(Self.style)?.hasPrefix("What:") == true)
  }

  @Test("what could not be saved is said, and the form goes on with it")
  func refused() {
    var form = Self.form(draft: ["what": "soup"])
    #expect(form.press(.enter) == .finished)
    form.refuse("Another one is there")
    #expect(form.frame(Self.style).footer.contains("Another one is there"))
    #expect(form.introduction(Self.style).hasPrefix("Another one is there\n"))
    form.update("hard", to: "3")
    #expect(form.texts["hard"] == "3" && form.press(.enter) == .finished)
  }
}
