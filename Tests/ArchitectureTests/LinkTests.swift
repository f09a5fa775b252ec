import Testing

/// A host without a terminal links nothing of one, however far its links are followed.
@Suite struct LinkTests {
  @Test("the second host links no terminal, no command line and no module's commands")
  func secondHost() throws {
    let reached = Self.reached(try House.text("Package.swift"))
    #expect(reached.isSuperset(of: ["Composition", "Storage", "Onboarding", "Today", "Core", "grdb"]))
    #expect(Self.ofTerminals(reached).isEmpty)
  }

  @Test(
    "the rule notices a fault, also behind other modules",
    arguments: ["Console", "CommandLine", "OnboardingCommands", "CLI", "TestSupport"])
  func faultFed(_ name: String) throws {
    let manifest = try House.text("Package.swift")
    let faulty = manifest.replacing(
      #/"SecondHostTests",\s*uses: \[/#, with: "\"SecondHostTests\", uses: [\"\(name)\", ")
    #expect(faulty != manifest)
    #expect(!Self.ofTerminals(Self.reached(faulty)).isEmpty)
  }

  @Test("the rule notices a module that goes back to a terminal")
  func faultInModule() throws {
    let manifest = try House.text("Package.swift")
    let faulty = manifest.replacing(
      #/"Doctor", in: \.Features, uses: \[/#, with: "\"Doctor\", in: .Features, uses: [\"Console\", ")
    #expect(faulty != manifest)
    #expect(Self.ofTerminals(Self.reached(faulty)) == ["Console"])
  }

  private static func reached(_ manifest: String) -> Set<String> {
    guard let tree = try? LinkTree(manifest: manifest) else { return [] }
    return tree.reached(from: "SecondHostTests")
  }

  private static func ofTerminals(_ reached: Set<String>) -> Set<String> {
    reached.filter { ofTerminal.contains($0) || $0.hasSuffix("Commands") }
  }

  /// As the manifest calls them.
  private static let ofTerminal: Set<String> = ["Console", "CommandLine", "argumentParser"]
}
