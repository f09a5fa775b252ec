import Testing
import TrackerApplication
import TrackerCore

@testable import TrackerConsole

/// Sliders below whose scale stands a none.
@Suite struct NoneSliderTests {
  private static let wellbeing = Scale(
    id: "wellbeing", name: "Wellbeing", range: 1...10, step: 1, worse: .low, anchors: [], bands: [])

  /// A symptom that has a none, and a mood that has not.
  private func form(earlier: Double? = nil) -> SliderForm {
    SliderForm(
      heading: FormHeading(title: "How are you?"),
      sliders: [
        Slider(
          id: "pain", name: "Pain", scale: SliderFormTests.severity, takesNone: true,
          earlier: earlier.map { Slider.Earlier($0, when: "yesterday") }),
        Slider(id: "mood", name: "Mood", scale: Self.wellbeing),
      ])
  }

  private func pressing(_ keys: [Key], earlier: Double? = nil) -> SliderForm {
    keys.reduce(into: form(earlier: earlier)) { form, key in _ = form.press(key) }
  }

  @Test(
    "the stops are not answered, none, then the scale",
    arguments: [
      ([.right], nil, 0), ([.right, .right], nil, 1), ([.left], nil, nil), ([.right, .left], nil, nil),
      ([.right, .right, .left], nil, 0), ([.home], nil, 0), ([.end, .right], nil, 10), ([.right], 6, 7),
      ([.left], 1, 0), ([.right], 0, 1), (SliderFormTests.keys("s"), 0, 0), (SliderFormTests.keys("0"), nil, 0),
      (SliderFormTests.keys("10"), nil, 10), (SliderFormTests.keys("0 "), nil, nil),
    ] as [([Key], Double?, Double?)])
  func stops(keys: [Key], earlier: Double?, value: Double?) {
    #expect(pressing(keys, earlier: earlier).sliders.map(\.value) == [value, nil])
  }

  @Test("beside a symptom 0 is none, so it is never 10 of a mood")
  func zeroOfMood() {
    let form = pressing([.down] + SliderFormTests.keys("0"))
    #expect(form.sliders[1].value == nil)
    #expect(form.frame(SliderFormTests.style).lines(rows: 24).contains { $0 == "For Mood, the lowest answer is 1." })
    #expect(form.frame(SliderFormTests.style).lines(rows: 24).contains { $0.contains("(0 means none)") })
  }

  @Test("line by line a none is 0 or a word, and a mood has none", arguments: ["0", "none", "No", "0,0"])
  func lines(_ line: String) {
    var form = form()
    #expect(form.prompt(SliderFormTests.style)?.contains("Pain: 0 = none, 1 = barely there, 10 = as bad") == true)
    #expect(form.take(line) == .taken)
    #expect(form.take(line) == .refused("For Mood, the lowest answer is 1."))
    #expect(form.sliders.map(\.value) == [0, nil])
  }

  @Test("a number that is no answer is told what is one, 0 among it")
  func refused() {
    var asked = form()
    #expect(asked.take("11") == .refused("For Pain, type a number from 0 (none) to 10, or press Enter to skip."))
    #expect(asked.take("") == .taken)
    #expect(asked.take("11") == .refused("For Mood, type a number from 1 to 10, or press Enter to skip."))
    let typed = pressing(SliderFormTests.keys("15")).frame(SliderFormTests.style).lines(rows: 24)
    #expect(typed.contains("Choose a number from 0 (none) to 10."))
  }

  @Test("a none is shown with its word at the first stop, and bars below each other line up")
  func bars() {
    let frame = pressing([.right, .down, .right, .home]).frame(SliderFormTests.style).lines(rows: 24)
    let pain = frame.first { $0.contains("Pain") } ?? ""
    let mood = frame.first { $0.contains("Mood") } ?? ""
    #expect(pain.contains("●───") && pain.contains("0 none"))
    let starts = [pain, mood].compactMap { line in
      line.firstIndex(of: "●").map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(starts.count == 2 && starts[1] == starts[0] + 2, "1 stands one stop after none")
  }
}
