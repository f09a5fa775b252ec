import TrackerCore

/// Some days of an invented person, and what a rule says of the last of them.
///
/// ```swift
/// .speaks("You slept 4.5 hours last night; you usually sleep 7.", ["sleep.hours": .days(10, 7) + [4.5]])
/// .silent("an ordinary night", ["sleep.hours": .days(10, 7) + [6.8]])
/// ```
public struct CoachingExample: Sendable {
  /// A forecast that was made for one of the days.
  public struct Forecast: Sendable, Hashable {
    /// Days before the last one.
    public var daysBack: Int
    /// 1 … 99
    public var percent: Int

    public init(daysBack: Int, percent: Int) {
      self.daysBack = daysBack
      self.percent = percent
    }
  }

  /// What is special about the days; of an example that speaks, the sentence.
  public let name: String
  /// Of each metric, the days' values up to the last day, which is the one that is asked about; nil is unknown. Only
  /// metrics that entries give can be named, not those that are computed.
  public let days: [MetricID: [Double?]]
  public let forecasts: [Forecast]
  /// Puts the documents that the rule reads.
  public let documents: @Sendable (_ journal: any JournalWriting, _ day: Day) throws -> Void
  /// What the rule says first, in English; nil where it is silent.
  public let says: String?

  private init(
    _ name: String, _ days: [MetricID: [Double?]], _ forecasts: [Forecast], says: String?,
    documents: @escaping @Sendable (_ journal: any JournalWriting, _ day: Day) throws -> Void
  ) {
    self.name = name
    self.days = days
    self.forecasts = forecasts
    self.documents = documents
    self.says = says
  }

  /// Days on which the rule says just this first.
  ///
  /// - Parameter documents: Puts what the rule reads besides metrics, given the day that is asked about.
  public static func speaks(
    _ sentence: String, _ days: [MetricID: [Double?]] = [:], forecasts: [Forecast] = [],
    documents: @escaping @Sendable (_ journal: any JournalWriting, _ day: Day) throws -> Void = { _, _ in }
  ) -> CoachingExample {
    CoachingExample(sentence, days, forecasts, says: sentence, documents: documents)
  }

  /// Days on which the rule says nothing.
  ///
  /// - Parameters:
  ///   - name: Why it is silent.
  ///   - documents: Puts what the rule reads besides metrics, given the day that is asked about.
  public static func silent(
    _ name: String, _ days: [MetricID: [Double?]] = [:], forecasts: [Forecast] = [],
    documents: @escaping @Sendable (_ journal: any JournalWriting, _ day: Day) throws -> Void = { _, _ in }
  ) -> CoachingExample {
    CoachingExample(name, days, forecasts, says: nil, documents: documents)
  }
}

extension [Double?] {
  /// So many days with the same value; nil is unknown.
  public static func days(_ count: Int, _ value: Double?) -> [Double?] { Array(repeating: value, count: count) }

  /// A few values over and over, so many days of them: what goes up and down.
  public static func days(_ count: Int, of values: Double...) -> [Double?] {
    (0..<count).map { values[$0 % values.count] }
  }
}
