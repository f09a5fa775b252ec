import Testing
import TrackerApplication
import TrackerConsole
import TrackerCore

@testable import TrackerCheckIn
@testable import TrackerLogging
@testable import TrackerPrediction
@testable import TrackerToday

/// How a day is shown, from one view: at every width, coloured, plain, in German and in JSON.
@Suite struct TodayViewTests {
  private static let german = Registry([
    TodayModule.self, PredictionModule.self, CheckInModule.self, LoggingModule.self,
  ]).words(in: "de")

  @Test("no line is wider than the screen", arguments: [36, 40, 59, 60, 80, 100, 132], [Phrases.english, german])
  func width(_ width: Int, words: Phrases) {
    for sample in Sample.all() {
      for isFull in [false, true] {
        var sample = sample
        sample.isFull = isFull
        for line in sample.text(.today(width, words: words)).split(separator: "\n")
        where !line.contains("symptoms log") {
          #expect(line.visibleWidth <= width, "\(line)")
        }
      }
    }
  }

  @Test("the default answer fits a screen of 80 columns and 20 lines", arguments: [Phrases.english, german])
  func height(words: Phrases) {
    for sample in Sample.all() {
      let text = sample.text(.today(words: words))
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 20, "\(text)")
    }
  }

  @Test("colour only repeats: without its codes the text is the same")
  func colour() {
    for sample in Sample.all() {
      let coloured = sample.text(.today(usesColour: true))
      #expect(coloured.contains("\u{1B}["))
      #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == sample.text())
    }
  }

  @Test("every percentage of the text stands in the JSON, which gains keys and loses none")
  func sameNumbers() throws {
    for sample in Sample.all() {
      var sample = sample
      sample.isFull = true
      let json = try sample.view.json
      for match in sample.text().matches(of: /(\d+)%/) {
        let number = String(match.1)
        #expect(json.contains(": \(number)") || json.contains("0.\(number)") || number == "50", "\(number)%")
      }
      for key in ["schema\" : \"today/1", "average", "outcome", "timesUsual", "yesterday", "yesterdaysLoad", "checkIn"]
      {
        #expect(json.contains("\"\(key)"), "\(key)")
      }
    }
  }

  @Test("what answers call for stands first, whatever the order of the sections, and in JSON")
  func redFlag() throws {
    let lines = Sample.redFlag().text().split(separator: "\n")
    #expect(lines[1].hasPrefix("Get medical help straight away if"))
    #expect(try Sample.redFlag().view.json.contains("\"level\" : \"now\""))
    #expect(try !Sample.evening().view.json.contains("redFlags"))
  }

  @Test("of many sentences the two most urgent stand first, then how many more are urgent, and where; --more has all")
  func manyRedFlags() throws {
    let lines = Sample.alarms().text().split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("Warning 1:") && lines.contains { $0.hasPrefix("Warning 2:") })
    #expect(!lines.contains { $0.hasPrefix("Warning 3:") })
    #expect(lines.contains("2 more urgent warnings: symptoms today --more"))
    var full = Sample.alarms()
    full.isFull = true
    #expect((1...5).allSatisfy { full.text().contains("Warning \($0):") })
    var mild = Sample.alarms()
    mild.redFlags.removeSubrange(2...3)
    #expect(mild.text().contains("More on when to get help: symptoms today --more"))
    mild.redFlags[2].level = .now
    #expect(mild.text().contains("1 more urgent warning: symptoms today --more"))
  }

  @Test("what was answered is told beside what is open, symptoms outside the check-in too")
  func fewAnswers() throws {
    var sample = Sample.two()
    sample.checkIn.checkIn = sample.checkIn.checkIn.map { slider in
      var slider = slider
      slider.value = nil
      return slider
    }
    sample.checkIn.others = [
      .init(id: "weakness", name: "Weakness", value: 8, band: "severe", colour: .red, worse: .high)
    ]
    #expect(sample.text().contains("Check-in: weakness 8; 5 questions open. To add more: symptoms check-in"))
    #expect(try sample.view.json.contains("otherSymptoms"))
  }

  @Test("a none of what was to be logged is told as one")
  func none() {
    var sample = Sample.evening()
    sample.logged.logged[1].isNone = true
    #expect(sample.text().contains("✓ food (3)   no exercise   ✓ sleep"))
  }

  @Test("that somebody is still being learnt stands behind the conditions that it is true of")
  func learning() {
    var sample = Sample.two()
    sample.forecasts.conditions[0].knownDays = 5
    let lines = sample.text().split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("Sample: a first guess for today is 92%"))
    #expect(lines[2].hasPrefix("Still learning about you (day 5 of 7)."))
    #expect(lines[4].hasPrefix("Other: low chance"))
  }

  @Test("with several conditions each says how today came out")
  func severalOutcomes() {
    var sample = Sample.two()
    sample.forecasts.conditions[0].outcome = Sample.outcome(isFlare: true)
    #expect(sample.text().contains("Sample:   Today is a flare day (pain 8), as forecast (92%)."))
  }

  @Test("after a year away the last day has its year")
  func yearAway() {
    let style = TextStyle(width: 80, usesColour: false, isPlain: true, year: 2027)
    #expect(Sample.away(days: 12).text(style).contains("Your last entry was on Saturday 28 February 2026."))
  }

  @Test(
    "“as forecast” is said of a flare after a high chance and of none after a low one; else the number is",
    arguments: [
      (true, 92, true, "Today is a flare day (pain 8), as forecast (92%)."),
      (true, 36, false, "Today is a flare day (pain 8). The forecast was 36%."),
      (false, 9, true, "No flare today so far, as forecast (9%)."),
      (false, 92, false, "No flare today so far. The forecast was 92%."),
    ])
  func asForecast(isFlare: Bool, percent: Int, isAsForecast: Bool, sentence: String) {
    let sentences = TodaySentences(format: TextFormatter(), isPast: false)
    var outcome = Sample.outcome(isFlare: isFlare, percent: percent, isAsForecast: isAsForecast)
    #expect(sentences.today(outcome) == sentence)
    outcome.worst = nil
    #expect(!sentences.today(outcome).contains("pain"))
    let yesterday = sentences.yesterday(Sample.outcome(isFlare: isFlare, percent: percent, isAsForecast: isAsForecast))
    #expect(yesterday.contains(isAsForecast ? "as forecast (\(percent)%)" : "The forecast was \(percent)%."))
  }

  @Test("nothing is said of yesterday where nothing was forecast, or where it was not answered")
  func noLookBack() {
    let sentences = TodaySentences(format: TextFormatter(), isPast: false)
    var yesterday = Sample.outcome(isFlare: true)
    yesterday.kind = .replayed
    #expect(sentences.yesterday(yesterday).isEmpty)
    #expect(sentences.yesterday(Sample.outcome(isFlare: nil)).isEmpty)
  }

  @Test(
    "how good the forecasts were, in words",
    arguments: [
      (53, 10, 0.5, "Over 53 days, the forecasts were 50% better than just using your average."),
      (53, 10, 0.001, "Over 53 days, the forecasts were no better than just using your average."),
      (53, 10, -0.2, "Over 53 days, just using your average would have been 20% better."),
      (40, 0, nil, "No flare days in 40 days: too early to say how good the forecasts are."),
      (12, 3, nil, "Too early to say how good the forecasts are (12 of 30 days)."), (0, 0, nil, ""),
    ])
  func score(days: Int, flares: Int, skill: Double?, sentence: String) {
    let sentences = TodaySentences(format: TextFormatter(), isPast: false)
    var score = ForecastsToday.Score(kind: .ahead, days: days, flares: flares, skill: skill)
    #expect(sentences.score(score) == sentence)
    score.kind = .replayed
    let replayed = sentence.replacing("the forecasts were 50%", with: "forecasts would have been 50%")
    #expect(sentences.score(score) == replayed)
  }

  @Test("reasons that point the other way than the band have another heading")
  func heading() {
    var low = Sample.morning()
    low.forecasts.conditions[0].today.percent = 20
    low.forecasts.conditions[0].today.band = .low
    #expect(low.text().contains("\nWhat raises it: Your last few days"))
    low.forecasts.conditions[0].today.isRaised = false
    #expect(low.text().contains("\nWhy: Your last few days"))
    var high = Sample.morning()
    high.forecasts.conditions[0].today.isRaised = false
    #expect(high.text().contains("\nWhat lowers it: Your last few days"))
  }

  @Test(
    "the morning's number stands in the first answer where it moved by five points",
    arguments: [(96, false), (97, true)])
  func morning(percent: Int, isShown: Bool) {
    var sample = Sample.morning()
    var morning = sample.forecasts.conditions[0].today
    morning.kind = .morning
    morning.percent = percent
    sample.forecasts.conditions[0].morning = morning
    #expect(sample.text().contains("Updated after last night's sleep: 97%.") == isShown)
    sample.isFull = true
    #expect(sample.text().contains("Made last night: 92%. Updated after last night's sleep: \(percent)%."))
  }
}
