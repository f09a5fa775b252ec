import TrackerApplication
import TrackerCore
import TrackerLogging
import TrackerTestSupport
import TrackerVitals
import TrackerWeather

@testable import TrackerProfile

/// A person with the sample condition, and what tests ask of their profile.
struct ProfileWorld {
  var world: TestWorld

  init(facts: PersonFacts? = TestWorld.facts) throws {
    world = try TestWorld(
      [LoggingModule.self, VitalsModule.self, WeatherModule.self, ProfileModule.self], facts: facts)
  }

  var book: ProfileBook { get throws { ProfileBook(try world.context.session()) } }

  func kept(_ field: ProfileField) throws -> JSONValue? { try book.answers()[field] }

  /// The message of the failure that a body ends with; nil where it does not.
  func message(of body: (ProfileBook) throws -> Void) throws -> String? {
    do {
      try body(try book)
      return nil
    } catch let failure as Failure { return failure.message.description }
  }

  /// The commands of the actions, the latest first, without the set-up.
  var actions: [String] {
    get throws { try world.journal.read { try $0.actions(limit: 50) }.map(\.command).dropLast() }
  }
}
