/// One thing that `doctor` looked at.
public struct HealthFinding: Sendable, Hashable, Encodable {
  /// How it stands: fine, wrong until just now and put right, or wrong still. The raw values stand in JSON.
  public enum State: String, Sendable, Codable {
    case fine
    case fixed = "mended"
    case wrong = "fault"
  }

  /// What was looked at, such as `journal totals`: an id, the same in every language.
  public var what: String
  /// What screens call it, such as `Privacy`.
  public var name: Phrase
  public var state: State
  /// What was found, without anything that was logged.
  public var detail: Phrase
  /// What exactly, such as the ids and days of entries, without anything that was logged: for those who ask for more,
  /// and in JSON.
  public var items: [Phrase] = []
  /// What to do, where there is something to do.
  public var recovery: Phrase?
  /// Whether it is shown only to those who ask for more, as long as it is fine.
  public var isDetail = false

  private enum CodingKeys: String, CodingKey {
    case what, state, detail, items, recovery
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(what, forKey: .what)
    try container.encode(state, forKey: .state)
    try container.encode(detail, forKey: .detail)
    if !items.isEmpty { try container.encode(items, forKey: .items) }
    try container.encodeIfPresent(recovery, forKey: .recovery)
  }

  /// - Parameters:
  ///   - name: What screens call it, such as `Privacy`.
  ///   - values: What fills the placeholders of `detail` and of `recovery`.
  public init(
    _ what: String, called name: Phrase, _ state: State, _ detail: Phrase, _ values: [String: Phrase] = [:],
    items: [Phrase] = [], recovery: Phrase? = nil, isDetail: Bool = false
  ) {
    self.what = what
    self.name = name
    self.isDetail = isDetail
    self.state = state
    self.detail = detail.filled(with: values)
    self.items = items
    self.recovery = recovery?.filled(with: values)
  }
}
