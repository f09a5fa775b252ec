import TrackerCharts

extension Block.Table {
  /// The numbers of a chart.
  public init(_ table: ChartTable) {
    self.init(
      table.columns.map { .init($0.title, $0.isNumeric ? .trailing : .leading) },
      rows: table.rows.map { .init($0.map { RichText($0) }) })
  }
}
