import Testing

/// What a command saves, it saves in the one way that also throws away what an import left that was ended.
@Suite struct SavingTests {
  /// The way itself, what takes everything back, what is no command's change, and what only passes on.
  private static let excepted = [
    "Session/Environment.swift", "Importing/RehearsedJournal.swift", "Prediction/LearnerForecaster+CatchingUp.swift",
    "CLI/KeptChanges.swift",
  ]

  private static func goesAround(_ source: String) -> Bool {
    source.split(separator: "\n").contains { $0.contains(".write(") && $0.contains(", at: ") }
  }

  @Test("every command that saves goes through Environment.write")
  func sources() throws {
    let outside = House.sources.filter { path in
      !path.hasPrefix("Packages/Domain/") && !path.hasPrefix("Packages/Adapters/Storage/")
        && !Self.excepted.contains(where: path.hasSuffix)
    }
    #expect(outside.count > 300)
    for path in outside {
      #expect(try !Self.goesAround(House.text(path)), "\(path) writes to the journal by itself: use Environment.write")
    }
    for path in Self.excepted {
      #expect(try House.sources.filter { $0.hasSuffix(path) }.map(House.text).allSatisfy(Self.goesAround), "\(path)")
    }
  }

  @Test("the rule notices one that goes around it")
  func notices() {
    #expect(Self.goesAround("try journal.write(command, at: environment.now) { body }"))
    #expect(Self.goesAround("try session.journal.write(\"check-in draft\", at: session.environment.now) {"))
    #expect(!Self.goesAround("try environment.write(command, to: journal) { body }"))
  }
}
