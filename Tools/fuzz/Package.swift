// swift-tools-version: 6.2
import PackageDescription

// What throws odd bytes at the readers of packs and of files of other programs. A package of its own, so that building
// and testing the program never waits for it. The name is given because a checkout's folder may be called anything.
let tracker = [
  "Application", "AppleHealth", "Archive", "Composition", "Core", "Packs", "PackQuality", "Prediction", "TestSupport",
  "XMLStream",
].map {
  Target.Dependency.product(name: "Tracker\($0)", package: "symptom-tracker")
}

let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "symptom-tracker", path: "../..")],
  targets: [
    .target(name: "Readers", dependencies: tracker),
    // libFuzzer brings its main function: this one is only ever built with `-sanitize=fuzzer`, by `run`.
    .executableTarget(name: "fuzz", dependencies: ["Readers"]),
    .executableTarget(name: "replay", dependencies: ["Readers"]),
    .executableTarget(name: "seeds", dependencies: ["Readers"] + tracker),
  ],
  swiftLanguageModes: [.v6]
)
