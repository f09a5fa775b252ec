import ArgumentParser
import TrackerApplication
import TrackerCharts
import TrackerCommandLine
import TrackerCore
import TrackerTrends

/// `chart METRIC…`: numbers as a picture.
struct ChartDrawCommand: TrackerCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draw one to four of your numbers.",
    discussion: """
        symptoms chart draw sleep --type line
        symptoms chart draw sleep --from 2026-01-01 --to 2026-03-31
        symptoms chart draw sleep --png sleep.png --look dark
      """)

  @Argument(help: ArgumentHelp("What to draw, such as sleep. To see all: symptoms chart list", valueName: "metric"))
  var metrics: [String]

  @Option(
    help: ArgumentHelp(
      "How: line, area, bar, stacked, pie, scatter, calendar, hours, timeline, gauge, ring, histogram, before-after.",
      valueName: "type"),
    completion: .list(ChartType.allCases.map(\.rawValue)))
  var type: String?

  @Option(help: ArgumentHelp("So many days up to the last one. Default: 60.", valueName: "n"))
  var days: Int?

  @OptionGroup var range: DayRangeOptions

  @Flag(help: "Also draw as many days before that.")
  var compare = false

  @Flag(help: "Also show the numbers in a table.")
  var table = false

  @OptionGroup var looks: ChartLookOptions
  @OptionGroup var files: ChartFileOptions
  @OptionGroup var global: GlobalOptions

  func validate() throws {
    if let days, !(1...ChartQuery.mostDays).contains(days) {
      throw ValidationError("--days takes a whole number from 1 to 3660.")
    }
    if days != nil, range.from != nil { throw ValidationError("Use --days or --from, not both.") }
  }

  var beforeSetUp: BeforeSetUp { .explains("Here you'll see your numbers as a picture.") }

  func run(in context: CommandContext) throws {
    var query = ChartQuery(metrics)
    query.type = try type.map { try ChartType.named($0) }
    query.days = days
    query.from = range.from
    query.to = range.to
    query.compares = compare
    query.showsTable = table
    query.scheme = try looks.colourScheme()
    query.hidden = looks.hidden
    let output = try files.value()
    let view = try ChartMaker(try context.session()).view(query)
    try context.answer(try output.write(view, in: context.environment))
  }
}

/// How a chart looks.
struct ChartLookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Colours: standard, health, productivity, sequential, diverging, categorical.", valueName: "scheme"),
    completion: .list(ColourScheme.named.map(\.name)))
  var scheme: String?

  @Option(help: ArgumentHelp("Your own colours, such as \"#0067a5,#c2570c\".", valueName: "colours"))
  var colours: String?

  @Flag(help: "Leave out what the marks mean.")
  var noLegend = false

  @Flag(help: "Leave out the names beside and below.")
  var noAxes = false

  @Flag(help: "Leave out the lines behind the marks.")
  var noGrid = false

  func colourScheme() throws -> ColourScheme { try ColourScheme(named: scheme, colours: colours) }

  var hidden: Set<Chart.Part> {
    var hidden: Set<Chart.Part> = []
    if noLegend { hidden.insert(.legend) }
    if noAxes { hidden.insert(.axes) }
    if noGrid { hidden.insert(.grid) }
    return hidden
  }
}

/// Where a chart is saved.
struct ChartFileOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Save it as a drawing (SVG).", valueName: "file"), completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(help: ArgumentHelp("Save it as a picture (PNG).", valueName: "file"), completion: .file(extensions: ["png"]))
  var png: String?

  @Option(
    help: ArgumentHelp("What a saved picture is for: light, dark or print. Default: light.", valueName: "look"),
    completion: .list(SVGLook.allCases.map(\.rawValue)))
  var look: String?

  @Option(help: ArgumentHelp("How wide a saved picture is, in pixels. Default: 720.", valueName: "pixels"))
  var width: Int?

  @Flag(help: "Replace a file that already exists.")
  var force = false

  func validate() throws {
    if let width, !(240...4_000).contains(width) {
      throw ValidationError("--width takes a whole number from 240 to 4000.")
    }
  }

  /// - Throws: `Failure` (`usage`) for another look.
  func value() throws -> ChartFiles {
    let chosen = try look.map { word in
      guard let look = SVGLook(rawValue: word.lowercased()) else {
        throw Failure(
          .usage, "“{word}” is not a look", ["word": .verbatim(word)], recovery: "Use light, dark or print.")
      }
      return look
    }
    return ChartFiles(svg: svg, png: png, look: chosen ?? .light, width: Double(width ?? 720), replaces: force)
  }
}

extension ChartType {
  /// The type of a word.
  ///
  /// - Throws: `Failure` (`usage`) for a word that is none.
  fileprivate static func named(_ word: String) throws -> ChartType {
    if let found = ChartType(rawValue: word.lowercased()) { return found }
    let names = allCases.map(\.rawValue)
    let near = nearestMatch(to: word.lowercased(), among: names)
    throw Failure(
      .usage, near == nil ? "“{word}” is not a type of chart" : "“{word}” is not a type of chart. Did you mean {near}?",
      ["word": .verbatim(word), "near": .verbatim(near ?? ""), "names": .anyOf(names.map { .verbatim($0) })],
      recovery: "Use {names}")
  }
}
