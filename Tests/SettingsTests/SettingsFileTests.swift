import TrackerApplication
import Foundation
import Testing
import TrackerApplication
import TrackerCore
import TrackerSettings

@Suite struct SettingsFileTests {
  static let definitions = [
    SettingsModule.colour, SettingsModule.dayStart,
    SettingDefinition(id: "page_size", about: "Days a page.", shape: .whole(5...50), defaultValue: "20"),
    SettingDefinition(id: "wide", about: "Wide.", shape: .bool, defaultValue: "false"),
  ]

  /// Runs a body with a settings file in a folder of its own, which goes afterwards.
  private func withFile(
    _ text: String? = nil, environment: [String: String] = [:], _ body: (SettingsFile) throws -> Void
  ) throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let file = SettingsFile(home: home, environment: environment, definitions: SettingsFileTests.definitions)
    if let text {
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
      try text.write(toFile: file.path, atomically: false, encoding: .utf8)
    }
    try body(file)
  }

  private func text(_ file: SettingsFile) -> String? { try? String(contentsOfFile: file.path, encoding: .utf8) }

  private var pageSize: SettingDefinition { SettingsFileTests.definitions[2] }
  private var wide: SettingDefinition { SettingsFileTests.definitions[3] }

  @Test("a language that is no longer offered means English, and says what the file says")
  func retired() throws {
    var registry = Registry([SettingsModule.self])
    registry.strings.add(StringCatalogue(SettingsModule.id, "de", [:]))
    let language = SettingsModule.language(registry)
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    try "language: de\n".write(toFile: "\(home)/settings.yaml", atomically: false, encoding: .utf8)
    let file = SettingsFile(home: home, environment: [:], definitions: [language])
    #expect(
      try file.value(of: language) == SettingValue(value: "en", origin: "settings.yaml, line 1", retired: "de"))
    #expect(throws: Failure.self) { try file.set("de", for: language) }
  }

  @Test("without a file everything is standard, and looking makes none")
  func missing() throws {
    try withFile { file throws in
      #expect(try file.value(of: SettingsModule.colour) == SettingValue(value: "auto", origin: "default"))
      #expect(!FileManager.default.fileExists(atPath: file.home))
    }
  }

  @Test("a value set is read back with its line, and going back to the standard leaves no file")
  func roundTrip() throws {
    try withFile { file throws in
      try file.set("never", for: SettingsModule.colour)
      try file.set("TRUE", for: wide)
      try file.set("7", for: pageSize)
      #expect(
        try file.value(of: SettingsModule.colour) == SettingValue(value: "never", origin: "settings.yaml, line 1"))
      #expect(try file.value(of: wide) == SettingValue(value: "true", origin: "settings.yaml, line 2"))
      #expect(try file.value(of: pageSize) == SettingValue(value: "7", origin: "settings.yaml, line 3"))
      for setting in [SettingsModule.colour, wide, pageSize] { try file.set(nil, for: setting) }
      #expect(text(file) == nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: file.home) == [])
    }
  }

  @Test("the file is its owner's alone")
  func permissions() throws {
    try withFile { file throws in
      try file.set("never", for: SettingsModule.colour)
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test(
    "comments and other lines stay when one setting changes",
    arguments: [
      ("# mine\ncolour: never # tired eyes\n\npage_size: 7\n", "# mine\ncolour: always # tired eyes\n\npage_size: 7\n"),
      ("page_size: 7\n# the end\n", "page_size: 7\n# the end\ncolour: always\n"),
      ("# only a comment\n", "# only a comment\ncolour: always\n"),
      ("page_size: 7", "page_size: 7\ncolour: always\n"),
      ("{page_size: 7, colour: never}\n", "colour: always\npage_size: 7\n"),
      ("colour:\n  never\npage_size: 7\n", "colour: always\npage_size: 7\n"),
    ])
  func editing(_ before: String, _ after: String) throws {
    try withFile(before) { file throws in
      try file.set("always", for: SettingsModule.colour)
      #expect(text(file) == after)
      #expect(try file.value(of: SettingsModule.colour).value == "always")
    }
  }

  @Test(
    "every fault of a file is told with its place, and nothing falls back in silence",
    arguments: [
      ("color: never\n", ["1:1 unknown-setting colour"]),
      ("colour: purple\npage_size: 99\n", ["1:9 setting-value", "2:12 setting-value"]),
      ("colour: nevr\n", ["1:9 setting-value never"]),
      ("page_size: [7]\n", ["1:12 setting-value"]),
      ("page_size:\n", ["1:11 setting-value"]),
      ("wide: yes\n", ["1:7 setting-value"]),
      ("day_start: 05:00\n", ["1:1 setting-scope"]),
      ("colour: auto\ncolour: never\n", ["2:1 yaml-duplicate-key"]),
      ("just text\n", ["1:1 settings-shape"]),
      ("colour: [never\n", ["2:1 yaml-syntax"]),
    ])
  func broken(_ text: String, _ expected: [String]) throws {
    try withFile(text) { file throws in
      let failure = #expect(throws: Failure.self) { try file.value(of: pageSize) }
      let shown = (failure?.diagnostics ?? []).map { fault in
        ["\(fault.place?.line ?? 0):\(fault.place?.column ?? 0)", fault.code, fault.nearest].compactMap { $0 }.joined(
          separator: " ")
      }
      #expect(shown == expected)
      #expect(failure?.diagnostics.allSatisfy { $0.place?.file == file.path } == true)
      #expect(failure?.recovery?.description.contains("settings reset") == true)
      #expect(throws: Failure.self) { try file.set("7", for: pageSize) }
      #expect(self.text(file) == text)
      try file.set(nil, for: pageSize)
      #expect(try file.value(of: pageSize).origin == "default")
      #expect(try String(contentsOfFile: file.path + ".broken", encoding: .utf8) == text)
    }
  }

  @Test(
    "a value that is not allowed is refused, with what is",
    arguments: [
      (0, "purple", "auto, always, never"), (2, "4", "5 to 50"), (2, "many", "5 to 50"), (3, "yes", "true, false"),
    ])
  func refusing(_ setting: Int, _ value: String, _ allowed: String) throws {
    try withFile { file throws in
      let failure = #expect(throws: Failure.self) { try file.set(value, for: SettingsFileTests.definitions[setting]) }
      #expect(failure?.message.description.contains(allowed) == true)
      #expect(text(file) == nil)
    }
  }

  @Test(
    "NO_COLOR stands below a choice in the file and above the standard",
    arguments: [
      (nil, "1", "never", "environment variable NO_COLOR"), ("auto", "1", "never", "environment variable NO_COLOR"),
      ("always", "1", "always", "settings.yaml, line 1"), (nil, "", "auto", "default"),
      ("auto", nil, "auto", "settings.yaml, line 1"),
    ] as [(String?, String?, String, String)])
  func noColour(_ stored: String?, _ variable: String?, _ value: String, _ origin: String) throws {
    try withFile(stored.map { "colour: \($0)\n" }, environment: variable.map { ["NO_COLOR": $0] } ?? [:]) {
      file throws in
      #expect(try file.value(of: SettingsModule.colour) == SettingValue(value: value, origin: .verbatim(origin)))
    }
  }

  @Test("a setting of the journal is not this file's business")
  func scope() throws {
    try withFile { file throws in
      #expect(throws: Failure.self) { try file.value(of: SettingsModule.dayStart) }
      #expect(throws: Failure.self) { try file.set("05:00", for: SettingsModule.dayStart) }
    }
  }

  @Test(
    "clock times are kept as HH:MM within what is allowed",
    arguments: [
      ("4:00", "04:00"), ("00:00", "00:00"), ("11.59", "11:59"), ("12:00", nil), ("24:00", nil), ("four", nil),
      ("", nil),
    ] as [(String, String?)])
  func times(_ typed: String, _ kept: String?) {
    #expect((try? SettingsModule.dayStart.normalised(typed)) == kept)
  }
}
