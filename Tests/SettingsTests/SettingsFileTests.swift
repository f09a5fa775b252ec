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
    "every fault of a file is told with its place, and stops nothing: what can be used is, and the default holds",
    arguments: [
      ("color: never\npage_size: 7\n", ["1:1 unknown-setting colour"], "7"),
      ("colour: purple\npage_size: 99\n", ["1:9 setting-value", "2:12 setting-value"], "20"),
      ("colour: nevr\n", ["1:9 setting-value never"], "20"),
      ("page_size: [7]\n", ["1:12 setting-value"], "20"),
      ("page_size:\n", ["1:11 setting-value"], "20"),
      ("page_size: 7\nwide: yes\n", ["2:7 setting-value"], "7"),
      ("day_start: 05:00\npage_size: 8\n", ["1:1 setting-scope"], "8"),
      ("page_size: 9\ncolour: auto\ncolour: never\n", ["3:1 yaml-duplicate-key"], "9"),
      ("just text\n", ["1:1 settings-shape"], "20"),
      ("page_size: 7\ncolour: [never\n", ["3:1 yaml-syntax"], "20"),
    ])
  func broken(_ text: String, _ expected: [String], _ value: String) throws {
    try withFile(text) { file throws in
      let faults = try file.faults()
      let shown = faults.map { fault in
        ["\(fault.place?.line ?? 0):\(fault.place?.column ?? 0)", fault.code, fault.nearest].compactMap { $0 }.joined(
          separator: " ")
      }
      #expect(shown == expected)
      #expect(faults.allSatisfy { $0.place?.file == file.path })
      #expect(try file.value(of: pageSize).value == value)
      #expect(self.text(file) == text, "looking changes nothing")
    }
  }

  @Test(
    "a setting can be changed beside lines that can't be used, which stay as they are",
    arguments: [
      ("color: never\npage_size: 7 # days\n", "color: never\npage_size: 8 # days\n"),
      ("page_size: 99\nwide: yes\n", "page_size: 8\nwide: yes\n"),
      ("wide: yes\n", "wide: yes\npage_size: 8\n"),
    ])
  func besideFaults(_ before: String, _ after: String) throws {
    try withFile(before) { file throws in
      try file.set("8", for: pageSize)
      #expect(text(file) == after)
      #expect(try file.value(of: pageSize).value == "8")
    }
  }

  @Test("a file that can't be read at all is refused by a change, and set aside by going back to the defaults")
  func unreadable() throws {
    let text = "page_size: 7\ncolour: [never\n"
    try withFile(text) { file throws in
      let failure = #expect(throws: Failure.self) { try file.set("7", for: pageSize) }
      #expect(failure?.diagnostics.first?.code == "yaml-syntax")
      #expect(failure?.recovery?.description.contains("settings reset --all") == true)
      #expect(self.text(file) == text)
      #expect(try file.reset() == file.path + ".broken")
      #expect(try String(contentsOfFile: file.path + ".broken", encoding: .utf8) == text)
      #expect(try file.faults() == [])
    }
  }

  @Test("a file in braces is written again as lines, but not where that would lose a line that can't be used")
  func braces() throws {
    try withFile("{color: never, page_size: 7}\n") { file throws in
      #expect(throws: Failure.self) { try file.set("8", for: pageSize) }
      #expect(text(file) == "{color: never, page_size: 7}\n")
    }
  }

  @Test("going back to the defaults keeps comments, and a file with errors is kept beside")
  func reset() throws {
    try withFile("# mine\ncolour: never\npage_size: 7\n") { file throws in
      #expect(try file.reset() == file.path + ".before")
      #expect(text(file) == "# mine\n")
      #expect(
        try String(contentsOfFile: file.path + ".before", encoding: .utf8) == "# mine\ncolour: never\npage_size: 7\n")
      #expect(try file.reset() == nil, "nothing is set any more, and what was kept stays")
    }
    try withFile("color: never\ncolour: never\n") { file throws in
      #expect(try file.reset() == file.path + ".broken")
      #expect(text(file) == nil)
    }
  }

  @Test(
    "a variable counts before the file; one that can't be used is told, and the file holds",
    arguments: [
      ("SYMPTOMS_PAGE_SIZE", "9", "9", "environment variable SYMPTOMS_PAGE_SIZE", []),
      ("SYMPTOMS_PAGE_SIZE", "99", "7", "settings.yaml, line 1", ["setting-variable"]),
      ("SYMPTOMS_PAGE_SIZE", "", "7", "settings.yaml, line 1", []),
      ("PAGE_SIZE", "9", "7", "settings.yaml, line 1", []),
    ])
  func variable(_ name: String, _ text: String, _ value: String, _ origin: String, _ faults: [String]) throws {
    try withFile("page_size: 7\n", environment: [name: text]) { file throws in
      let found = try file.value(of: pageSize)
      #expect(found.value == value && found.origin == .verbatim(origin))
      #expect(found.isPassing == (value == "9"))
      #expect(try file.faults().map(\.code) == faults)
    }
  }

  @Test("two lines that exclude each other: the first holds, the second is told, and a change that would is refused")
  func excluding() throws {
    let wide = SettingDefinition(
      id: "wide", about: "Wide.", shape: .switched, defaultValue: "off",
      rules: [.init(with: "page_size", says: "A wide page has more days") { $0 == "on" && $1 == "5" }])
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: home) }
    let file = SettingsFile(home: home, environment: [:], definitions: [pageSize, wide])
    try file.set("on", for: wide)
    let failure = #expect(throws: Failure.self) { try file.set("5", for: pageSize) }
    #expect(failure?.message.description == "A wide page has more days")
    #expect(try file.value(of: pageSize).value == "20")
    try "page_size: 5\nwide: on\n".write(toFile: file.path, atomically: false, encoding: .utf8)
    #expect(try file.value(of: pageSize).value == "5")
    #expect(try file.value(of: wide).value == "off")
    #expect(try file.faults().map { "\($0.place?.line ?? 0) \($0.code)" } == ["2 settings-exclude"])
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

  @Test(
    "values of every shape are kept in one way, and others refused",
    arguments: [
      (.decimal(0.8...2), "1.25", "1.3"), (.decimal(0.8...2), "1,5", "1.5"), (.decimal(0.8...2), "2.1", nil),
      (.colour, "#2F6B4F", "#2f6b4f"), (.colour, "abc", "#aabbcc"), (.colour, "own", "own"), (.colour, "#12345", nil),
      (.colour, "red", nil), (.several(["a", "b"]), "b, A", "b,a"), (.several(["a", "b"]), "none", "none"),
      (.several(["a", "b"]), "a,a", nil), (.several(["a", "b"]), "", nil), (.switched, "ON", "on"),
      (.switched, "maybe", nil),
    ] as [(SettingDefinition.Shape, String, String?)])
  func shapes(_ shape: SettingDefinition.Shape, _ typed: String, _ kept: String?) {
    let setting = SettingDefinition(id: "x", about: "X.", shape: shape, defaultValue: "own")
    #expect((try? setting.normalised(typed)) == kept)
  }
}
