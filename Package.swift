// swift-tools-version: 6.2
import PackageDescription

/// Every module is one folder under `Packages/<layer>/` and one under `Tests/`, declared by one line below, which makes
/// its library and its tests. A module imports modules of the layers that come first in this file; in Base, Domain,
/// Files, Application and Hosts also siblings that stand before it. `ArchitectureTests` reads this file and holds every
/// import to it.
///
/// - Parameters:
///   - uses: Modules of ours.
///   - linking: Libraries of others.
///   - tests: Modules that only the tests use.
func module(
  _ name: String, in layer: Layer, uses: [String] = [], linking: [Target.Dependency] = [], tests: [String] = [],
  excludes: [String] = []
) -> [Target] {
  let dependencies = uses.map(ours) + linking
  return [
    .target(
      name: "Tracker\(name)", dependencies: dependencies, path: "Packages/\(layer)/\(name)", exclude: excludes,
      swiftSettings: settings),
    .testTarget(
      name: "Tracker\(name)Tests", dependencies: [ours(name)] + dependencies + tests.map(ours),
      path: "Tests/\(name)Tests",
      swiftSettings: settings),
  ]
}

/// The folders of `Packages/`, from the one that everything may import to the one that nothing imports.
enum Layer { case Base, Domain, Files, Application, Adapters, Capabilities, Features, Hosts }

/// Libraries of the system.
func systemLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> [Target] {
  [
    .systemLibrary(
      name: name, path: "Packages/Base/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
  ]
}

/// Tests of the whole.
func tests(_ name: String, uses: [String], linking: [Target.Dependency] = []) -> [Target] {
  [
    .testTarget(
      name: name, dependencies: uses.map(ours) + linking, path: "Tests/\(name)", swiftSettings: settings)
  ]
}

func ours(_ name: String) -> Target.Dependency { .byName(name: "Tracker\(name)") }

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let targets: [[Target]] = [
  // Base: what knows nothing of the program.
  systemLibrary("CLibYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
  systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
  module("Hashing", in: .Base),
  module("YAML", in: .Base, linking: ["CLibYAML"]),
  module("Archive", in: .Base, linking: ["CZlib"], tests: ["Simulation", "TestSupport"]),
  module("Statistics", in: .Base, uses: ["Hashing"]),

  // Domain: the words of the program and its pure rules.
  module("Core", in: .Domain),
  module("Learner", in: .Domain, uses: ["Core", "Statistics"], tests: ["Simulation", "TestSupport"]),

  // Files: what people write in files, read strictly.
  module("StrictYAML", in: .Files, uses: ["Core", "YAML"]),
  module("DiaryCSV", in: .Files, uses: ["Core", "StrictYAML", "YAML"]),
  module("Packs", in: .Files, uses: ["Core", "Hashing", "StrictYAML", "YAML"], tests: ["TestSupport"]),
  module("PackQuality", in: .Files, uses: ["Core", "StrictYAML", "YAML", "Packs"], tests: ["TestSupport"]),
  module("PackSchema", in: .Files, uses: ["Core", "StrictYAML", "Packs", "PackQuality"], tests: ["TestSupport"]),
  module(
    "PackInstall", in: .Files, uses: ["Core", "StrictYAML", "YAML", "Archive", "Packs", "PackQuality"],
    tests: ["TestSupport"]),

  // Application: what every host and every module above needs.
  module("Commands", in: .Application, uses: ["Core"], linking: [argumentParser]),
  module("Simulation", in: .Application, uses: ["Core", "Statistics"], tests: ["DiaryCSV", "TestSupport"]),

  // Adapters: ways in and out.
  module("Storage", in: .Adapters, uses: ["Core"], linking: [grdb], tests: ["TestSupport"]),

  // Capabilities: what the system can do.
  module("Logging", in: .Capabilities, uses: ["Core", "Commands"], linking: [argumentParser], tests: ["TestSupport"]),
  module("CheckIn", in: .Capabilities, uses: ["Core", "Commands"], linking: [argumentParser], tests: ["TestSupport"]),
  module(
    "Prediction", in: .Capabilities, uses: ["Core", "Statistics", "Learner", "DiaryCSV", "Commands"],
    linking: [argumentParser], tests: ["Simulation", "TestSupport"]),
  module(
    "Settings", in: .Capabilities, uses: ["Core", "StrictYAML", "YAML", "Commands"], linking: [argumentParser],
    tests: ["TestSupport"]),

  // Features: what a person asks for; they reach capabilities and adapters through what Application declares.
  module(
    "Interchange", in: .Features, uses: ["Core", "Hashing", "DiaryCSV", "Commands"], linking: [argumentParser],
    tests: ["TestSupport"]),
  module(
    "Onboarding", in: .Features, uses: ["Core", "StrictYAML", "YAML", "Commands"], linking: [argumentParser],
    tests: ["TestSupport"]),
  module("Today", in: .Features, uses: ["Core", "Commands"], linking: [argumentParser], tests: ["TestSupport"]),
  module(
    "PackTools", in: .Features,
    uses: ["Core", "StrictYAML", "Packs", "PackQuality", "PackSchema", "PackInstall", "Commands"],
    linking: [argumentParser], tests: ["TestSupport"]),
  module(
    "Tuning", in: .Features,
    uses: ["Core", "StrictYAML", "YAML", "Packs", "PackQuality", "Statistics", "Learner", "Simulation", "Commands"],
    linking: [argumentParser], tests: ["TestSupport"]),
  module(
    "Demo", in: .Features, uses: ["Core", "Simulation", "Commands"], linking: [argumentParser], tests: ["TestSupport"]),

  // Hosts: the whole, put together.
  module(
    "CLI", in: .Hosts,
    uses: [
      "Core", "Commands", "Packs", "Storage", "Logging", "CheckIn", "Prediction", "Settings", "Interchange",
      "Onboarding",
      "Today", "PackTools", "Tuning", "Demo",
    ],
    linking: [argumentParser], excludes: ["Main"]),
  [
    .executableTarget(
      name: "symptoms", dependencies: [ours("CLI")], path: "Packages/Hosts/CLI/Main", swiftSettings: settings)
  ],

  // Tests of the whole.
  tests("ArchitectureTests", uses: ["Packs"]),
  tests(
    "PackTests",
    uses: [
      "CLI", "Core", "DiaryCSV", "StrictYAML", "Packs", "PackQuality", "PackSchema", "Prediction", "TestSupport",
    ]),
  tests("TranscriptTests", uses: ["CLI", "Commands", "Core", "Simulation"], linking: [grdb]),
  tests("ProgramTests", uses: ["Core", "Storage", "Simulation"], linking: ["symptoms"]),

  // Imported by tests alone.
  [
    .target(
      name: "TrackerTestSupport",
      dependencies: ["Archive", "Core", "Commands", "Packs", "PackQuality", "PackInstall", "Simulation", "YAML"].map(
        ours) + [argumentParser],
      path: "Packages/TestSupport",
      swiftSettings: settings)
  ],
]

let package = Package(
  name: "symptom-tracker",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "symptoms", targets: ["symptoms"])]
    // For the bench and the fuzzer, which are packages of their own.
    + [
      "CLI", "Commands", "Core", "Learner", "Packs", "PackQuality", "Prediction", "Simulation", "Statistics",
      "TestSupport",
    ].map {
      .library(name: "Tracker\($0)", targets: ["Tracker\($0)"])
    },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.5.0"),
  ],
  targets: targets.flatMap { $0 },
  swiftLanguageModes: [.v6]
)
