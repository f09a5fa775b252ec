import TrackerCore

/// When sentences about a forecast are read: on the day before its day, on the day itself, or without naming the day.
public typealias SpokenOn = FactorFormatter.SpokenOn

/// How forecasts are put into words, the same way by every command.
public enum ForecastFormatter {
  /// Under so many days with a known outcome a forecast is a first guess.
  public static let patternDays = 7

  /// What is said where there is no forecast but the base rate: the pack's words, else the program's.
  ///
  /// - Parameter name: The person's, for the pack's message.
  public static func notEnough(_ pack: ConditionPack, _ name: String?, _ words: Phrases = .english) -> String {
    pack.messages.text(.tooLittleData, filling: name.map { ["name": $0] } ?? [:])
      ?? words("Not enough logged lately for a forecast. One check-in is enough to start again.")
  }
}
