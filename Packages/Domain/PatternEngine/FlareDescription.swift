import TrackerStatistics

/// What was there in the hours before flares: counts of each exposure in each window.
public enum FlareDescription {
  /// The findings by exposure in their order, and by window in the order of `FlareWindow`.
  ///
  /// A window that holds a moment of the exposure answers yes. One that holds none answers no if all of its days were
  /// answered, and is not answered otherwise, so that nothing before the first day is taken as no.
  /// O(moments + exposures · days).
  public static func findings(_ exposures: [TimedExposure], before moments: FlareMoments) -> [WindowFinding] {
    precondition(
      exposures.allSatisfy { $0.count == moments.flare.count }, "an exposure has other days than the flares")
    // Most exposures are answered on the same days.
    var answered: [DayBits: [DayBits]] = [:]
    return exposures.flatMap { exposure in
      let ofWindows =
        answered[exposure.answered]
        ?? FlareWindow.allCases.map { moments.days(answeredBy: exposure.answered, in: $0) }
      answered[exposure.answered] = ofWindows
      return zip(FlareWindow.allCases, ofWindows).map { window, known in
        let yes = moments.days(with: exposure, in: window)
        return finding(
          Exposure(exposure.id, count: moments.flare.count, yes: yes, known: known.union(yes)), in: window,
          before: moments)
      }
    }
  }

  private static func finding(
    _ exposure: Exposure, in window: FlareWindow, before moments: FlareMoments
  ) -> WindowFinding {
    let table = exposure.table(with: moments.flare)
    let flares = moments.flare.yes.count
    return WindowFinding(
      exposure: exposure.id, window: window, table: table, unansweredFlares: flares - table.with,
      unansweredOthers: moments.days.count - flares - table.without)
  }
}
