import TrackerApplication
import TrackerCore

/// Digits that are typed one after another for a slider, until another key comes.
struct TypedNumber: Sendable, Hashable {
  private var typed = ""
  /// What the slider was before the number was begun.
  private var before: Double?

  /// The number is at its end.
  mutating func end() { typed = "" }

  /// Digits typed one after another make one number. One that the scale does not hold is refused whole, never cut, and
  /// the slider is as it was before it.
  ///
  /// - Returns: Why the number is no answer; nil where it is one, or may become one.
  mutating func type(_ character: Character, into slider: inout Slider, hasNones: Bool) -> Phrase? {
    if typed.isEmpty { before = slider.value }
    typed.append(character)
    if let value = slider.value(typed: typed, zeroIsTen: !hasNones) {
      slider.value = value
      return nil
    }
    if slider.isBeginning(typed: typed) { return nil }
    slider.value = before
    defer { typed = "" }
    return slider.whyNot(typed: typed, hasNones: hasNones)
  }
}

extension Slider {
  /// What a key does to the answer; keys that mean nothing on a scale do nothing.
  ///
  /// - Parameter hasNones: Whether 0 is none, here or for a slider beside this one.
  /// - Returns: Why a number that was typed is no answer.
  mutating func press(_ key: Key, _ number: inout TypedNumber, hasNones: Bool) -> Phrase? {
    switch key {
    case .left: step(-1)
    case .right: step(1)
    case .home: value = lowest
    case .end: value = scale.range.upperBound
    case .backspace, .character(" "):
      number.end()
      value = nil
    case .character(let character) where character.isASCII && (character.isNumber || character == "."):
      return number.type(character, into: &self, hasNones: hasNones)
    default: break
    }
    return nil
  }
}
