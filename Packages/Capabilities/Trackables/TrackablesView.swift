import TrackerApplication
import TrackerCore

/// What a person tracks of their own.
public struct TrackablesView: ReadModel {
  public static let schema = "trackables/1"

  /// One of it.
  struct Item: Encodable, Sendable {
    var id: TrackableID
    var metric: MetricID
    var label: String
    /// Other names that can be typed for it.
    var also: [String]
    var kind: TrackableDefinition.Kind
    /// What it is besides a number; nil for what is no more.
    var role: TrackableDefinition.Role?
    /// The foods that it counts; empty for anything else.
    var foods: [String]
    /// Names that hold one of its foods and are none.
    var butNot: [String]
    /// Whether the check-in asks for it.
    var asked: Bool
    var unit: String?
    var low: Double?
    var high: Double?
    var step: Double?
    /// From the lowest to the highest.
    var words: [String]
    var fold: Fold
    var absence: TrackableDefinition.Absence
    var question: String?
    var hidden: Bool
    var followed: Bool
    /// What was merged into it.
    var merged: [TrackableID]
    /// On how many days it has a value.
    var days: Int
    /// The condition whose pack declares it; absent for what the person made.
    var condition: PackID?
    /// What the condition is called.
    let conditionName: String?
    /// What its values are, in words.
    let scale: Phrase
    /// A line that logs a value.
    let command: String

    private enum CodingKeys: String, CodingKey {
      case id, metric, label, also, kind, unit, low, high, step, words, fold, absence, question, hidden, followed
      case merged, days, condition, role, foods, butNot, asked
    }

    /// - Parameter name: Of the condition whose pack declares it.
    init(_ own: TrackableDefinition, days: Int, of name: String? = nil) {
      condition = own.condition
      conditionName = name
      id = own.id
      metric = own.metric
      label = own.label
      also = own.otherLabels
      kind = own.kind
      role = own.role
      foods = own.foods ?? []
      butNot = own.butNot ?? []
      asked = own.asking != nil
      unit = own.unit
      low = own.range?.lowerBound
      high = own.range?.upperBound
      step = own.step
      words = own.choices
      fold = own.fold
      absence = own.absence
      question = own.question
      hidden = own.isHidden
      followed = own.isFollowed
      merged = own.merged
      self.days = days
      scale = own.scale
      command = own.command
    }
  }

  /// A plain number that was logged without saying what it is.
  struct Other: Encodable, Sendable {
    var id: TrackableID
    var days: Int
  }

  /// By their labels.
  var trackables: [Item]
  /// How many are hidden.
  var hidden: Int
  /// The ones of the most days first.
  var others: [Other]

  /// So many plain numbers are named.
  private static let mostOthers = 3

  public func blocks(_ format: TextFormatter) -> [Block] {
    let parts: [[Block]] = [list(format), ofOthers(format), next(format)]
    return parts.filter { !$0.isEmpty }.enumerated().flatMap { $0.offset == 0 ? $0.element : [.section($0.element)] }
  }

  private func list(_ format: TextFormatter) -> [Block] {
    guard !trackables.isEmpty else {
      let nothing =
        hidden == 0 ? format("You track nothing of your own yet.") : format("All that you track of your own is hidden.")
      return [.sentence("\(nothing)")]
    }
    let columns: [Block.Table.Column] = [
      .init(format("name"), isTitleShown: false), .init(format("values")), .init(format("days"), .trailing),
    ]
    return [
      .table(
        .init(
          columns,
          rows: trackables.map { item -> Block.Table.Row in
            let ofCondition = item.conditionName.map {
              format("{name} (of {condition})", ["name": item.label, "condition": format.inSentence($0)])
            }
            let name = item.hidden ? format("{name} (hidden)", ["name": item.label]) : ofCondition ?? item.label
            return .init(["\(name, .strong)", "\(format(item.scale))", "\(format.words.number("\(item.days)"))"])
          }))
    ]
  }

  private func ofOthers(_ format: TextFormatter) -> [Block] {
    guard let first = others.first else { return [] }
    let rest = others.count - TrackablesView.mostOthers
    let more: [Phrase] = rest > 0 ? [.words("{count} more", ["count": .count(rest)])] : []
    let names = others.prefix(TrackablesView.mostOthers).map { Phrase.verbatim($0.id.rawValue) } + more
    return [
      .sentence("\(format(.words("You also logged plain numbers: {names}.", ["names": .allOf(names)])))"),
      .commands([.init("symptoms own add \(first.id.rawValue.shellWord)", format("say what one of them is"))]),
    ]
  }

  private func next(_ format: TextFormatter) -> [Block] {
    let all: [Block.NextCommand] =
      hidden == 0 || trackables.contains(where: \.hidden)
      ? [] : [.init("symptoms own --all", format("also what is hidden"))]
    guard let first = trackables.first(where: { !$0.hidden }) ?? trackables.first else {
      return [.commands(all + [.init("symptoms own add 'screen time' --unit h", format("track something"))])]
    }
    return [
      .commands(
        [
          .init(first.command, format("log it")),
          .init("symptoms own show \(first.id.rawValue.shellWord)", format("see more of one")),
        ] + all)
    ]
  }
}
