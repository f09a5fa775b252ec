import TrackerCore
import TrackerYAML

// The key of a value is written only for a message: most values have no problem.
extension NodeReader {
  /// A text that is not empty; nil where the key is absent or the value no text.
  public mutating func text(_ node: YAMLNode?, _ key: @autoclosure () -> String) -> String? {
    guard let node else { return nil }
    guard let scalar = node.scalar else {
      wrongType(node, key(), allowed: "a text")
      return nil
    }
    guard scalar.isText else {
      report(
        "wrong-type",
        scalar.isNull
          ? "{key} has no value. Write a text, or delete the line"
          : "{key} must be a text, not {found}. Put it in quotes",
        ["key": quoted(key()), "found": node.kind], at: node.mark, found: "\(node.kind)", allowed: "a text in quotes")
      return nil
    }
    guard !scalar.text.isBlank else {
      report(
        "empty-text", "{key} is empty. Write a text, or delete the line", ["key": quoted(key())], at: node.mark)
      return nil
    }
    return scalar.text
  }

  /// A number; nil where the key is absent, or the value is no number or out of range.
  public mutating func number(
    _ node: YAMLNode?, _ key: @autoclosure () -> String, in range: ClosedRange<Double>? = nil
  ) -> Double? {
    guard let node else { return nil }
    guard let value = node.scalar?.double else {
      wrongType(node, key(), allowed: range.map { .words("a number, {range}", ["range": .range($0)]) } ?? "a number")
      return nil
    }
    if let range, !range.contains(value) {
      outOfRange(node, key(), found: value.words, allowed: .range(range))
      return nil
    }
    return value
  }

  /// A whole number; nil where the key is absent, or the value is none or out of range.
  public mutating func whole(_ node: YAMLNode?, _ key: @autoclosure () -> String, in range: ClosedRange<Int>) -> Int? {
    guard let node else { return nil }
    guard let value = node.scalar?.int else {
      wrongType(node, key(), allowed: .words("a whole number, {range}", ["range": .range(range)]))
      return nil
    }
    guard range.contains(value) else {
      outOfRange(node, key(), found: "\(value)", allowed: .range(range))
      return nil
    }
    return value
  }

  /// A truth value; nil where the key is absent or the value is neither `true` nor `false`.
  public mutating func truth(_ node: YAMLNode?, _ key: @autoclosure () -> String) -> Bool? {
    guard let node else { return nil }
    guard let value = node.scalar?.bool else {
      wrongType(node, key(), allowed: "true or false")
      return nil
    }
    return value
  }

  /// One of some words.
  public mutating func word(_ node: YAMLNode?, _ key: @autoclosure () -> String, among words: [String]) -> String? {
    guard let node else { return nil }
    guard let text = node.scalar?.text, !node.isNull else {
      wrongType(node, key(), allowed: "\(words.joined(separator: ", "))")
      return nil
    }
    guard words.contains(text) else {
      report(
        "unknown-word", "{key} cannot be “{found}”", ["key": quoted(key())], at: node.mark, found: shown(text),
        allowed: "\(words.joined(separator: ", "))", nearest: nearest(to: text, among: words))
      return nil
    }
    return text
  }

  /// One of the words of a type; nil where the key is absent or the value is none of them.
  public mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode?, _ key: @autoclosure () -> String, _ type: Word.Type
  )
    -> Word?
  {
    word(node, key(), among: Word.allCases.map { $0.rawValue }).flatMap { Word(rawValue: $0) }
  }

  /// Whole days, such as `28d`.
  public mutating func days(_ node: YAMLNode?, _ key: @autoclosure () -> String, in range: ClosedRange<Int>) -> Int? {
    guard let node else { return nil }
    func allowed() -> Phrase {
      .words("whole days, {low} to {high}", ["low": "\(range.lowerBound)d", "high": "\(range.upperBound)d"])
    }
    guard let text = node.scalar?.text, text.hasSuffix("d"), let days = Int(text.dropLast()),
      String(days) == text.dropLast()
    else {
      wrongType(node, key(), allowed: allowed())
      return nil
    }
    guard range.contains(days) else {
      outOfRange(node, key(), found: text, allowed: allowed())
      return nil
    }
    return days
  }

  /// A list; empty where the key is absent or the value is none.
  public mutating func list(_ node: YAMLNode?, _ key: @autoclosure () -> String) -> [YAMLNode] {
    guard let node else { return [] }
    guard let elements = node.sequence else {
      wrongType(node, key(), allowed: "a list")
      return []
    }
    return elements
  }

  /// Texts that are not empty, each once.
  public mutating func texts(_ node: YAMLNode?, _ key: @autoclosure () -> String, fewest: Int = 0) -> [(
    text: String, mark: YAMLMark
  )] {
    guard let node else { return [] }
    var result: [(text: String, mark: YAMLMark)] = []
    var marks: [String: YAMLMark] = [:]
    let elements = list(node, key())
    for element in elements {
      guard let text = text(element, key()) else { continue }
      if let first = marks[text] {
        report(
          "duplicate-entry", "“{found}” appears twice in {key}. Delete one of them", ["key": quoted(key())],
          at: element.mark, found: shown(text), related: [.init(place: Place(first), note: "the first")])
      } else {
        marks[text] = element.mark
        result.append((text, element.mark))
      }
    }
    if elements.count < fewest, node.sequence != nil {
      report(
        "too-few-entries",
        fewest == 1
          ? "{key} is empty. It needs at least one entry"
          : "{key} needs at least {fewest} entries; it has {found}",
        ["key": quoted(key()), "fewest": .count(fewest)], at: node.mark, found: "\(elements.count)",
        allowed: "at least {fewest}")
    }
    return result
  }

  /// Two numbers, the lower first.
  public mutating func range(_ node: YAMLNode?, _ key: @autoclosure () -> String) -> ClosedRange<Double>? {
    guard let node else { return nil }
    let elements = list(node, key())
    guard elements.count == 2 else {
      for element in elements { _ = number(element, key()) }
      if node.sequence != nil {
        report(
          "wrong-type", "{key} must be a pair: {allowed}", ["key": quoted(key())], at: node.mark,
          allowed: "[lowest, highest]")
      }
      return nil
    }
    let (lowest, highest) = (number(elements[0], key()), number(elements[1], key()))
    guard let lowest, let highest else { return nil }
    guard lowest < highest else {
      report(
        "out-of-range", "{key} must have the lower number first, not {found}", ["key": quoted(key())], at: node.mark,
        found: "[\(lowest.words), \(highest.words)]", allowed: "the lower number first")
      return nil
    }
    return lowest...highest
  }
}
