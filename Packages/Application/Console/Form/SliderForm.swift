import TrackerApplication
import TrackerCore

/// A list of sliders with a line for notes below. Nothing counts as answered before it is touched.
public struct SliderForm: FormModel {
  public var heading: FormHeading
  public var sliders: [Slider]
  /// Notes, nil where none are asked for.
  public var notes: TextInput?
  /// Fewest answers with which Enter finishes.
  public var atLeast: Int
  /// Whether there is a question before this one.
  public var canGoBack: Bool
  /// What Enter does, for the line of keys.
  public var finishes: Phrase
  /// The slider that keys change; the number of sliders for the notes.
  public internal(set) var focus = 0
  var showsWords = false
  private var number = TypedNumber()
  var message: Phrase?
  /// The next one to be asked for line by line.
  var asked = 0
  var hasTakenLine = false

  public init(
    heading: FormHeading, sliders: [Slider], notes: TextInput? = nil, atLeast: Int = 1, canGoBack: Bool = false,
    finishes: Phrase = "Enter saves"
  ) {
    self.heading = heading
    self.sliders = sliders
    self.notes = notes
    self.atLeast = atLeast
    self.canGoBack = canGoBack
    self.finishes = finishes
  }

  public var answered: Int { sliders.count { $0.value != nil } }

  /// Whether 0 is none for some slider; then it is 10 for no other.
  var hasNones: Bool { sliders.contains(where: \.takesNone) }

  public mutating func press(_ key: Key) -> FormSignal {
    message = nil
    if case .character(let character) = key, character.isNumber || character == "." {
    } else if key != .backspace {
      number.end()
    }
    switch key {
    case .interrupt, .endOfInput: return .left
    case .escape: return canGoBack ? .back : .left
    case .enter: return finish()
    case .up: move(-1)
    case .backTab:
      if canGoBack, focus == 0 { return .back }
      move(-1)
    case .down, .tab: move(1)
    default:
      if focus < sliders.count { change(key) } else { notes?.press(key) }
    }
    return .open
  }

  private mutating func finish() -> FormSignal {
    let given = answered + (notes.map { $0.text.trimmed.isEmpty ? 0 : 1 } ?? 0)
    guard given < atLeast else { return .finished }
    message = "Answer at least one line: press ← or →, or type a number."
    return .open
  }

  private mutating func move(_ rows: Int) {
    let count = sliders.count + (notes == nil ? 0 : 1)
    focus = max(0, min(count - 1, focus + rows))
  }

  private mutating func change(_ key: Key) {
    switch key {
    case .character("s"): takeEarlier()
    case .character("S"), .character("="): message = fillWithEarlier(from: 0)
    case .character("?"): showsWords.toggle()
    default:
      let hasNones = hasNones
      message = sliders[focus].press(key, &number, hasNones: hasNones)
    }
  }

  private mutating func takeEarlier() {
    if sliders[focus].earlier == nil { message = .noEarlierAnswer }
    sliders[focus].takeEarlier()
  }

  /// Answers what is unanswered as before, from one slider on; what was answered stays, here or elsewhere, and what has
  /// no earlier answer stays unanswered.
  ///
  /// - Returns: Why there is nothing to copy; nil where there was something.
  mutating func fillWithEarlier(from first: Int) -> Phrase? {
    for index in first..<sliders.count where sliders[index].value == nil && sliders[index].isFilled {
      sliders[index].takeEarlier()
    }
    return sliders.contains { $0.earlier != nil } ? nil : .noEarlierAnswer
  }
}

extension Phrase {
  /// What is said where there is nothing to answer the same as before.
  static let noEarlierAnswer: Phrase = "There is no answer from the last 7 days to copy."
}
