// swift-tools-version: 6.2
import PackageDescription

/// Every module is one folder under `Packages/` and one under `Tests/`, declared by one line below, in the order of the layers that
/// `docs/architecture.md` draws: a module imports modules of lower layers only. `ArchitectureTests` holds this.
func module(
  _ name: String, uses dependencies: [Target.Dependency] = [], tests: [Target.Dependency] = [], excludes: [String] = []
) -> [Target] {
  let target = "Tracker\(name)"
  return [
    .target(name: target, dependencies: dependencies, path: "Packages/\(name)", exclude: excludes, swiftSettings: settings),
    .testTarget(
      name: "\(target)Tests", dependencies: [.byName(name: target)] + dependencies + tests, path: "Tests/\(name)Tests",
      swiftSettings: settings),
  ]
}

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

var targets: [Target] = []

// Layer 1: what the program knows nothing of.
targets += [
  .systemLibrary(
    name: "CLibYAML", path: "Packages/CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  .systemLibrary(name: "CZlib", path: "Packages/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
]
targets += module("YAML", uses: ["CLibYAML"])
targets += module("Archive", uses: ["CZlib"], tests: ["TrackerSimulation", "TrackerTestSupport"])

// Layer 2: the words and the pure rules; mathematics without a word of the domain.
targets += module("Core")
targets += module("Statistics")

// Layer 3: what learns a person's days; files that people write, read strictly.
targets += module("Learner", uses: ["TrackerCore", "TrackerStatistics"], tests: ["TrackerSimulation", "TrackerTestSupport"])
targets += module("Documents", uses: ["TrackerCore", "TrackerYAML"])

// Layer 4: shared tools on the core's words.
targets += module(
  "Packs", uses: ["TrackerCore", "TrackerDocuments", "TrackerYAML", "TrackerArchive"], tests: ["TrackerTestSupport"])
targets += module("Commands", uses: ["TrackerCore", argumentParser])
targets += module("Simulation", uses: ["TrackerCore", "TrackerStatistics"], tests: ["TrackerDiary", "TrackerTestSupport"])
targets += module("Diary", uses: ["TrackerCore", "TrackerDocuments", "TrackerYAML"])

// Layer 5: what the system can do; these never import each other.
targets += module("Storage", uses: ["TrackerCore", grdb], tests: ["TrackerTestSupport"])
targets += module("Logging", uses: ["TrackerCore", "TrackerCommands", argumentParser], tests: ["TrackerTestSupport"])
targets += module("CheckIn", uses: ["TrackerCore", "TrackerCommands", argumentParser], tests: ["TrackerTestSupport"])
targets += module(
  "Prediction", uses: ["TrackerCore", "TrackerStatistics", "TrackerLearner", "TrackerDiary", "TrackerCommands", argumentParser],
  tests: ["TrackerSimulation", "TrackerTestSupport"])
targets += module(
  "Settings", uses: ["TrackerCore", "TrackerDocuments", "TrackerYAML", "TrackerCommands", argumentParser], tests: ["TrackerTestSupport"])
targets += module(
  "Interchange", uses: ["TrackerCore", "TrackerDiary", "TrackerCommands", argumentParser], tests: ["TrackerTestSupport"])

// Layer 6: what a person runs: commands and read models.
targets += module(
  "Onboarding", uses: ["TrackerCore", "TrackerDocuments", "TrackerYAML", "TrackerCommands", argumentParser], tests: ["TrackerTestSupport"])
targets += module("Overview", uses: ["TrackerCore", "TrackerCommands", argumentParser], tests: ["TrackerTestSupport"])
targets += module(
  "PackTools", uses: ["TrackerCore", "TrackerDocuments", "TrackerPacks", "TrackerCommands", argumentParser], tests: ["TrackerTestSupport"])
targets += module(
  "Tuning",
  uses: [
    "TrackerCore", "TrackerDocuments", "TrackerYAML", "TrackerPacks", "TrackerStatistics", "TrackerLearner", "TrackerSimulation",
    "TrackerCommands", argumentParser,
  ],
  tests: ["TrackerTestSupport"])
targets += module("Demo", uses: ["TrackerCore", "TrackerSimulation", "TrackerCommands", argumentParser], tests: ["TrackerTestSupport"])

// Layer 7: the composition root.
targets += module(
  "CLI",
  uses: [
    "TrackerCore", "TrackerCommands", "TrackerPacks", "TrackerStorage", "TrackerLogging", "TrackerCheckIn", "TrackerPrediction",
    "TrackerSettings", "TrackerInterchange", "TrackerOnboarding", "TrackerOverview", "TrackerPackTools", "TrackerTuning", "TrackerDemo",
    argumentParser,
  ], excludes: ["Main"])
targets += [
  .executableTarget(name: "symptoms", dependencies: ["TrackerCLI"], path: "Packages/CLI/Main", swiftSettings: settings)
]

// Tests of the whole.
targets += [
  .testTarget(name: "ArchitectureTests", dependencies: ["TrackerPacks"], path: "Tests/ArchitectureTests", swiftSettings: settings),
  .testTarget(
    name: "PackTests",
    dependencies: [
      "TrackerCLI", "TrackerCore", "TrackerDiary", "TrackerDocuments", "TrackerPacks", "TrackerPrediction", "TrackerTestSupport",
    ],
    path: "Tests/PackTests",
    swiftSettings: settings),
  .testTarget(
    name: "TranscriptTests", dependencies: ["TrackerCLI", "TrackerCommands", "TrackerCore", "TrackerSimulation"],
    path: "Tests/TranscriptTests", exclude: [], swiftSettings: settings),
  .testTarget(
    name: "ProgramTests", dependencies: ["symptoms", "TrackerCore", "TrackerStorage", "TrackerSimulation"], path: "Tests/ProgramTests",
    swiftSettings: settings),
]

// Imported by tests alone.
targets += [
  .target(
    name: "TrackerTestSupport",
    dependencies: [
      "TrackerArchive", "TrackerCore", "TrackerCommands", "TrackerPacks", "TrackerSimulation", "TrackerYAML", argumentParser,
    ],
    path: "Packages/TestSupport",
    swiftSettings: settings)
]

let package = Package(
  name: "symptom-tracker",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "symptoms", targets: ["symptoms"])]
    // For the bench and the fuzzer, which are packages of their own.
    + ["CLI", "Commands", "Core", "Learner", "Packs", "Prediction", "Simulation", "Statistics", "TestSupport"].map {
      .library(name: "Tracker\($0)", targets: ["Tracker\($0)"])
    },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.5.0"),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
