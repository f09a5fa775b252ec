extension MetricDefinition {
  /// Where the values of a metric come from that no entry gives: documents of a kind of the metric's own module.
  ///
  /// What is learnt from days that have passed is kept until a document of the kind changes, and is then learnt again.
  /// So a value may depend on the documents and on its day, and on nothing else: never on the day on which it is asked
  /// for. A source that also reads days of other metrics says so (`readsDays`); no factor may look at its metric then.
  public struct DocumentSource: Sendable {
    /// The values on the days; a day that is not among them is unknown, unless the metric's absence says otherwise.
    ///
    /// - Parameter catalogue: The metrics of the table that is asked for.
    /// - Throws: `Failure` (`storage`) when a document can't be read.
    public typealias Values =
      @Sendable (_ days: ClosedRange<Day>, _ journal: any JournalReading, _ catalogue: MetricCatalogue) throws
      -> [Day: Double]

    /// The documents that the values follow from. A change of any of them may change the value of any day.
    public var kind: AnyDocumentKind
    /// Asked once for every table of days, so at most once for a year of them.
    public var values: Values
    /// Whether the values follow from days of other metrics too. They may change then while no document does, so that
    /// nothing is learnt from them: packs may not name such a metric as a factor.
    public var readsDays: Bool

    public init(_ kind: AnyDocumentKind, readsDays: Bool = false, values: @escaping Values) {
      self.kind = kind
      self.values = values
      self.readsDays = readsDays
    }
  }
}

extension JournalReading {
  /// The revisions of the documents that metrics are provided from, by the documents' keys; empty where no metric is.
  /// As long as they stay the same, so do the values.
  ///
  /// - Throws: `Failure` (`storage`) when the documents can't be read.
  public func revisions(behind metrics: some Sequence<MetricID>, catalogue: MetricCatalogue) throws -> [String: Int] {
    let kinds = Set(metrics.flatMap { catalogue.stored(behind: $0).keys }).compactMap { catalogue[$0]?.documents?.kind }
    let documents = try Set(kinds.map(\.module)).flatMap { try self.documents(of: $0) }
    let read = documents.filter { document in kinds.contains { $0.holds(document.key) } }
    return Dictionary(read.map { ($0.key.description, $0.revision) }) { first, _ in first }
  }
}
