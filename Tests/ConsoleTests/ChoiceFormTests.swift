import TrackerApplication
@testable import TrackerConsole
import Testing
import TrackerCore

@Suite struct ChoiceFormTests {
  static let options = [
    ChoiceOption(id: "prickle", name: "Prickling feet", about: "As of needles.", aliases: ["pins"]),
    ChoiceOption(id: "wobble", name: "Wobbling"), ChoiceOption(id: "pain", name: "Pain in the knee", aliases: ["ache"]),
  ]

  static func form(several: Bool = true, chosen: [String] = [], atLeast: Int = 1) -> ChoiceForm {
    ChoiceForm(
      heading: FormHeading(title: "Which?"), options: options, chosen: chosen, allowsSeveral: several, atLeast: atLeast,
      canGoBack: true)
  }

  static func pressing(_ keys: [Key], _ form: ChoiceForm) -> (chosen: [String], signal: FormSignal) {
    var form = form
    var signal = FormSignal.open
    for key in keys where signal == .open { signal = form.press(key) }
    return (form.chosen, signal)
  }

  static func typing(_ text: String) -> [Key] { text.map { .character($0) } }

  @Test(
    "several: Space and a found Enter choose, Enter finishes",
    arguments: [
      ([.character(" "), .enter], ["prickle"], .finished),
      ([.down, .character(" "), .up, .character(" "), .enter], ["wobble", "prickle"], .finished),
      (typing("kne") + [.enter, .enter], ["pain"], .finished),
      (typing("pins ") + [.enter, .enter], ["prickle"], .finished),
      (typing("the knee") + [.enter, .enter], ["pain"], .finished),
      (typing("needles as") + [.enter, .enter], ["prickle"], .finished),
      ([.character(" "), .character(" "), .enter], [], .open), ([.enter], [], .open),
      (typing("zzz") + [.enter], [], .open),
      (typing("zzz") + [.escape, .character(" "), .enter], ["prickle"], .finished), ([.escape], [], .back),
      ([.backTab], [], .back),
      ([.tab], [], .open), ([.interrupt], [], .left),
    ] as [([Key], [String], FormSignal)])
  func several(keys: [Key], chosen: [String], signal: FormSignal) {
    let result = Self.pressing(keys, Self.form())
    #expect(result.chosen == chosen)
    #expect(result.signal == signal)
  }

  @Test("a search that finds nothing shows the option for that, and says what it is for")
  func otherwise() {
    func lines(_ form: ChoiceForm) -> [String] {
      form.frame(TextStyle(width: 80, usesColour: false, isPlain: false)).lines(rows: 24)
    }
    var form = Self.form()
    form.otherwise = .init(id: "wobble", says: "Wobbling is for the rest.")
    #expect(!lines(form).contains { $0.contains("for the rest") })
    for key in Self.typing("zzz") { _ = form.press(key) }
    #expect(form.visible.map(\.id) == ["wobble"])
    #expect(lines(form).contains("  [ ] Wobbling"), "nothing is under the cursor")
    #expect(lines(form).contains("No match. Backspace deletes a letter. Wobbling is for the rest."))
    #expect(Self.pressing([.enter, .enter], form).chosen == [])
    #expect(Self.pressing([.down, .enter, .enter], form).chosen == ["wobble"])
    #expect(Self.pressing([.escape] + Self.typing("kne") + [.enter, .enter], form).chosen == ["pain"])
    #expect(
      form.take("zzz")
        == .refused("“zzz” is not one of the answers. Type a number from 1 to 3. Wobbling is for the rest."))
    #expect(form.take("wobbel") == Self.refusal)
  }

  @Test("a slip in a search is offered the nearest name, which nothing but a key of its own chooses")
  func slip() {
    var form = Self.form()
    form.otherwise = .init(id: "pain", says: "Pain is for the rest.")
    for key in Self.typing("wobbel") { _ = form.press(key) }
    let lines = form.frame(TextStyle(width: 80, usesColour: false, isPlain: false)).lines(rows: 24)
    #expect(lines.contains("No match. Did you mean “Wobbling”? Press ↓ to select it."))
    #expect(lines.contains("  [ ] Wobbling") && !lines.contains { $0.contains("for the rest") })
    #expect(Self.pressing([.enter], form).chosen == [])
    #expect(Self.pressing([.down, .enter, .enter], form).chosen == ["wobble"])
  }

  @Test("a search looks in names and aliases first, then in topics and what is said of an option, word by word")
  func search() {
    let options =
      Self.options + [
        ChoiceOption(id: "ache", name: "Aching", about: "Worse than pain in the knee.", topics: ["numb feet", "ants"])
      ]
    func found(_ text: String) -> [String] { options.found(text).map(\.id) }
    #expect(found("pain") == ["pain", "ache"])
    #expect(found("numb  feet ") == ["ache"])
    #expect(found("feet") == ["prickle", "ache"])
    #expect(found("needles ache").isEmpty && found("zzz").isEmpty)
    #expect(options.found("numb feet", inNames: true).isEmpty)
    var form = Self.form()
    form.options = options
    #expect(form.take("numb feet") == .refused("Type 4 for Aching."))
  }

  @Test("a letter alone answers where the question takes one, by key and by line")
  func shortcuts() {
    var form = Self.form(several: false)
    form.shortcuts = ["y": "wobble", "yes": "wobble"]
    #expect(Self.pressing([.character("y")], form).signal == .finished)
    #expect(Self.pressing([.character("y")], form).chosen == ["wobble"])
    #expect(Self.pressing(Self.typing("ey"), form).signal == .open)
    #expect(form.take("Yes") == .taken && form.chosen == ["wobble"])
  }

  @Test("one: Enter takes what is focused, and the search finds it")
  func one() {
    #expect(Self.pressing([.down, .enter], Self.form(several: false)).chosen == ["wobble"])
    #expect(Self.pressing(Self.typing("ache") + [.enter], Self.form(several: false)).chosen == ["pain"])
    #expect(Self.pressing([.enter], Self.form(several: false, chosen: ["pain"])).chosen == ["pain"])
  }

  @Test("an optional question is skipped with Tab")
  func skip() {
    let result = Self.pressing([.tab], Self.form(several: false, atLeast: 0))
    #expect(result.chosen == [] && result.signal == .finished)
  }

  private static let refusal = LineReply.refused(
    "“wobbel” is not one of the answers. Did you mean “Wobbling”?")

  @Test(
    "line by line: numbers, names, aliases and beginnings; a refusal names what is near",
    arguments: [
      ("1,3", LineReply.taken, ["prickle", "pain"]), ("wobb", .taken, ["wobble"]),
      ("ache, Wobbling", .taken, ["pain", "wobble"]),
      ("<", .back, []), ("", .refused("This question needs an answer."), []),
      (
        "wobbel",
        refusal, []
      ), ("4", .refused("Type a number from 1 to 3."), []), ("1 9", .refused("Type a number from 1 to 3."), []),
      ("3 1, 2", .taken, ["pain", "prickle", "wobble"]),
    ])
  func lines(line: String, reply: LineReply, chosen: [String]) {
    var form = Self.form()
    #expect(form.take(line) == reply)
    #expect(form.chosen == chosen)
  }

  @Test("long lists scroll by whole options with the number that is hidden")
  func scrolling() {
    let many = (1...30).map { ChoiceOption(id: "o\($0)", name: "Option \($0)") }
    var form = ChoiceForm(
      heading: FormHeading(title: "Which?"), options: many, allowsSeveral: true, atLeast: 0, canGoBack: false)
    for _ in 0..<15 { _ = form.press(.down) }
    let lines = form.frame(TextStyle(width: 40, usesColour: false, isPlain: false)).lines(rows: 16)
    #expect(lines.count <= 16)
    #expect(lines.contains("› [ ] Option 16"))
    let hidden = lines.compactMap { line in
      line.contains(" more") ? line.split(separator: " ").compactMap { Int($0) }.first : nil
    }
    #expect(hidden.count == 2 && hidden.reduce(0, +) + lines.count { $0.contains("Option") } == 30)
  }
}
