import TrackerApplication
@testable import TrackerConsole
import Testing

@Suite struct TextFormTests {
  static func form(optional: Bool = false, maxLength: Int = 10) -> TextForm {
    TextForm(
      heading: FormHeading(title: "Who are you?"), input: TextInput(maxLength: maxLength), isOptional: optional,
      canGoBack: true)
  }

  @Test(
    "keys edit the text",
    arguments: [
      (["a", "b", "c"], "abc"), (["a", "b", "left", "x"], "axb"), (["a", "b", "home", "x"], "xab"),
      (["é", "ü", "back"], "é"),
      (["a", "home", "end", "b"], "ab"), (["e", "\u{301}"], "e\u{301}"), (["a", "\u{15}", "b"], "b"),
      (["a", "\u{7}"], "a"),
    ] as [([String], String)])
  func editing(keys: [String], text: String) {
    let names: [String: Key] = ["left": .left, "home": .home, "end": .end, "back": .backspace]
    var form = Self.form()
    for key in keys { _ = form.press(names[key] ?? .character(Character(key))) }
    #expect(form.input.text == text)
  }

  @Test("a text keeps to its length, and says so line by line")
  func length() {
    var form = Self.form(maxLength: 3)
    for character in "abcdef" { _ = form.press(.character(character)) }
    #expect(form.input.text == "abc")
    #expect(form.take("abcd") == .refused("That's too long: up to 3 characters fit."))
    #expect(form.take("a\u{1B}[") == .refused("That text has hidden characters. Type it by hand."))
    #expect(form.input.text == "abc")
  }

  @Test("a required text must be given, an optional one may be skipped")
  func optional() {
    var required = Self.form()
    _ = required.press(.character(" "))
    #expect(required.press(.enter) == .open)
    var optional = Self.form(optional: true)
    #expect(optional.press(.enter) == .finished)
    #expect(optional.answer == nil)
  }
}
