// swift-tools-version: 6.2
import PackageDescription

// What the bench needs beside the program. A package of its own, so that building and testing the program never waits
// for it. The name is given because the folder of a checkout may be called anything.
let package = Package(
  name: "bench",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "symptom-tracker", path: "../..")],
  targets: [
    .executableTarget(
      name: "fill",
      dependencies: [
        .product(name: "TrackerComposition", package: "symptom-tracker"),
        .product(name: "TrackerApplication", package: "symptom-tracker"),
        .product(name: "TrackerCore", package: "symptom-tracker"),
        .product(name: "TrackerSimulation", package: "symptom-tracker"),
        .product(name: "TrackerStatistics", package: "symptom-tracker"),
      ]),
    .executableTarget(
      name: "measure",
      dependencies: [
        .product(name: "TrackerComposition", package: "symptom-tracker"),
        .product(name: "TrackerApplication", package: "symptom-tracker"),
        .product(name: "TrackerCore", package: "symptom-tracker"),
        .product(name: "TrackerPacks", package: "symptom-tracker"),
      ]),
    .executableTarget(
      name: "words",
      dependencies: [
        .product(name: "TrackerComposition", package: "symptom-tracker"),
        .product(name: "TrackerApplication", package: "symptom-tracker"),
        .product(name: "TrackerCore", package: "symptom-tracker"),
      ]),
    .executableTarget(
      name: "attainable",
      dependencies: [
        .product(name: "TrackerCore", package: "symptom-tracker"),
        .product(name: "TrackerLearner", package: "symptom-tracker"),
        .product(name: "TrackerSimulation", package: "symptom-tracker"),
        .product(name: "TrackerStatistics", package: "symptom-tracker"),
        .product(name: "TrackerTestSupport", package: "symptom-tracker"),
      ]),
    .executableTarget(
      name: "diaries",
      dependencies: [
        .product(name: "TrackerSimulation", package: "symptom-tracker"),
        .product(name: "TrackerTestSupport", package: "symptom-tracker"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
