import TrackerApplication
import TrackerCharts
import TrackerCore

@testable import TrackerPages

/// A page with every kind of block, and with texts that are markup and from right to left.
enum PageSample {
  static let markup = "<script>alert(\"x\")</script> & 'y'"
  static let hebrew = "כאב ראש"

  static let week = Block.table(
    .init(
      [.init("")] + ["Mo", "Tu", "We"].map { .init($0, .trailing) } + [.init("than before")],
      caption: "Each symptom on each day",
      rows: [
        .init(
          ["\("Worst of the day", .strong)", "2", "8", RichText("–", .unknown), ""],
          looks: [nil, .bar(0.2), .bar(0.8, isMarked: true), .unknown]),
        .init(
          ["Prickle", "2", "8", RichText("–", .unknown), "better"],
          looks: [nil, .severity(2), .severity(8), .unknown]),
      ]))

  static func page(_ blocks: [Block]) -> Page {
    Page(
      kind: "Your week", title: "One flare day: \(hebrew)", lede: "You logged \(markup) on 3 days.",
      sections: [
        .init("symptoms", "Symptoms", heading: "At worst 8", blocks: blocks),
        .init(
          "sleep", "Sleep", blocks: [.sentence(RichText("No night is known.", .unknown))], look: .unknown,
          isNarrow: true),
        .init("food", "Food", heading: "\(hebrew)", blocks: [.sentence("\(hebrew) and bread")], isNarrow: true),
      ], footer: ["3 of 7 days", "Made today"])
  }

  static let all: [Block] = [
    .heading(.init("A heading", aside: "aside")), .sentence("Words with \("weight", .strong)."), .line("A line"),
    .fact(lead), .table(parts), .fact(.init("Large meals:", "3", aside: "7 days known")),
    .fact(.init(markup, [.init("one"), .init("two")], .commas)),
    .list(.init([.init("done", mark: .done), .init("\(markup)", mark: .bullet, details: [.sentence("below")])])),
    .list(.init(["first", "second"], mark: .number)), week, .table(wide),
    .progress(.init("Move: 2 of 4 days", done: 2, of: 4)), .chart(chart),
    .commands([.init("symptoms today", "see the day")]), .verbatim("a: <b>", caption: "A file"),
    .excerpt(.init("line", line: 3)), .details([.sentence("detail")]), .section([.sentence("apart")]),
    .byRoom(full: [.sentence("in full")], short: [.sentence("in short")]),
  ]

  private static let lead: Block.Fact = {
    var fact = Block.Fact("Overall score", "74 \("of 100", .faint)")
    fact.prominence = .lead
    return fact
  }()

  private static let parts = Block.Table(
    [.init("Made of"), .init("of 100", .trailing), .init("n", .trailing)], caption: "What it is made of",
    rows: [.init(["Sleep", "79", "7"], bar: 0.79), .init(["Mood", RichText("–", .unknown), "0"])])

  private static let wide = Block.Table(
    [.init("Symptom"), .init("mean", .trailing), .init("days", fewestSigns: 3), .init("known", .trailing)],
    groups: [.init("Group", rows: [.init(["Prickle", "", "▁█·", "4"])])])

  private static let chart = Chart(
    "", ["It was about right."], .gauge(Gauge(ChartAxis("came", 0...100), value: 40, told: "40%")),
    table: ChartTable([.init("forecast"), .init("came", isNumeric: true)], rows: [["50%", "40%"]]))
}
