import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackLibrary {
  /// The texts of a pack's file in a language, nil where it has none; the region is left off where only the language is
  /// there.
  func locale(_ language: LanguageTag, in folder: String) -> (tree: YAMLMapping?, diagnostics: [Diagnostic])? {
    for tag in language.nearest {
      let name = "locales/\(tag).yaml"
      guard files.holds("\(folder)/\(name)") else { continue }
      return readLocale(tag: tag.rawValue, name: name, in: folder)
    }
    return nil
  }

  /// What a pack goes by in a language, without reading the rest of its texts; nil where it has none.
  func names(of folder: String, in language: LanguageTag) -> (name: String?, summary: String?, aliases: [String])? {
    for tag in language.nearest {
      guard let bytes = (try? files.bytes(of: "locales/\(tag).yaml", in: folder)).flatMap({ $0 }) else { continue }
      let tree = YAMLParser.parse(PackHead.lines(of: bytes), file: "\(folder)/locales/\(tag).yaml").node?.mapping
      return (
        tree?["name"]?.scalar?.text, tree?["summary"]?.scalar?.text,
        tree?["aliases"]?.sequence?.compactMap(\.scalar?.text) ?? []
      )
    }
    return nil
  }

  /// What a pack's file calls its symptoms, metrics and foods in its languages, without reading the rest of their
  /// texts.
  ///
  /// - Parameter language: The one that the pack is read in, which is left out.
  func words(of folder: String, besides language: LanguageTag?) -> PackWords {
    let readNames = (language?.nearest ?? []).map { "\($0).yaml" }
    var words = PackWords()
    for name in files.files(in: "\(folder)/locales") where name.hasSuffix(".yaml") && !readNames.contains(name) {
      guard let bytes = (try? files.bytes(of: "locales/\(name)", in: folder)).flatMap({ $0 }) else { continue }
      let lines = PackHead.lines(of: bytes, below: ["symptoms", "metrics", "foods"])
      guard let tree = YAMLParser.parse(lines, file: "\(folder)/locales/\(name)").node?.mapping else { continue }
      words.add(PackWords(of: tree))
    }
    return words
  }

  /// Every language of a pack's file, by tag.
  package func locales(in folder: String) -> (
    trees: [(tag: String, file: String, tree: YAMLMapping)], diagnostics: [Diagnostic]
  ) {
    var result: (trees: [(tag: String, file: String, tree: YAMLMapping)], diagnostics: [Diagnostic]) = ([], [])
    for name in files.files(in: "\(folder)/locales") {
      let file = "\(folder)/locales/\(name)"
      let tag = String(name.prefix { $0 != "." })
      guard name == "\(tag).yaml", LanguageTag(tag).isWellFormed else {
        result.diagnostics.append(
          Diagnostic(
            code: "not-read", "This file is not read. Name it after its language, such as de.yaml or pt-BR.yaml",
            at: Place(file: file)))
        continue
      }
      let read = readLocale(tag: tag, name: "locales/\(name)", in: folder)
      result.diagnostics += read.diagnostics
      if let tree = read.tree { result.trees.append((tag, file, tree)) }
    }
    return result
  }

  private func readLocale(tag: String, name: String, in folder: String) -> (
    tree: YAMLMapping?, diagnostics: [Diagnostic]
  ) {
    let file = "\(folder)/\(name)"
    do throws(Diagnostic) {
      let bytes = try files.bytes(of: name, in: folder) ?? []
      let (node, parsed) = YAMLParser.parse(bytes, file: file)
      var reader = NodeReader(diagnostics: parsed.map(Diagnostic.init))
      guard let node else { return (nil, reader.diagnostics) }
      guard let tree = node.mapping else {
        reader.wrongType(node, "\(name)", allowed: "keys with values")
        return (nil, reader.diagnostics)
      }
      for (key, wanted) in [("locale", tag), ("pack", files.name(of: folder))] {
        guard let value = tree[key] else {
          reader.report(
            "missing-key", "{key} needs the key {missing}", ["key": quoted(name), "missing": quoted(key)],
            at: node.mark)
          continue
        }
        if let text = reader.text(value, key), text != wanted {
          reader.report(
            "wrong-pack", "{key} must be “{wanted}” here, not “{found}”",
            ["key": quoted(key), "wanted": "\(wanted)"], at: value.mark, found: shown(text), allowed: "\(shown(wanted))"
          )
        }
      }
      let safety = TextSafety(tree)
      for diagnostic in safety.diagnostics { reader.report(diagnostic) }
      return (parsed.isEmpty && !safety.hasTooMany ? tree : nil, reader.diagnostics)
    } catch {
      return (nil, [error])
    }
  }
}

extension PackWords {
  /// The words of a pack's file, or of a language of it.
  init(of tree: YAMLMapping) {
    func names(in section: String) -> [(key: String, names: [String])] {
      (tree[section]?.mapping?.entries ?? []).compactMap { entry in
        entry.value.mapping.map { fields in
          let names = [fields["name"]].compactMap { $0 } + (fields["aliases"]?.listed ?? [])
          return (entry.key, names.compactMap(\.scalar?.text))
        }
      }
    }
    let sites = tree["symptoms"]?.mapping?.entries.compactMap { entry in
      entry.value.mapping?["sites"].map { (SymptomID(entry.key), [$0.listed.compactMap(\.scalar?.text)]) }
    }
    let foods = tree["foods"]?.mapping?.entries.map { entry in
      let fields = entry.value.mapping
      return FoodGroup(
        id: FoodGroupID(entry.key), foods: (fields?["foods"] ?? entry.value).listed.compactMap(\.scalar?.text),
        butNot: fields?["but_not"]?.listed.compactMap(\.scalar?.text) ?? [])
    }
    self.init(
      symptoms: Dictionary(names(in: "symptoms").map { (SymptomID($0.key), $0.names) }) { $0 + $1 },
      sites: Dictionary(sites ?? []) { $0 + $1 }, foods: foods ?? [],
      metrics: Dictionary(names(in: "metrics").map { (TrackableID($0.key), $0.names) }) { $0 + $1 })
  }
}
