import TrackerCore

/// What a worker says in its log, a line each: what it is about to do, and what the journal has acknowledged.
enum LedgerLine: Equatable {
  /// It is about to write these states; nil removes the subject.
  case attempt(Int, [Subject: UInt64?], addsToShared: Bool)
  /// The journal has returned from the action with an id.
  case acknowledged(Int, action: Int64)
  /// The journal refused, as it does when it is busy for too long: nothing may have changed.
  case refused(Int)
  /// A kill came between: the journal has it, or not.
  case resolved(Int, isKept: Bool)
  /// Something that must never happen.
  case broken(String)

  var text: String {
    switch self {
    case .attempt(let number, let states, let adds):
      "try \(number)" + (adds ? " +" : "")
        + states.sorted { $0.key.name < $1.key.name }.map { " \($0.key.name)=\($0.value.map(String.init) ?? "-")" }
        .joined()
    case .acknowledged(let number, let action): "ack \(number) \(action)"
    case .refused(let number): "no \(number)"
    case .resolved(let number, let isKept): "\(isKept ? "kept" : "gone") \(number)"
    case .broken(let message): "broken \(message)"
    }
  }

  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard words.count > 1, let first = words.first else { return nil }
    if first == "broken" {
      self = .broken(words.dropFirst().joined(separator: " "))
      return
    }
    guard let number = Int(words[1]) else { return nil }
    switch first {
    case "try":
      var states: [Subject: UInt64?] = [:]
      for word in words.dropFirst(2) where word != "+" {
        let sides = word.split(separator: "=")
        guard sides.count == 2, let subject = Subject(sides[0]) else { return nil }
        states.updateValue(UInt64(sides[1]), forKey: subject)
      }
      self = .attempt(number, states, addsToShared: words.contains("+"))
    case "ack":
      guard words.count == 3, let action = Int64(words[2]) else { return nil }
      self = .acknowledged(number, action: action)
    case "no": self = .refused(number)
    case "kept", "gone": self = .resolved(number, isKept: first == "kept")
    default: return nil
    }
  }
}

/// What a worker's log amounts to.
struct Ledger {
  struct Attempt {
    var number: Int
    var states: [Subject: UInt64?]
    var addsToShared: Bool
  }

  /// The number of the state of each subject that is there.
  private(set) var states: [Subject: UInt64] = [:]
  /// What was begun and is neither acknowledged nor refused.
  private(set) var inFlight: Attempt?
  private(set) var lastNumber = 0
  private(set) var acknowledged = 0
  private(set) var refused = 0
  /// How often it added 1 to what all share.
  private(set) var shared = 0
  /// By subject with revisions, what each acknowledged action made of it.
  private(set) var claims: [Subject: [Int64: UInt64?]] = [:]
  /// How many states were kept of which only the kill is known, not the action.
  private(set) var unclaimed = 0
  private(set) var lastAction: Int64 = 0
  private(set) var faults: [String] = []

  mutating func add(_ line: LedgerLine) {
    switch line {
    case .attempt(let number, let states, let adds):
      if inFlight != nil || number <= lastNumber { faults.append("attempt \(number) follows one without an end") }
      lastNumber = number
      inFlight = Attempt(number: number, states: states, addsToShared: adds)
    case .acknowledged(let number, let action):
      guard let attempt = take(number) else { return }
      acknowledged += 1
      if action <= lastAction { faults.append("action \(action) was acknowledged after \(lastAction)") }
      lastAction = action
      for (subject, state) in attempt.states where subject.hasRevisions {
        claims[subject, default: [:]].updateValue(state, forKey: action)
      }
      apply(attempt)
    case .refused(let number):
      refused += take(number) == nil ? 0 : 1
    case .resolved(let number, let isKept):
      guard let attempt = take(number), isKept else { return }
      unclaimed += attempt.states.keys.count { $0.hasRevisions }
      apply(attempt)
    case .broken(let message): faults.append(message)
    }
  }

  private mutating func take(_ number: Int) -> Attempt? {
    defer { inFlight = nil }
    guard let inFlight, inFlight.number == number else {
      faults.append("\(number) ended and was not begun")
      return nil
    }
    return inFlight
  }

  private mutating func apply(_ attempt: Attempt) {
    for (subject, state) in attempt.states { states[subject] = state }
    if attempt.addsToShared { shared += 1 }
  }
}
