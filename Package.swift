// swift-tools-version: 6.2
import PackageDescription

/// Every module is one folder under `Packages/<layer>/` and one under `Tests/`, declared by one line below, which makes
/// its library and its tests. A module imports modules of the layers that come first in this file; in Base, Domain,
/// Files, Application and Hosts also siblings that stand before it. `ArchitectureTests` reads this file and holds every
/// import to it. Modules of Adapters, Capabilities and Features plug in: Composition links all of them, and CLI their
/// commands.
///
/// - Parameters:
///   - uses: Modules of ours.
///   - linking: Libraries of others.
///   - commands: The modules that its commands use besides; nil where it has no folder `Commands/`. The commands are a
///     library of their own, so that a host without a terminal links none of them.
///   - tests: Modules that only the tests use.
func module(
  _ name: String, in layer: Layer, uses: [String] = [], linking: [Target.Dependency] = [], commands: [String]? = nil,
  tests: [String] = [], excludes: [String] = []
) -> [Target] {
  let folder = "Packages/\(layer)/\(name)"
  let own = uses.map(ours) + linking
  let ofCommands = commands.map { ["CommandLine", "Console"].map(ours) + $0.map(ours) + [argumentParser] }
  let both = [ours(name)] + (ofCommands.map { $0 + [ours("\(name)Commands")] } ?? [])
  return [
    .target(
      name: "Tracker\(name)", dependencies: own, path: folder,
      exclude: excludes + (commands == nil ? [] : ["Commands"]),
      swiftSettings: settings + layer.settings)
  ]
    + (ofCommands.map { dependencies in
      [
        .target(
          name: "Tracker\(name)Commands", dependencies: [ours(name)] + own + dependencies, path: "\(folder)/Commands",
          swiftSettings: settings)
      ]
    } ?? []) + [
      .testTarget(
        name: "Tracker\(name)Tests", dependencies: both + own + tests.map(ours), path: "Tests/\(name)Tests",
        swiftSettings: settings)
    ]
}

/// The folders of `Packages/`, from the one that everything may import to the one that nothing imports.
enum Layer {
  case Base, Domain, Files, Application, Adapters, Capabilities, Features, Hosts

  /// The lowest three read and check packs, and learn. Tests do that all the time: with these optimised in debug
  /// builds, too, replaying the transcripts takes 40% less.
  var settings: [SwiftSetting] {
    [.Base, .Domain, .Files].contains(self) ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []
  }
}

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
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let log = Target.Dependency.product(name: "Logging", package: "swift-log")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

let modules: [[Target]] = [
  // Base: what knows nothing of the program.
  systemLibrary("CLibYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
  systemLibrary("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
  systemLibrary("CLibXML", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
  module("Hashing", in: .Base, linking: [crypto]),
  module("ExclusiveLock", in: .Base),
  module("YAML", in: .Base, linking: ["CLibYAML"], tests: ["Statistics"]),
  module("Archive", in: .Base, linking: ["CZlib"], tests: ["Statistics", "TestSupport"]),
  module("XMLStream", in: .Base, linking: ["CLibXML"]),
  module("Statistics", in: .Base, uses: ["Hashing"]),
  module("Seal", in: .Base, linking: [crypto, cryptoExtras]),

  // Domain: the words of the program and its pure rules.
  module("Core", in: .Domain, uses: ["Hashing"], tests: ["Statistics"]),
  module("EntryLanguage", in: .Domain, uses: ["Core"]),
  module("Sentiment", in: .Domain),
  module("Charts", in: .Domain, uses: ["Core"], tests: ["TestSupport"]),
  module("PatternEngine", in: .Domain, uses: ["Statistics"]),
  module("Learner", in: .Domain, uses: ["Core", "Statistics"], tests: ["Simulation", "TestSupport"]),

  // Files: what people write in files, read strictly.
  module("StrictYAML", in: .Files, uses: ["Core", "YAML"]),
  module("InputFiles", in: .Files, uses: ["Core"]),
  module("JSONReading", in: .Files, uses: ["Core"], tests: ["Statistics"]),
  module("ForeignDatabase", in: .Files, uses: ["Core"], linking: [grdb], tests: ["TestSupport"]),
  module("DiaryCSV", in: .Files, uses: ["Core", "StrictYAML", "YAML", "InputFiles"], tests: ["Statistics"]),
  module("Packs", in: .Files, uses: ["Core", "Hashing", "StrictYAML", "YAML"], tests: ["TestSupport"]),
  module(
    "PackQuality", in: .Files, uses: ["Core", "EntryLanguage", "StrictYAML", "YAML", "Packs"], tests: ["TestSupport"]),
  module(
    "PackSchema", in: .Files, uses: ["Core", "StrictYAML", "DiaryCSV", "Packs", "PackQuality"], tests: ["TestSupport"]),
  module(
    "PackInstall", in: .Files,
    uses: ["Core", "ExclusiveLock", "StrictYAML", "YAML", "Archive", "Packs", "PackQuality"],
    tests: ["TestSupport"]),

  // Application: what every host and every module above needs.
  module(
    "Application", in: .Application,
    uses: [
      "Core", "Archive", "Charts", "EntryLanguage", "ExclusiveLock", "Hashing", "Statistics", "DiaryCSV", "Packs",
    ],
    linking: [log],
    tests: ["TestSupport"]),
  module("HealthSamples", in: .Application, uses: ["Core", "EntryLanguage", "Application"], tests: ["TestSupport"]),
  module("Pages", in: .Application, uses: ["Core", "Charts", "Application"], tests: ["TestSupport"]),
  module("Console", in: .Application, uses: ["Core", "Charts", "Application"], tests: ["TestSupport"]),
  module("CommandLine", in: .Application, uses: ["Core", "Application", "Console"], linking: [argumentParser]),
  module("Simulation", in: .Application, uses: ["Core", "Statistics"], tests: ["DiaryCSV", "TestSupport"]),

  // Adapters: ways in and out.
  module(
    "Storage", in: .Adapters, uses: ["Core", "ExclusiveLock", "Hashing", "Packs", "Application"],
    linking: [grdb],
    tests: ["Statistics", "TestSupport"]),
  module(
    "ImportCSV", in: .Adapters, uses: ["Core", "EntryLanguage", "Hashing", "InputFiles", "DiaryCSV", "Application"],
    commands: [],
    tests: ["Packs", "Logging", "LoggingCommands", "CheckIn", "Medicines", "TestSupport"]),
  module(
    "ImportApps", in: .Adapters,
    uses: ["Core", "Archive", "EntryLanguage", "Hashing", "InputFiles", "JSONReading", "DiaryCSV", "Application"],
    commands: [],
    tests: ["CheckIn", "Cycle", "Logging", "Medicines", "Packs", "Reflections", "TestSupport", "Trackables", "Vitals"]),
  module(
    "WholeJournal", in: .Adapters, uses: ["Core", "InputFiles", "JSONReading", "Application"], commands: [],
    tests: ["Logging", "LoggingCommands", "TestSupport"]),
  module(
    "AppleHealth", in: .Adapters,
    uses: ["Core", "Archive", "Hashing", "XMLStream", "Application", "HealthSamples"], commands: [],
    tests: ["Cycle", "Logging", "Packs", "Settings", "TestSupport", "Trackables", "Vitals"]),
  module(
    "ActivityWatch", in: .Adapters, uses: ["Core", "InputFiles", "JSONReading", "DiaryCSV", "Application"],
    commands: [], tests: ["Logging", "LoggingCommands", "Screen", "ScreenCommands", "TestSupport"]),
  module(
    "HealthConnect", in: .Adapters,
    uses: ["Core", "Archive", "ForeignDatabase", "Application", "HealthSamples"], commands: [],
    tests: ["Cycle", "Logging", "LoggingCommands", "TestSupport", "Vitals"]),
  module(
    "FHIR", in: .Adapters, uses: ["Core", "Hashing", "Application"], commands: [],
    tests: ["CheckIn", "CheckInCommands", "Logging", "LoggingCommands", "Medicines", "TestSupport"]),
  module(
    "OpenMHealth", in: .Adapters, uses: ["Core", "Hashing", "Application"], commands: [],
    tests: ["Logging", "LoggingCommands", "TestSupport", "Vitals"]),

  // Capabilities: what the system can do.
  module(
    "Logging", in: .Capabilities, uses: ["Core", "EntryLanguage", "Application"], commands: [],
    tests: ["Medicines", "Reflections", "Statistics", "TestSupport", "Trackers", "Vitals"]),
  module(
    "CheckIn", in: .Capabilities, uses: ["Core", "EntryLanguage", "Application"], commands: [],
    tests: ["Logging", "LoggingCommands", "TestSupport"]),
  module(
    "Prediction", in: .Capabilities,
    uses: [
      "Core", "Charts", "EntryLanguage", "Statistics", "PatternEngine", "Learner", "DiaryCSV", "Application",
    ], commands: [],
    tests: ["Simulation", "TestSupport"]),
  module(
    "Coaching", in: .Capabilities, uses: ["Core", "Application"], commands: [], tests: ["Logging", "TestSupport"]),
  module(
    "Reminders", in: .Capabilities,
    uses: ["Core", "EntryLanguage", "ExclusiveLock", "Hashing", "Packs", "Application"], commands: [],
    tests: ["LoggingCommands", "SettingsCommands", "Settings", "Logging", "Statistics", "TestSupport"]),
  module(
    "Goals", in: .Capabilities, uses: ["Core", "EntryLanguage", "Hashing", "Statistics", "Application"], commands: [],
    tests: ["Logging", "Packs", "Screen", "TestSupport", "Vitals"]),
  module(
    "Settings", in: .Capabilities,
    uses: ["Core", "ExclusiveLock", "StrictYAML", "YAML", "InputFiles", "Application"], commands: [],
    tests: ["TestSupport"]),
  module("Usage", in: .Capabilities, uses: ["Core", "Application"], commands: []),
  module(
    "Reflections", in: .Capabilities,
    uses: ["Core", "EntryLanguage", "ExclusiveLock", "Sentiment", "Application"], commands: [],
    tests: ["Storage", "Logging", "LoggingCommands", "TestSupport"]),
  module(
    "Vitals", in: .Capabilities, uses: ["Core", "Application"],
    tests: ["CommandLine", "EntryLanguage", "Logging", "LoggingCommands", "TestSupport"]),
  module(
    "Cycle", in: .Capabilities, uses: ["Core", "Application"], commands: [],
    tests: ["EntryLanguage", "Logging", "LoggingCommands", "TestSupport"]),
  module(
    "Trackers", in: .Capabilities, uses: ["Core", "Statistics", "Application"], commands: [],
    tests: ["Goals", "GoalsCommands", "Logging", "LoggingCommands", "Reflections", "Vitals", "TestSupport"]),
  module(
    "Fasting", in: .Capabilities, uses: ["Core", "EntryLanguage", "Application"], commands: [],
    tests: ["Logging", "LoggingCommands", "TestSupport"]),
  module(
    "Tags", in: .Capabilities, uses: ["Core", "Application"], commands: [],
    tests: [
      "CheckIn", "CheckInCommands", "ImportCSV", "ImportCSVCommands", "Logging", "LoggingCommands", "Reflections",
      "ReflectionsCommands", "TestSupport", "WholeJournal", "WholeJournalCommands",
    ]),
  module(
    "Trackables", in: .Capabilities, uses: ["Core", "Application"], commands: [],
    tests: [
      "Goals", "ImportCSV", "ImportCSVCommands", "Logging", "LoggingCommands", "Trackers", "TrackersCommands",
      "TestSupport", "WholeJournal", "WholeJournalCommands",
    ]),
  module(
    "Favourites", in: .Capabilities, uses: ["Core", "EntryLanguage", "Application"], commands: [],
    tests: ["Logging", "LoggingCommands", "Medicines", "TestSupport"]),
  module(
    "Weather", in: .Capabilities, uses: ["Core", "Application"],
    tests: ["EntryLanguage", "Logging", "LoggingCommands", "TestSupport"]),
  module(
    "Medicines", in: .Capabilities, uses: ["Core", "EntryLanguage", "Statistics", "Application"], commands: [],
    tests: ["Logging", "LoggingCommands", "TestSupport"]),
  module(
    "Attachments", in: .Capabilities, uses: ["Core", "ExclusiveLock", "Hashing", "Application"], commands: [],
    tests: [
      "Logging", "LoggingCommands", "Settings", "Storage", "TestSupport", "WholeJournal", "WholeJournalCommands",
    ]),
  module(
    "Profile", in: .Capabilities, uses: ["Core", "EntryLanguage", "Application"], commands: [],
    tests: ["CheckIn", "CheckInCommands", "Logging", "LoggingCommands", "Vitals", "Weather", "TestSupport"]),
  module(
    "Patterns", in: .Capabilities,
    uses: ["Core", "Charts", "EntryLanguage", "Statistics", "PatternEngine", "InputFiles", "DiaryCSV", "Application"],
    commands: [],
    tests: [
      "CheckIn", "CheckInCommands", "Logging", "LoggingCommands", "Medicines", "Packs", "Reflections", "Simulation",
      "Tags", "Trackables", "Vitals", "Weather", "TestSupport",
    ]),
  module(
    "Trends", in: .Capabilities, uses: ["Core", "Charts", "Statistics", "Application"], commands: [],
    tests: [
      "CheckIn", "CheckInCommands", "Logging", "LoggingCommands", "Medicines", "Packs", "Trackables", "TestSupport",
    ]),
  module(
    "Health", in: .Capabilities, uses: ["Core", "Charts", "Statistics", "Application"], commands: [],
    tests: ["Coaching", "Goals", "Logging", "LoggingCommands", "Vitals", "TestSupport"]),
  module(
    "Imports", in: .Capabilities, uses: ["Core", "Application"], commands: [], tests: ["EntryLanguage", "TestSupport"]),
  module(
    "Screen", in: .Capabilities, uses: ["Core", "Application"], commands: [],
    tests: ["EntryLanguage", "Logging", "LoggingCommands", "TestSupport"]),

  // Features: what a person asks for; they reach capabilities and adapters through what Application declares.
  module(
    "Onboarding", in: .Features,
    uses: ["Core", "ExclusiveLock", "StrictYAML", "YAML", "InputFiles", "Application"], commands: [],
    tests: ["Packs", "Profile", "TestSupport"]),
  module(
    "Hub", in: .Features, uses: ["Core", "Application"], commands: [],
    tests: ["Logging", "Vitals", "TestSupport"]),
  module(
    "Today", in: .Features, uses: ["Core", "Application"], commands: [],
    tests: ["TestSupport", "Prediction", "CheckIn", "Logging"]),
  module(
    "Timeline", in: .Features, uses: ["Core", "Application"], commands: [],
    tests: ["CheckIn", "CheckInCommands", "Logging", "LoggingCommands", "Medicines", "TestSupport"]),
  module(
    "Backups", in: .Features, uses: ["Core", "Application", "ExclusiveLock", "Hashing", "Archive", "Seal"],
    commands: [], tests: ["Storage", "Settings", "TestSupport"]),
  module(
    "Reports", in: .Features, uses: ["Core", "Application", "Pages"], commands: [],
    tests: [
      "CheckIn", "CheckInCommands", "Coaching", "FHIR", "Goals", "Health", "Logging", "LoggingCommands", "Medicines",
      "MedicinesCommands", "Packs", "Patterns", "Prediction", "Profile", "Reflections", "Settings", "TestSupport",
      "Trackers",
    ]),
  module("Erase", in: .Features, uses: ["Core", "Application"], commands: [], tests: ["TestSupport"]),
  module("Doctor", in: .Features, uses: ["Core", "Application"], commands: [], tests: ["TestSupport"]),
  module(
    "PackTools", in: .Features,
    uses: ["Core", "StrictYAML", "InputFiles", "Packs", "PackQuality", "PackSchema", "PackInstall", "Application"],
    commands: [], tests: ["TestSupport"]),
  module(
    "Tuning", in: .Features,
    uses: [
      "Core", "ExclusiveLock", "StrictYAML", "YAML", "Packs", "PackQuality", "Statistics", "Learner", "Application",
    ],
    commands: [], tests: ["TestSupport"]),
  module(
    "Demo", in: .Features, uses: ["Core", "Packs", "Simulation", "Application"], commands: [], tests: ["TestSupport"]),
]

/// What plugs in: the targets of these layers.
let pluggedIn = modules.joined().filter { target in
  ["Adapters", "Capabilities", "Features"].contains { target.path?.hasPrefix("Packages/\($0)/") == true }
}

/// The modules that plug in; the composition root lists them.
let plugIns = pluggedIn.filter { !isCommands($0) }.map { Target.Dependency.byName(name: $0.name) }

/// Their commands; the program lists them.
let commandsOfPlugIns = pluggedIn.filter(isCommands).map { Target.Dependency.byName(name: $0.name) }

func isCommands(_ target: Target) -> Bool { target.path?.hasSuffix("/Commands") == true }

let whole: [[Target]] = [
  // Hosts: the whole, put together.
  module(
    "Composition", in: .Hosts, uses: ["Core", "EntryLanguage", "Packs", "Application"], linking: plugIns,
    tests: ["Simulation", "Statistics", "TestSupport"]),
  module(
    "CLI", in: .Hosts,
    uses: ["Core", "EntryLanguage", "Application", "Console", "CommandLine", "Favourites", "Settings", "Composition"],
    linking: commandsOfPlugIns + [argumentParser], tests: ["Logging", "TestSupport"], excludes: ["Main"]),
  [
    .executableTarget(
      name: "symptoms", dependencies: [ours("CLI")], path: "Packages/Hosts/CLI/Main", swiftSettings: settings)
  ],

  // Tests of the whole.
  tests("ArchitectureTests", uses: ["Core", "Packs"]),
  tests("SecondHostTests", uses: ["Composition", "Application", "Core", "Logging", "Onboarding", "Today"]),
  tests(
    "PackTests",
    uses: [
      "Composition", "Application", "Core", "DiaryCSV", "StrictYAML", "Packs", "PackQuality", "PackSchema",
      "Prediction", "TestSupport",
    ]),
  tests(
    "TranscriptTests", uses: ["CLI", "Composition", "Application", "Console", "CommandLine", "Core", "TestSupport"],
    linking: [grdb]),
  tests("ProgramTests", uses: ["Core", "Storage", "Statistics", "TestSupport"], linking: ["symptoms", grdb]),

  // What tries to make the program lose something; a step of Tools/check runs a little of it.
  [
    .executableTarget(
      name: "torture", dependencies: ["Core", "Storage", "Statistics"].map(ours), path: "Tools/torture/Sources",
      swiftSettings: settings)
  ],

  // Imported by tests alone.
  [
    .target(
      name: "TrackerTestSupport",
      dependencies: [
        "Archive", "Core", "Application", "Console", "CommandLine", "Packs", "PackQuality", "PackInstall", "Simulation",
        "Statistics", "YAML",
      ].map(ours) + [argumentParser],
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
      "Application", "AppleHealth", "Archive", "Composition", "Core", "Learner", "Packs", "PackQuality", "Prediction",
      "Simulation", "Statistics", "TestSupport", "XMLStream",
    ].map {
      .library(name: "Tracker\($0)", targets: ["Tracker\($0)"])
    },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: (modules + whole).flatMap { $0 },
  swiftLanguageModes: [.v6]
)
