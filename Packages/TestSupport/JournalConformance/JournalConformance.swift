/// What every journal must do, sentence by sentence of the protocols' documentation.
///
/// In a test: `@Test(arguments: JournalConformance.checks) func holds(_ check: JournalCheck) { #expect(check.failures {
/// try … } == []) }`.
public enum JournalConformance {
  public static let checks =
    entryChecks + queryChecks + totalChecks + documentChecks + forecastChecks + actionChecks + undoChecks
    + openActionChecks + orderChecks + waitingChecks + draftChecks + purposeChecks + derivationChecks + recordChecks
    + forgettingChecks + searchChecks + versionChecks
}
