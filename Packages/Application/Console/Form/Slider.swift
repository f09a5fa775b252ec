import TrackerApplication
import TrackerCore

/// One answer on a scale, unanswered until it is touched.
public struct Slider: Sendable, Hashable {
  /// An earlier answer: shown faintly, taken over only on purpose.
  public struct Earlier: Sendable, Hashable {
    public var value: Double
    /// When it was given, such as `yesterday`.
    public var when: String
    public init(_ value: Double, when: String) {
      self.value = value
      self.when = when
    }
  }

  public var id: String
  public var name: String
  public var about: String?
  public var scale: Scale
  /// nil while unanswered.
  public var value: Double?
  public var earlier: Earlier?

  public init(
    id: String, name: String, about: String? = nil, scale: Scale, value: Double? = nil, earlier: Earlier? = nil
  ) {
    self.id = id
    self.name = name
    self.about = about
    self.scale = scale
    self.value = value
    self.earlier = earlier
  }

  /// A step up or down: from the value, else from the earlier answer; an untouched slider without one starts in the
  /// middle.
  public mutating func step(_ steps: Int) {
    let middle = (scale.range.lowerBound + scale.range.upperBound - scale.step) / 2
    guard let from = value ?? earlier?.value else {
      value = scale.nearestStep(to: middle)
      return
    }
    value = scale.nearestStep(to: from + Double(steps) * scale.step)
  }

  /// Answers as before, if there is a before.
  public mutating func takeEarlier() { if let earlier { value = scale.nearestStep(to: earlier.value) } }

  /// Reads what was typed so far: the value it means, nil where the scale does not hold it. `0` alone is 10 on a scale
  /// without 0.
  public func value(typed: String) -> Double? {
    guard let number = Double(typed) else { return nil }
    if scale.holds(number) { return number }
    return typed == "0" && scale.holds(10) ? 10 : nil
  }

  /// Whether what was typed so far may become a value, as `2` becomes `20`.
  func isBeginning(typed: String) -> Bool {
    (0..<scale.count).contains { scale.text(of: scale.range.lowerBound + Double($0) * scale.step).hasPrefix(typed) }
  }

  /// The words of a value: `6 moderate`.
  public func words(of value: Double) -> String {
    let number = scale.text(of: value)
    return scale.band(of: value).map { "\(number) \($0.name)" } ?? number
  }

  /// What is allowed, in words: `1 barely there … 10 as bad as it can be`.
  public var allowed: String {
    let ends = scale.ends
    return ends.isEmpty ? "\(scale.text(of: scale.range.lowerBound)) … \(scale.text(of: scale.range.upperBound))" : ends
  }

  /// All that is known of the question, for `?`.
  public var explanation: String {
    let steps = scale.anchors.map { "\(scale.text(of: $0.value)) \($0.words)" }.joined(separator: " · ")
    return [about, steps.isEmpty ? allowed : steps].compactMap { $0 }.joined(separator: " ")
  }
}

extension Slider {
  /// The bar: filled up to the value; unanswered it is dotted, with a ring at the earlier answer.
  ///
  /// - Parameter columns: The room; scales with more values than columns are drawn coarser.
  func bar(columns: Int, _ style: TextStyle) -> String {
    let spacing = scale.count * 2 - 1 <= columns ? 2 : 1
    let cells = min(columns, (scale.count - 1) * spacing + 1)
    func cell(of value: Double) -> Int {
      let share = (value - scale.range.lowerBound) / (scale.range.upperBound - scale.range.lowerBound)
      return Int((share * Double(cells - 1)).rounded())
    }
    guard let value else {
      let ring = earlier.map { cell(of: $0.value) }
      let dots = (0..<cells).map { $0 == ring ? "○" : $0 % spacing == 0 ? "·" : " " }.joined()
      return style.paint(dots, .faint)
    }
    let knob = cell(of: value)
    let filled = String(repeating: "━", count: knob) + "●"
    return painted(filled, value, style) + style.paint(String(repeating: "─", count: cells - 1 - knob), .faint)
  }

  func painted(_ text: String, _ value: Double, _ style: TextStyle) -> String {
    scale.band(of: value).map { style.paint(text, TextStyle.Paint($0.colour)) } ?? text
  }

  /// The value with its word, coloured by the band; `–` with the earlier answer while unanswered.
  func answer(_ style: TextStyle) -> String {
    if let value { return painted(words(of: value), value, style) }
    return style.paint(["–", earlierWords].compactMap { $0 }.joined(separator: " "), .faint)
  }

  /// `yesterday 6`
  var earlierWords: String? { earlier.map { "\($0.when) \(scale.text(of: $0.value))" } }
}
