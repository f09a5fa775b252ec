// swift-tools-version: 6.2
import PackageDescription

/// Every module is one folder under `Packages/` and one under `Tests/`, declared by one line below, in the order of the layers that
/// `docs/architecture.md` draws: a module imports modules of lower layers only. `ArchitectureTests` holds this.
func module(_ name: String, uses dependencies: [Target.Dependency] = [], tests: [Target.Dependency] = []) -> [Target] {
  let target = "Tracker\(name)"
  return [
    .target(name: target, dependencies: dependencies, path: "Packages/\(name)", swiftSettings: settings),
    .testTarget(
      name: "\(target)Tests", dependencies: [.byName(name: target)] + dependencies + tests, path: "Tests/\(name)Tests",
      swiftSettings: settings),
  ]
}

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error), .enableUpcomingFeature("ExistentialAny")]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

var targets: [Target] = []

// Layer 1 and 2: words that know nothing of each other.
targets += module("Core")

let package = Package(
  name: "symptom-tracker",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.5.0"),
  ],
  targets: targets,
  swiftLanguageModes: [.v6]
)
