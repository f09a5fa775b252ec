extension TuningSession {
  /// Every tuning of the condition on record, the newest first.
  public func history() -> TuneHistoryView { TuneHistoryView(self) }
}
