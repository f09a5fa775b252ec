import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerVitals

@testable import TrackerLoggingCommands
@testable import TrackerProfile
@testable import TrackerProfileCommands

@Suite("What `profile` shows, and what follows from it")
struct ProfileViewTests {
  private var world: ProfileWorld

  init() throws { world = try ProfileWorld() }

  private func show() throws -> String { try world.world.run(ProfileShowCommand.self) }

  @Test("every part stands there with what it is used for, also where it was not given")
  func uses() throws {
    let text = try show()
    for field in ProfileField.allCases {
      #expect(text.contains("\(field.title):") && text.contains(field.use.description), "\(field)")
    }
    #expect(text.contains("First name: Sam") && text.contains("Last name: not given"))
    #expect(!text.contains("Body mass index") && !text.contains("What you suspect"))
  }

  @Test(
    "the age is in whole years",
    arguments: [
      ("1980-03-12", 46), ("1980-03-13", 45), ("2026-03-12", 0), ("2000-02-29", 26), ("1900-01-01", 126),
    ])
  func age(born: String, years: Int) throws {
    _ = try world.book.set(.birthDate, to: born)
    #expect(try world.book.answers().age(on: try world.world.context.session().today) == years)
    #expect(try show().contains("(age \(years))"))
  }

  @Test("height and weight give a number and its formula, and no word of what it means")
  func bodyMassIndex() throws {
    _ = try world.book.set(.height, to: "172cm")
    #expect(try world.book.show().bodyMassIndex == nil)
    _ = try world.book.set(.weight, to: "70kg")
    // 70 / 1.72² = 23.66
    #expect(abs(try #require(try world.book.show().bodyMassIndex) - 23.661) < 0.001)
    let text = try show()
    #expect(text.contains("Body mass index: 23.7. That is the weight in kg, divided twice by the height in metres."))
    for word in ["normal", "overweight", "obese", "healthy", "too "] { #expect(!text.contains(word)) }
  }

  @Test("a logged weight counts before that of the profile, whichever came later, and it says so")
  func loggedWeight() throws {
    _ = try world.book.set(.height, to: "200cm")
    _ = try world.book.set(.weight, to: "70kg")
    try world.world.run(LogCommand<WeightKind>.self, ["80kg", "day=2026-03-01"])
    try world.world.run(LogCommand<WeightKind>.self, ["60kg", "day=2026-02-01", "--yes"])
    #expect(try world.book.show().bodyMassIndex == 20)
    #expect(try show().contains("Weight: 80 kg, logged on Sunday 1 March"))
    let said = try world.world.run(ProfileSetCommand.self, ["weight", "75kg"])
    #expect(said.contains("Saved. Weight: 75 kg."))
    #expect(said.contains("Your logged weight of Sunday 1 March counts first."))
    #expect(try world.book.show().bodyMassIndex == 20)
    #expect(try world.kept(.weight) == .number(75), "what was set is kept")
  }

  private static let triggers: [(String, MetricID?)] = [
    ("Short sleep", "sleep.hours"), ("SHORT-SLEEP", "sleep.hours"), ("stress", "stress.level"),
    ("a lot of stress at work", "stress.level"), ("Sleep quality", "sleep.quality"),
    ("bad sleep quality", "sleep.quality"), ("carrot", "intake.carrot"), ("carrots", "intake.carrot"),
    ("too much toast", "food-group.crunchy"), ("prickle", "symptom.prickle"), ("stress.level", "stress.level"),
    ("short nights", "sleep.hours"), ("a short night", "sleep.hours"), ("kurze Nächte", "sleep.hours"),
    ("wind", "weather.wind"), ("windy days", "weather.wind"), ("Weather changes", "weather.pressure_change"),
    ("Luftdruck", "weather.pressure"), ("heat", "weather.temperature"), ("the wind from the west", "weather.wind"),
    ("something else", nil), ("…", nil), ("wind and heat", nil), ("the heat at work", "weather.temperature"),
  ]

  @Test(
    "a suspected trigger is a number to watch where one goes by its words, else it stays a text", arguments: triggers)
  func watched(text: String, metric: MetricID?) throws {
    _ = try world.book.set(.triggers, to: text)
    let session = try world.world.context.session()
    #expect(session.suspectedTriggers == [SuspectedTrigger(text: text, metric: metric)])
    if let metric { #expect(session.person.catalogue[metric] != nil) }
    let shown = try show()
    #expect(shown.contains(metric == nil ? "\(text): watched, and kept" : "\(text): watched. Your number for it is “"))
    #expect(shown.contains("This does not say that they make your days worse."))
  }

  @Test("what was written in one language stays the same number in another one")
  func otherLanguage() throws {
    _ = try world.book.set(.triggers, to: "Schlafqualität, Sleep quality")
    for language in ["en", "de"] as [LanguageTag] {
      var context = world.world.context
      context.environment.words = context.environment.registry.words(in: language)
      #expect(
        try context.session().suspectedTriggers.map(\.metric) == ["sleep.quality", "sleep.quality"], "\(language)")
    }
  }

  @Test("its JSON has every part, in the units in which they are kept")
  func json() throws {
    _ = try world.book.set(.height, to: "5ft8in")
    _ = try world.book.set(.triggers, to: "stress, something else")
    let text = try world.world.run(ProfileShowCommand.self, json: true)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let items = try #require(json["items"] as? [[String: Any]])
    #expect(json["schema"] as? String == "profile/1" && items.count == ProfileField.allCases.count)
    #expect(items.first { $0["field"] as? String == "height" }?["value"] as? Double == 172.72)
    let watched = try #require(json["watched"] as? [[String: Any]])
    #expect(watched.map { $0["metric"] as? String } == ["stress.level", nil])
  }
}
