import TrackerApplication
@testable import TrackerConsole
import Testing
import TrackerCore

@Suite struct SliderFormTests {
  static let severity = Scale(
    id: "severity", name: "Severity", range: 1...10, step: 1, worse: .high,
    anchors: [.init(value: 1, words: "barely there"), .init(value: 10, words: "as bad as it can be")],
    bands: [
      .init(upTo: 3, name: "mild", colour: .green), .init(upTo: 6, name: "moderate", colour: .yellow),
      .init(upTo: 10, name: "severe", colour: .red),
    ])
  static let half = Scale(id: "half", name: "Halves", range: 0...3, step: 0.5, worse: .low, anchors: [], bands: [])
  static let percent = Scale(
    id: "percent", name: "Percent", range: 0...100, step: 5, worse: .high, anchors: [], bands: [])

  static func form(_ scale: Scale = severity, earlier: Double? = nil, count: Int = 3, notes: Bool = false) -> SliderForm
  {
    let names = ["Pain", "Fatigue", "Mood"]
    return SliderForm(
      heading: FormHeading(title: "How are you?"),
      sliders: (0..<count).map { index in
        Slider(
          id: "s\(index)", name: index < names.count ? names[index] : "Symptom \(index)", scale: scale,
          earlier: earlier.map { Slider.Earlier($0, when: "yesterday") })
      }, notes: notes ? TextInput(maxLength: 20) : nil)
  }

  static let style = TextStyle(width: 80, usesColour: false, isPlain: false)

  static func pressing(_ keys: [Key], _ form: SliderForm) -> (form: SliderForm, signal: FormSignal) {
    var form = form
    var signal = FormSignal.open
    for key in keys where signal == .open { signal = form.press(key) }
    return (form, signal)
  }

  static func keys(_ text: String) -> [Key] { text.map { .character($0) } }

  @Test(
    "keys set the value of the focused slider, and of no other",
    arguments: [
      ([.right], nil, 5), ([.left], nil, 5), ([.right], 6, 7), ([.left], 6, 5), ([.left, .left], 1, 1),
      ([.right], 10, 10),
      ([.home], nil, 1), ([.end], nil, 10), (keys("7"), nil, 7), (keys("0"), nil, 10), (keys("10"), nil, 10),
      (keys("11"), nil, nil),
      (keys("73"), nil, nil), (keys("s"), 6, 6), (keys("7 "), 6, nil), (keys("7") + [.backspace], nil, nil),
      (keys("s"), nil, nil),
      (keys("x?"), 6, nil),
    ] as [([Key], Double?, Double?)])
  func values(keys: [Key], earlier: Double?, value: Double?) {
    let form = Self.pressing(keys, Self.form(earlier: earlier)).form
    #expect(form.sliders.map(\.value) == [value, nil, nil])
  }

  @Test(
    "digits fit the scale they are typed on",
    arguments: [
      ("1.5", half, 1.5), ("0", half, 0), ("2", half, 2), ("55", percent, 55), ("100", percent, 100),
      ("0", percent, 0),
    ])
  func digits(typed: String, scale: Scale, value: Double) {
    #expect(Self.pressing(Self.keys(typed), Self.form(scale)).form.sliders[0].value == value)
  }

  @Test("earlier answers are shown and are no answers")
  func unanswered() {
    let form = Self.form(earlier: 6)
    #expect(form.answered == 0)
    let lines = form.frame(Self.style).lines(rows: 24)
    #expect(lines.contains { $0.contains("Pain") && $0.hasSuffix("(yesterday 6)") && $0.contains("○") })
    #expect(!lines.contains { $0.contains("moderate") || $0.contains("●") })
    var finishing = form
    #expect(finishing.press(.enter) == .open)
    #expect(finishing.frame(Self.style).lines(rows: 24).contains { $0.contains("Answer at least one line") })
  }

  @Test("S and = take over all earlier answers, s one of them", arguments: ["S", "="])
  func same(key: Character) {
    #expect(Self.pressing([.character(key)], Self.form(earlier: 4)).form.sliders.map(\.value) == [4, 4, 4])
    #expect(Self.pressing([.down, .character("s")], Self.form(earlier: 4)).form.sliders.map(\.value) == [nil, 4, nil])
  }

  @Test("S fills what is unanswered, and goes past what has no earlier answer", arguments: [true, false])
  func fillsTheRest(byKeys: Bool) {
    var form = Self.form(earlier: 4, count: 4)
    form.sliders[1].earlier = nil
    form.sliders[2].value = 9
    if byKeys {
      form = Self.pressing([.character("S")], form).form
    } else {
      // The line stands at the slider without an earlier answer.
      #expect(form.take("2") == .taken)
      #expect(form.take("S") == .taken)
      #expect(form.prompt(Self.style) == nil)
    }
    #expect(form.sliders.map(\.value) == [byKeys ? 4 : 2, nil, 9, 4])
    var unknown = Self.form(count: 2)
    #expect(unknown.take("S") == .refused("There is no answer from the last 7 days to copy."))
  }

  @Test("an answer is shown with its number, its word and the colour of its band")
  func words() {
    let form = Self.pressing(Self.keys("8"), Self.form()).form
    #expect(form.frame(Self.style).lines(rows: 24).contains { $0.contains("8 severe") })
    let coloured = form.frame(TextStyle(width: 80, usesColour: true, isPlain: false)).lines(rows: 24).joined()
    #expect(coloured.contains("\u{1B}[31m8 severe\u{1B}[0m"))
  }

  @Test("a text of notes takes the letters that are commands elsewhere")
  func notes() {
    let keys = [.down, .down, .down] + Self.keys("as S? 7") + [.left, .backspace, .enter]
    let (form, signal) = Self.pressing(keys, Self.form(notes: true))
    #expect(form.notes?.text == "as S?7")
    #expect(form.answered == 0)
    #expect(signal == .finished, "notes alone are something to save")
  }

  @Test("Escape goes back where there is a question before, and leaves where there is none")
  func leaving() {
    var form = Self.form()
    #expect(form.press(.escape) == .left)
    form.canGoBack = true
    #expect(form.press(.escape) == .back)
    #expect(form.press(.interrupt) == .left)
  }

  @Test(
    "no line is wider than the screen, names and answers stay whole, and the focus is in sight",
    arguments: [40, 60, 80, 120], [12, 24])
  func widths(width: Int, rows: Int) {
    let style = TextStyle(width: width, usesColour: false, isPlain: false)
    var form = Self.form(earlier: 6, count: 14, notes: true)
    for _ in 0..<14 {
      let lines = form.frame(style).lines(rows: rows)
      #expect(lines.count <= rows)
      #expect(lines.allSatisfy { $0.visibleWidth <= width })
      let name = form.focus < form.sliders.count ? form.sliders[form.focus].name : "Notes"
      #expect(lines.contains { $0.hasPrefix("› \(name)") })
      _ = form.press(.down)
    }
  }

  @Test("line by line: numbers, empty lines, same, back and the reason of a refusal")
  func lines() {
    var form = Self.form(earlier: 6)
    #expect(
      form.prompt(Self.style)?.contains("Pain (yesterday 6): 1 = barely there, 10 = as bad as it can be.") == true)
    #expect(
      form.take("11") == .refused("For Pain, type a number from 1 to 10, or press Enter to skip."))
    #expect(form.take("7") == .taken)
    #expect(form.take("") == .taken)
    #expect(form.take("<") == .taken)
    #expect(form.prompt(Self.style)?.hasPrefix("Fatigue") == true)
    if case .explained(let text) = form.take("?") {
      #expect(text.description.contains("barely there"))
    } else {
      Issue.record("? explains nothing")
    }
    #expect(form.take("S") == .taken)
    #expect(form.prompt(Self.style) == nil)
    #expect(form.sliders.map(\.value) == [7, 6, 6])
  }

  @Test("a number off the scale is refused whole, and leaves the slider as it was")
  func wholeNumbers() {
    let form = Self.form(count: 1)
    #expect(Self.pressing(Self.keys("10"), form).form.sliders[0].value == 10)
    let refused = Self.pressing(Self.keys("15"), form).form
    #expect(refused.sliders[0].value == nil && refused.message == "Choose a number from 1 to 10.")
    #expect(Self.pressing(Self.keys("157"), form).form.sliders[0].value == 7)
    let kept = Self.pressing([.right, .right] + Self.keys("12"), form).form
    #expect(kept.sliders[0].value == 6 && kept.message == "Choose a number from 1 to 10.")
    let half = Self.pressing(Self.keys("1.3"), Self.form(Self.half, count: 1)).form
    #expect(half.sliders[0].value == nil && half.message?.description.hasPrefix("Choose a number from") == true)
  }
}
