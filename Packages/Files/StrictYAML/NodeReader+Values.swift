import TrackerCore
import TrackerYAML

// What a value is called is worked out only for a message: most values have no problem.
extension NodeReader {
  /// A text that is not empty; nil where the key is absent or the value no text.
  public mutating func text(_ node: YAMLNode?, _ what: @autoclosure () -> String) -> String? {
    guard let node else { return nil }
    guard let scalar = node.scalar, scalar.isText else {
      wrongType(node, what(), allowed: "a text; what would be a number, true, false or null goes in quotes")
      return nil
    }
    guard !scalar.text.isBlank else {
      report("empty-text", "\(what().capitalisedFirst) is empty; write it, or delete the line", at: node.mark)
      return nil
    }
    return scalar.text
  }

  /// A number; nil where the key is absent, or the value is no number or out of range.
  public mutating func number(
    _ node: YAMLNode?, _ what: @autoclosure () -> String, in range: ClosedRange<Double>? = nil
  ) -> Double? {
    guard let node else { return nil }
    guard let value = node.scalar?.double else {
      wrongType(node, what(), allowed: range.map { "a number from \($0.words)" } ?? "a number")
      return nil
    }
    if let range, !range.contains(value) {
      report(
        "out-of-range", "\(what().capitalisedFirst) is out of range", at: node.mark, found: value.words,
        allowed: range.words)
      return nil
    }
    return value
  }

  /// A whole number; nil where the key is absent, or the value is none or out of range.
  public mutating func whole(_ node: YAMLNode?, _ what: @autoclosure () -> String, in range: ClosedRange<Int>) -> Int? {
    guard let node else { return nil }
    guard let value = node.scalar?.int else {
      wrongType(node, what(), allowed: "a whole number from \(range.words)")
      return nil
    }
    guard range.contains(value) else {
      report(
        "out-of-range", "\(what().capitalisedFirst) is out of range", at: node.mark, found: "\(value)",
        allowed: range.words)
      return nil
    }
    return value
  }

  /// A truth value; nil where the key is absent or the value is neither `true` nor `false`.
  public mutating func truth(_ node: YAMLNode?, _ what: @autoclosure () -> String) -> Bool? {
    guard let node else { return nil }
    guard let value = node.scalar?.bool else {
      wrongType(node, what(), allowed: "true or false")
      return nil
    }
    return value
  }

  /// One of some words.
  public mutating func word(_ node: YAMLNode?, _ what: @autoclosure () -> String, among words: [String]) -> String? {
    guard let node else { return nil }
    guard let text = node.scalar?.text, !node.isNull else {
      wrongType(node, what(), allowed: words.joined(separator: ", "))
      return nil
    }
    guard words.contains(text) else {
      report(
        "unknown-word", "\(what().capitalisedFirst) is none of the words allowed here", at: node.mark,
        found: shown(text),
        allowed: words.joined(separator: ", "), nearest: nearest(to: text, among: words))
      return nil
    }
    return text
  }

  /// One of the words of a type; nil where the key is absent or the value is none of them.
  public mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode?, _ what: @autoclosure () -> String, _ type: Word.Type
  )
    -> Word?
  {
    word(node, what(), among: Word.allCases.map { $0.rawValue }).flatMap { Word(rawValue: $0) }
  }

  /// Whole days, such as `28d`.
  public mutating func days(_ node: YAMLNode?, _ what: @autoclosure () -> String, in range: ClosedRange<Int>) -> Int? {
    guard let node else { return nil }
    func allowed() -> String { "whole days from \(range.lowerBound)d to \(range.upperBound)d" }
    guard let text = node.scalar?.text, text.hasSuffix("d"), let days = Int(text.dropLast()),
      String(days) == text.dropLast()
    else {
      wrongType(node, what(), allowed: allowed())
      return nil
    }
    guard range.contains(days) else {
      report(
        "out-of-range", "\(what().capitalisedFirst) is out of range", at: node.mark, found: text, allowed: allowed())
      return nil
    }
    return days
  }

  /// A list; empty where the key is absent or the value is none.
  public mutating func list(_ node: YAMLNode?, _ what: @autoclosure () -> String) -> [YAMLNode] {
    guard let node else { return [] }
    guard let elements = node.sequence else {
      wrongType(node, what(), allowed: "a list")
      return []
    }
    return elements
  }

  /// Texts that are not empty, each once.
  public mutating func texts(_ node: YAMLNode?, _ what: @autoclosure () -> String, fewest: Int = 0) -> [(
    text: String, mark: YAMLMark
  )] {
    guard let node else { return [] }
    var result: [(text: String, mark: YAMLMark)] = []
    var marks: [String: YAMLMark] = [:]
    let elements = list(node, what())
    for element in elements {
      guard let text = text(element, "an entry of \(what())") else { continue }
      if let first = marks[text] {
        report(
          "duplicate-entry", "\(what().capitalisedFirst) holds an entry twice; delete one of them", at: element.mark,
          found: shown(text),
          related: [.init(place: Place(first), note: "first")])
      } else {
        marks[text] = element.mark
        result.append((text, element.mark))
      }
    }
    if elements.count < fewest, node.sequence != nil {
      report(
        "too-few-entries", "\(what().capitalisedFirst) has too few entries", at: node.mark, found: "\(elements.count)",
        allowed: "at least \(fewest)")
    }
    return result
  }

  /// Two numbers, the lower first.
  public mutating func range(_ node: YAMLNode?, _ what: @autoclosure () -> String) -> ClosedRange<Double>? {
    guard let node else { return nil }
    let elements = list(node, what())
    guard elements.count == 2 else {
      for element in elements { _ = number(element, what()) }
      if node.sequence != nil {
        report("wrong-type", "\(what().capitalisedFirst) is not a pair", at: node.mark, allowed: "[lowest, highest]")
      }
      return nil
    }
    let (lowest, highest) = (number(elements[0], what()), number(elements[1], what()))
    guard let lowest, let highest else { return nil }
    guard lowest < highest else {
      report(
        "out-of-range", "\(what().capitalisedFirst) does not rise", at: node.mark,
        found: "[\(lowest.words), \(highest.words)]",
        allowed: "the lower number first")
      return nil
    }
    return lowest...highest
  }
}
