import TrackerCore

extension Session {
  /// The clock time of an entry where the answer to it is to name it; nil for an entry of now, for one whose own fields
  /// say when it was, such as a night, and for one of an earlier day without a time, which counts as of its noon.
  public func timeToName(of entry: Entry) -> LocalTime? {
    let timedBy = environment.registry.logKind(entry.kind)?.definition.timedBy ?? []
    guard !timedBy.contains(where: { entry.payload.fields[$0] != nil }) else { return nil }
    let time = calendar.local(entry.instant).time
    if calendar.local(environment.now).time == time { return nil }
    return entry.day != today && time == LocalTime(wrapping: 720) ? nil : time
  }
}
