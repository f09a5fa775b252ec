import Foundation
import TrackerApplication
import TrackerCore
import TrackerExclusiveLock
import TrackerStrictYAML

/// A condition pack of one's own, made from the answers to two steps: a folder of YAML like any other, in the home
/// folder.
struct OwnPack {
  let id: PackID
  let name: String
  /// The pack that builds it; it stands on the one below that, since the questions that made it are answered.
  let base: ConditionPack
  /// Symptoms that the base does not have, by their ids.
  let new: [(id: String, name: String)]
  /// Every symptom that was named, those of the base among them.
  let named: [SymptomID]

  /// nil where the pack builds none, or its steps are unanswered.
  init?(_ base: ConditionPack, answers: [StepID: JSONValue]) {
    guard let building = base.builds, let name = answers[building.name]?.text,
      let texts = answers[building.symptoms]?.list?.compactMap(\.text)
    else { return nil }
    self.base = base
    self.name = name
    id = PackID("my-\(OwnPack.slug(of: name) ?? "condition")")
    var new: [(id: String, name: String)] = []
    var named: [SymptomID] = []
    for text in texts {
      let word = text.lowercased()
      if let known = base.symptoms.first(where: {
        $0.id.rawValue == word || $0.name.lowercased() == word || $0.aliases.contains(word)
      }) {
        named.append(known.id)
        continue
      }
      let slug = OwnPack.slug(of: text) ?? "symptom"
      let taken = Set(base.symptoms.map(\.id.rawValue) + new.map(\.id))
      let free = taken.contains(slug) ? (2...).lazy.map { "\(slug)-\($0)" }.first { !taken.contains($0) } ?? slug : slug
      new.append((free, text))
      named.append(SymptomID(free))
    }
    self.new = new
    self.named = named
  }

  /// Small ASCII letters and digits in words joined by hyphens; nil where the text has none of them.
  private static func slug(of text: String) -> String? {
    let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "-")
    return words.isEmpty ? nil : String(words.prefix(40)).trimmingSuffix("-")
  }

  /// The text of `pack.yaml`, with its sentences in the words of the person.
  func text(_ words: Phrases) -> String {
    let asked = base.checkIn.map(\.rawValue) + new.map(\.id)
    let ofFlare = base.flare.symptoms.map(\.id.rawValue) + new.map(\.id)
    let symptoms = new.map { "  \($0.id): {name: \(OwnPack.quoted($0.name)), scale: severity, fold: worst}\n" }.joined()
    return """
      # Made by `symptoms onboard` from your answers. It is yours: edit it, and look it over with `symptoms pack lint \
      \(id)`.
      schema: 1
      id: \(id)
      revision: 1
      name: \(OwnPack.quoted(name))
      summary: \(OwnPack.quoted(words("{name}, with the symptoms named while setting up.", ["name": name])))
      extends: \(base.ancestors.first ?? base.id)

      \(new.isEmpty ? "" : "symptoms:\n\(symptoms)\n")check_in: [\(asked.joined(separator: ", "))]

      onboarding:
        symptoms: {preselect: [\(named.map(\.rawValue).joined(separator: ", "))]}

      flare: {of: [\(ofFlare.joined(separator: ", "))]}

      """
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// Does what needs packs of one's own, and takes away those it made where that fails. From the first that is made no
  /// other command makes one until all is done, so that none takes away what another one relies on.
  ///
  /// - Parameter body: Makes each with the closure it is called with, which returns it as read; a pack of its id that
  ///   is there already and says the same is taken. The closure throws `Failure` where another pack of the id is there,
  ///   where the names can't stand in a pack, or where it can't be written.
  static func making<Result>(
    in environment: Environment, _ body: (_ make: (OwnPack) throws -> LoadedPack) throws -> Result
  ) throws -> Result {
    var made: [URL] = []
    var lock: ExclusiveLock?
    defer { withExtendedLifetime(lock) {} }
    do {
      return try body { own in
        if lock == nil { lock = try OwnPack.lock(in: environment) }
        return try own.make(in: environment, &made)
      }
    } catch {
      for place in made { try? FileManager.default.removeItem(at: place) }
      throw error
    }
  }

  private static func folder(in environment: Environment) -> URL {
    URL(fileURLWithPath: environment.home).appendingPathComponent("packs")
  }

  /// Keeps other commands from making packs of one's own, in the folder of all of them, which is made where it is
  /// missing.
  private static func lock(in environment: Environment) throws -> ExclusiveLock? {
    let folder = folder(in: environment)
    // Where it can't be made, making the pack says so.
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return try ExclusiveLock.ofFiles(in: folder.path)
  }

  /// - Parameter made: What has come into being is added: the folder, or the file alone where the folder was there.
  private func make(in environment: Environment, _ made: inout [URL]) throws -> LoadedPack {
    let folder = OwnPack.folder(in: environment).appendingPathComponent(id.rawValue)
    let file = folder.appendingPathComponent("pack.yaml")
    let text = text(environment.words)
    if let present = try? String(contentsOf: file, encoding: .utf8) {
      guard present == text else {
        throw Failure(
          .validation, "You already have a condition called {name}", ["name": .verbatim(name)],
          recovery: "Choose that one, or use another name.")
      }
      return try environment.packs.pack(id)
    }
    made.append(FileManager.default.fileExists(atPath: folder.path) ? file : folder)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(text.utf8).write(to: file, options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    } catch {
      throw Failure(
        .system, "Your condition cannot be saved in {folder}", ["folder": .verbatim(folder.path)],
        recovery: "Check the folder and its permissions.")
    }
    do {
      return try environment.packs.pack(id)
    } catch {
      throw Failure(
        .validation, "A name cannot have signs such as < or >",
        recovery: "Use letters and numbers, up to 100 characters.")
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self
    while text.last == suffix { text.removeLast() }
    return text
  }
}
