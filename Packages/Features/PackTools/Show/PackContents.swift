import TrackerApplication
import TrackerCore

/// A pack as a list of everything in it, in the words of a language; texts of the pack, ids and keys stay as written.
struct PackContents {
  typealias Item = Block.ItemList.Item

  let pack: PackShowView
  let format: TextFormatter

  var blocks: [Block] {
    let head = format("{name}, revision {revision}", ["name": pack.name, "revision": "\(pack.revision)"])
    let parts: [(title: String, items: [Item])] = [
      (head, headItems), (format("Symptoms"), pack.symptoms.map(item)),
      (format("Check-in, in this order"), [item(list(pack.checkIn), at: "check_in")]),
      (format("Scales"), pack.scales.map(item)), (format("Questions while setting up"), pack.onboarding.map(item)),
      (format("What counts as a flare"), flareItems),
      (format("Food groups"), pack.foods.map(item)), (format("Own metrics"), (pack.metrics ?? []).map(item)),
      (format("When to get help"), (pack.redFlags ?? []).map(item)),
      (format("Groups and factors"), pack.groups.map(item)), (format("Worth knowing"), pack.insights.map(item)),
      (format("Messages"), messageItems),
      (format("References"), pack.references.map(item)),
    ]
    return parts.filter { !$0.items.isEmpty }.map { part in
      .section([.heading(.init(.asWritten(part.title))), .details([.list(.init(part.items))])])
    }
  }

  /// - Parameters:
  ///   - path: The value's, by which its place is found; nil for what stands nowhere.
  ///   - parts: What is told below it; nil for what there is not.
  func item(_ text: String, at path: String? = nil, _ parts: [Item?] = []) -> Item {
    let place = path.flatMap { pack.origins?[$0] }.map { place in
      Block.sentence("\(format("from {place}", ["place": "\(place)"]), .faint)")
    }
    let parts = parts.compactMap { $0 }
    // A pack may speak of symptoms at the beginning of a text.
    return Item(.asWritten(text), details: [place, parts.isEmpty ? nil : .list(.init(parts))].compactMap { $0 })
  }

  /// Like `item`, nil where there is no text.
  func optional(_ text: String?, at path: String) -> Item? { text.map { item($0, at: path) } }

  /// A list as `{list}` within a phrase, nil where it is empty.
  func named(_ phrase: String, _ things: [some CustomStringConvertible], at path: String) -> Item? {
    things.isEmpty ? nil : item(format(phrase, ["list": list(things)]), at: path)
  }

  func list(_ things: [some CustomStringConvertible]) -> String {
    things.map(\.description).joined(separator: ", ")
  }

  /// A number that a pack or the program has, with the language's sign before its decimals.
  func number(_ words: String) -> String { format.words.number(words) }

  func range(_ lowest: Double, _ highest: Double) -> [String: String] {
    ["lowest": number(lowest.words), "highest": number(highest.words)]
  }

  func worse(_ direction: Direction) -> String {
    direction == .high ? format("high is worse") : format("low is worse")
  }

  private var headItems: [Item] {
    let first = [
      item(pack.summary, at: "summary"), named("builds on {list}", pack.extends, at: "extends"),
      named("also called {list}", pack.aliases, at: "aliases"),
    ]
    return first.compactMap { $0 } + pack.codes.map { item("\($0.code) \($0.display) (\($0.system))", at: "codes") }
      + [item(format("content hash {hash}", ["hash": String(pack.hash.rawValue.prefix(12))]))]
  }

  /// For whom a part is; nil for everybody.
  func item(for appliesTo: AppliesTo?, at path: String) -> Item? {
    guard let appliesTo else { return nil }
    let ages: String? =
      switch (appliesTo.from, appliesTo.to) {
      case (let from?, let to?): format("{from} to {to} years old", ["from": "\(from)", "to": "\(to)"])
      case (let from?, nil): format("{from} years old or more", ["from": "\(from)"])
      case (nil, let to?): format("{to} years old or less", ["to": "\(to)"])
      case (nil, nil): nil
      }
    let parts = [
      appliesTo.diagnosis.map { format("diagnosis {list}", ["list": list($0)]) },
      appliesTo.sex.map { format("sex at birth {list}", ["list": list($0.map(\.rawValue))]) }, ages,
    ].compactMap { $0 }
    return item(format("only for: {list}", ["list": parts.joined(separator: "; ")]), at: "\(path).applies_to")
  }

  private func item(_ group: FoodGroup) -> Item {
    let path = "foods.\(group.id)"
    let foods = list(group.foods)
    let parts = [named("but not {list}", group.butNot, at: "\(path).but_not"), kept(group.keep, at: "\(path).keep")]
    guard let name = group.givenName else { return item("\(group.id): \(foods)", at: path, parts) }
    return item("\(group.id): \(name)", at: path, [item(foods, at: "\(path).foods")] + parts)
  }

  /// That something is never part of an experiment, and why; nil where it may be.
  func kept(_ keep: Keep?, at path: String) -> Item? {
    keep.map { item(format("never part of an experiment: {reason}", ["reason": format($0.reason)]), at: path) }
  }

  private var messageItems: [Item] {
    Messages.Key.allCases.compactMap { key in
      pack.messages[key.rawValue].map { item("\(key.rawValue): \($0)", at: "messages.\(key.rawValue)") }
    }
  }

  private func item(_ reference: Reference) -> Item {
    let path = "references.\(reference.id)"
    let found = [reference.doi.map { "doi \($0)" }, reference.pmid.map { "pmid \($0)" }, reference.url]
    let source = [reference.authors, reference.year.map(String.init)] + found
    return item(
      "\(reference.id): \(reference.title)", at: path,
      [item(list(source.compactMap { $0 })), optional(reference.finding, at: "\(path).finding")])
  }
}
