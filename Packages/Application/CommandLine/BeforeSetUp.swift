import TrackerApplication
import TrackerCore

/// What a command does for somebody who is not set up yet.
///
/// Its sentence says what the command will be there for: `Here you'll see all your flares.` `You're not set up
/// yet.` follows it, so it must be short enough for both to fit on one line.
public enum BeforeSetUp: Sendable {
  /// The command needs no set-up.
  case works
  /// The command shows or does nothing yet.
  case explains(Phrase)
  /// The command does not save what it was given.
  case savesNothing(Phrase)

  /// The command's own answer; nil where it needs no set-up.
  var failure: Failure? {
    switch self {
    case .works: nil
    case .explains(let purpose): answer("{purpose} You're not set up yet.", purpose)
    case .savesNothing(let purpose): answer("{purpose} Nothing was saved: you're not set up yet.", purpose)
    }
  }

  private func answer(_ message: Phrase, _ purpose: Phrase) -> Failure {
    Failure(.validation, message, ["purpose": purpose], recovery: .howToSetUp)
  }
}

extension TrackerCommand {
  /// Does something; where it needs a set-up and nobody is set up, the command says what it will be there for.
  ///
  /// - Throws: what the body throws.
  func explainingSetUp(_ body: () throws -> Void) throws {
    do { try body() } catch let failure as Failure where failure == .notSetUp {
      throw beforeSetUp.failure ?? failure
    }
  }
}
