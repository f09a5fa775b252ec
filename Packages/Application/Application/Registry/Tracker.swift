import TrackerCore

/// Something that a person follows from day to day, such as sleep or drinks: a line of `trackers`, a page of its own,
/// a card of the hub.
///
/// What all of them have follows from their metric: today, the mean of seven days, goal, streak, trend. A tracker adds
/// what only it can say. It is a plain value: what is read for it stands in its `TrackerDay`.
public struct Tracker: Sendable {
  /// A value of a metric as the tracker tells it: `7.2 hours`, `mood 4`.
  public typealias Telling = @Sendable (_ value: Double, _ metric: MetricDefinition) -> Phrase
  /// What there is to say of the day; nil where the day's value says all.
  public typealias Today = @Sendable (_ day: TrackerDay) throws -> TrackerToday?
  /// What only this tracker can say.
  public typealias Details = @Sendable (_ day: TrackerDay) throws -> any TrackerDetails

  /// For ever and kebab-case, such as `sleep`: people type it and order trackers by it.
  public let id: String
  /// As it stands before its line: `Sleep`.
  public let name: Phrase
  /// Other words that people may type for it.
  public let aliases: [String]
  /// What it reads. The first metric of which a day is known is the one that its line is about, so that a mood of the
  /// journal stands in for one of check-ins. Goals of any of them are goals of the tracker.
  public let metrics: [MetricID]
  /// A line that logs a value, to be copied: `symptoms weigh 70.4`.
  public let command: String
  /// A line that asks for a value where somebody can be asked, such as `symptoms log rest`, or that needs none; nil
  /// where the program has none, and `command` has to be typed.
  public let entering: String?
  /// Trackers stand in the order of these numbers, the lowest first.
  public let place: Int
  public let told: Telling
  /// How far apart two values are: as `told` unless a value is told on its scale, as `4 of 10` is.
  public let difference: Telling
  public let today: Today?
  /// nil where nothing is to be added.
  public let details: Details?

  public init(
    _ id: String, _ name: Phrase, aliases: [String] = [], metrics: [MetricID], command: String,
    entering: String? = nil, place: Int = 50, told: @escaping Telling, difference: Telling? = nil, today: Today? = nil,
    details: Details? = nil
  ) {
    self.id = id
    self.name = name
    self.aliases = aliases
    self.metrics = metrics
    self.command = command
    self.entering = entering
    self.place = place
    self.told = told
    self.difference = difference ?? told
    self.today = today
    self.details = details
  }
}

extension Tracker {
  /// Something of the person's own that they follow, behind all others.
  ///
  /// - Parameter others: Their ids and words stay theirs.
  init(of trackable: TrackableDefinition, beside others: [Tracker]) {
    let isTaken = others.contains { $0.id == trackable.id.rawValue }
    self.init(
      isTaken ? "own-\(trackable.id)" : trackable.id.rawValue, .verbatim(trackable.label),
      aliases: trackable.otherLabels, metrics: [trackable.metric],
      command: "symptoms \(trackable.id.rawValue.shellWord) \(trackable.example)", place: .max,
      told: { value, _ in trackable.told(value) })
  }
}

/// What a tracker says of the day, where that is more than the day's value.
public struct TrackerToday: Sendable {
  /// In a few words: `running for 5 hours`; nil where nothing is known of the day.
  public var told: Phrase?
  /// In the unit of the metric; nil for what has no number.
  public var value: Double?
  /// How much of the goal the day has so far, 0 … 1 or more; nil without a goal.
  public var share: Double?
  /// The mean of seven days in a few words; nil where the mean of the metric says all.
  public var mean: Phrase?
  /// Where it started, in a few words, such as a clock time; nil for what has no start.
  public var start: Phrase?
  /// Its goal in a few words, where the goal is no goal of the module Goals; nil without one.
  public var goal: Phrase?
  /// A line that logs a value, where that of the tracker would be doubted for this person.
  public var command: String?
  /// A line that asks for a value, where that of the tracker would not fit the day.
  public var entering: String?
  /// What it is made of, each with its own value and goal; empty where there is one value.
  public var parts: [TrackerPart]

  public init(
    told: Phrase?, value: Double? = nil, share: Double? = nil, mean: Phrase? = nil, start: Phrase? = nil,
    goal: Phrase? = nil, command: String? = nil, entering: String? = nil, parts: [TrackerPart] = []
  ) {
    self.told = told
    self.value = value
    self.share = share
    self.mean = mean
    self.start = start
    self.goal = goal
    self.command = command
    self.entering = entering
    self.parts = parts
  }
}

/// What only one tracker can say. Its keys stand under `details` in the JSON of the tracker.
public protocol TrackerDetails: Encodable, Sendable {
  func blocks(_ format: TextFormatter) -> [Block]
}

extension Registry {
  /// The trackers of a person, with what they follow of their own: those of what they have switched off are left out.
  public func trackers(for person: Person) -> [Tracker] {
    let all = trackersInOrder
    let own = person.trackables.shown.filter(\.isFollowed).map { Tracker(of: $0, beside: all) }
    let off = person.uncollected.categories
    guard !off.isEmpty else { return all + own }
    return all.filter { tracker in
      !tracker.metrics.allSatisfy { category(of: $0).map(off.contains) ?? false }
    } + own
  }

  /// All trackers by their places, those of one place as they were added.
  public var trackersInOrder: [Tracker] {
    trackers.all.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
  }

  /// Trackers of metrics that nobody brings, whose ids nobody could type, or whose command is none. Which symptoms
  /// there are the packs decide.
  var badTrackers: [Diagnostic] {
    let catalogue = catalogue
    return trackers.all.flatMap { tracker -> [Diagnostic] in
      let unknown = tracker.metrics.filter { SymptomID(of: $0) == nil && catalogue[$0] == nil }.map { metric in
        Diagnostic(
          code: "unknown-metric", "The tracker {tracker} follows a metric that no module adds",
          ["tracker": .verbatim(tracker.id)], found: metric.rawValue, nearest: catalogue.nearest(to: metric)?.rawValue)
      }
      let lines = [tracker.command, tracker.entering].compactMap(\.self)
      guard tracker.metrics.isEmpty || !tracker.id.isKebabCase || !lines.allSatisfy({ $0.hasPrefix("symptoms ") })
      else {
        return unknown
      }
      return unknown + [
        Diagnostic(code: "tracker", "A tracker has no metric, a wrong id, or no command", found: tracker.id)
      ]
    }
  }
}

extension Session {
  /// The tracker that a person means.
  ///
  /// - Parameter word: Its id, its name or another word for it.
  /// - Throws: `Failure` (`validation`) with the nearest one where the word is none of the person's.
  public func tracker(named word: String) throws(Failure) -> Tracker {
    let all = environment.registry.trackers(for: person)
    let wanted = word.trimmed.lowercased()
    let found =
      all.first { $0.id == wanted }
      ?? all.first { tracker in
        (tracker.aliases + [format(tracker.name), tracker.name.description]).contains { $0.lowercased() == wanted }
      }
    if let found { return found }
    let near = nearestMatch(to: word.lowercased(), among: all.map(\.id))
    throw Failure(
      .validation, near == nil ? "“{word}” is not a tracker" : "“{word}” is not a tracker. Did you mean {near}?",
      ["word": .verbatim(word), "near": .verbatim(near ?? "")], recovery: "To see them: symptoms trackers")
  }
}
