import TrackerCharts
import TrackerCore

/// A piece of an answer, as a read model gives it: what it is, never how it is set. Renderers turn blocks into coloured
/// text, into plain lines, into Markdown and HTML; columns, padding, line breaks and colour are theirs alone.
public indirect enum Block: Sendable, Hashable, Codable {
  /// Names what follows.
  case heading(Heading)
  /// One or more sentences that belong together.
  case sentence(RichText)
  /// A sentence that stays on one line however long it is, such as a finding with its place, which editors turn into a
  /// link.
  case line(RichText)
  /// A named value, or several values under one name.
  case fact(Fact)
  /// Things of a kind, one after the other.
  case list(ItemList)
  case table(Table)
  /// How far something has come.
  case progress(Progress)
  case chart(Chart)
  /// Commands to type next, each with what it does.
  case commands([NextCommand])
  /// Text that is shown to the letter, such as a file, without the line breaks at its end; the caption says what it is,
  /// where that is not plain.
  case verbatim(String, caption: String = "")
  /// A line of a file with the place in it that is meant.
  case excerpt(Excerpt)
  /// What belongs to the block before it, set below it.
  case details([Block])
  /// A part of its own, set apart from its neighbours.
  case section([Block])
  /// The same in full and in short: a renderer with little room takes the second.
  case byRoom(full: [Block], short: [Block])
}

extension Block {
  /// In full, whatever the room: for an answer that leaves nothing out.
  public var inFull: [Block] {
    switch self {
    case .byRoom(let full, _): full.flatMap(\.inFull)
    case .section(let blocks): [.section(blocks.flatMap(\.inFull))]
    case .details(let blocks): [.details(blocks.flatMap(\.inFull))]
    default: [self]
    }
  }

  /// A name for what follows, with what stands at the far edge of its line.
  public struct Heading: Sendable, Hashable, Codable {
    public var text: RichText
    public var aside: RichText

    public init(_ text: RichText, aside: RichText = "") {
      self.text = text
      self.aside = aside
    }
  }

  /// A name with what there is to say under it.
  public struct Fact: Sendable, Hashable, Codable {
    /// How several values stand under one name.
    public enum Arrangement: String, Sendable, Codable {
      /// Side by side, with room between them.
      case apart
      /// One after the other, with commas.
      case commas
      /// One after the other, as one sentence: `12 of 14 days`.
      case sentence
      /// Each on a line of its own.
      case lines
    }

    /// How a page sets its first value. Renderers without sizes set all facts alike.
    public enum Prominence: String, Sendable, Codable {
      case usual
      /// One of a few numbers to see first: large, with the name beside it and the other values below.
      case key
      /// The answer that all else explains: larger still, with the table that follows beside it.
      case lead
    }

    public var label: String
    public var values: [Value]
    public var arrangement: Arrangement
    /// What stands at the far edge: where the value comes from, when it was made.
    public var aside: RichText
    /// The command to type next, where there is something to do.
    public var command: String?
    public var prominence = Prominence.usual

    private enum CodingKeys: String, CodingKey { case label, values, arrangement, aside, command, prominence }

    public init(
      _ label: String, _ values: [Value], _ arrangement: Arrangement = .apart, aside: RichText = "",
      command: String? = nil, prominence: Prominence = .usual
    ) {
      self.label = label
      self.values = values
      self.arrangement = arrangement
      self.aside = aside
      self.command = command
      self.prominence = prominence
    }

    public init(_ label: String, _ value: RichText, aside: RichText = "", command: String? = nil) {
      self.init(label, [Value(value)], aside: aside, command: command)
    }

    /// A number to see first, and what there is to say of it.
    public init(_ label: String, key number: String, _ words: String = "", _ arrangement: Arrangement = .commas) {
      self.init(
        label, [Value("\(number)")] + (words.isEmpty ? [] : [Value("\(words)")]), arrangement, prominence: .key)
    }

    /// One that was kept without a prominence is a usual one.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      label = try container.decode(String.self, forKey: .label)
      values = try container.decode([Value].self, forKey: .values)
      arrangement = try container.decode(Arrangement.self, forKey: .arrangement)
      aside = try container.decode(RichText.self, forKey: .aside)
      command = try container.decodeIfPresent(String.self, forKey: .command)
      prominence = try container.decodeIfPresent(Prominence.self, forKey: .prominence) ?? .usual
    }
  }

  /// A value of a fact.
  public struct Value: Sendable, Hashable, Codable {
    public var text: RichText
    /// What stands before it where there is room for signs; `spoken` says the same.
    public var mark: ItemList.Mark?
    /// What a line-by-line renderer says in place of the name and the value, because it has neither signs nor columns.
    public var spoken: String?

    public init(_ text: RichText, mark: ItemList.Mark? = nil, spoken: String? = nil) {
      self.text = text
      self.mark = mark
      self.spoken = spoken
    }
  }

  /// Things of a kind, one after the other, each with a mark before it or none.
  public struct ItemList: Sendable, Hashable, Codable {
    /// What stands before an item.
    public enum Mark: String, Sendable, Codable {
      case none, bullet, done, open, good, warning, bad
      /// Counted from 1.
      case number
    }

    /// One thing of a list: its mark, its text and the blocks that stand below it.
    public struct Item: Sendable, Hashable, Codable {
      public var mark: Mark
      public var text: RichText
      /// What belongs to the item.
      public var details: [Block]

      public init(_ text: RichText, mark: Mark = .none, details: [Block] = []) {
        self.text = text
        self.mark = mark
        self.details = details
      }
    }

    public var items: [Item]

    public init(_ items: [Item]) { self.items = items }
    public init(_ items: [RichText], mark: Mark = .bullet) { self.items = items.map { Item($0, mark: mark) } }
  }

  /// Rows of cells. A renderer without room for the columns gives each row as a line: the first cell, then the others
  /// after the names of their columns.
  public struct Table: Sendable, Hashable, Codable {
    /// What holds for all cells of a column. Its title also names them where each row is set as a line.
    public struct Column: Sendable, Hashable, Codable {
      /// The side that cells are set at: leading for words, trailing for numbers, so that their digits line up.
      public enum Alignment: String, Sendable, Codable { case leading, trailing }
      public var title: String
      public var alignment: Alignment
      /// Whether the title stands above the column. One that does not still names the cells where each row is a line.
      public var isTitleShown: Bool
      /// For a column whose cells draw what others tell, such as a line of days: the fewest signs worth having. Where
      /// the columns have no room beside each other, its cells lose their first ones, and then it goes. nil for others.
      public var fewestSigns: Int?

      public init(
        _ title: String, _ alignment: Alignment = .leading, isTitleShown: Bool = true, fewestSigns: Int? = nil
      ) {
        self.title = title
        self.alignment = alignment
        self.isTitleShown = isTitleShown
        self.fewestSigns = fewestSigns
      }
    }

    /// One row of a table: a cell for each column, empty where there is nothing to say.
    public struct Row: Sendable, Hashable, Codable {
      public var cells: [RichText]
      /// The length of a bar before the cells, 0 … 1 of the longest one there can be. It draws a size that a cell
      /// tells, or that the order of the rows tells, so renderers may leave it out.
      public var bar: Double?
      /// What stands in the row's line where the columns have no room: a label, a value, a drawing. Empty where each
      /// cell is told behind the title of its column then.
      public var short: [RichText]
      /// What belongs to the row.
      public var details: [Block]
      /// What renderers with room for drawings add to the cells, by their places; empty for none. It draws what the
      /// cells say, so that others leave it out.
      public var looks: [Look?]

      public init(
        _ cells: [RichText], bar: Double? = nil, short: [RichText] = [], details: [Block] = [], looks: [Look?] = []
      ) {
        self.cells = cells
        self.bar = bar
        self.short = short
        self.details = details
        self.looks = looks
      }
    }

    /// What a cell looks like besides its text.
    public enum Look: Sendable, Hashable, Codable {
      /// The colour of a severity of 0 … 10; high is bad.
      case severity(Double)
      /// A bar above the text, 0 … 1 of the tallest there can be; one that is marked stands out, as flare days do.
      case bar(Double, isMarked: Bool = false)
      /// Not known: neither a value nor none.
      case unknown
    }

    /// Rows that belong together.
    public struct Group: Sendable, Hashable, Codable {
      /// Names the rows; empty where nothing does.
      public var heading: RichText
      public var rows: [Row]

      public init(_ heading: RichText = "", rows: [Row]) {
        self.heading = heading
        self.rows = rows
      }
    }

    public var columns: [Column]
    /// What the table has, for whoever can't see what stands around it; empty where the heading before it says so.
    public var caption = ""
    /// Set below each other in the same columns, apart from each other.
    public var groups: [Group]
    /// The rows of all groups.
    public var rows: [Row] { groups.flatMap(\.rows) }

    /// - Parameter columns: As many as each row has cells; without titles no line of titles is set.
    public init(_ columns: [Column], caption: String = "", rows: [Row]) {
      self.init(columns, caption: caption, groups: [Group(rows: rows)])
    }

    /// - Parameter columns: As many as each row has cells; without titles no line of titles is set.
    public init(_ columns: [Column], caption: String = "", groups: [Group]) {
      self.columns = columns
      self.caption = caption
      self.groups = groups
    }
  }

  /// How much of something is done. The label says it in words too: renderers without a bar give the label alone.
  public struct Progress: Sendable, Hashable, Codable {
    public var label: RichText
    public var done: Int
    public var of: Int

    public init(_ label: RichText, done: Int, of: Int) {
      self.label = label
      self.done = done
      self.of = of
    }
  }

  /// A line of a file. It may be as long as the file: a renderer shows what stands around the column, and never what a
  /// terminal would obey.
  public struct Excerpt: Sendable, Hashable, Codable {
    public var text: String
    /// The number of the line, from 1.
    public var line: Int
    /// Counted in Unicode scalars from 1; nil where all of the line is meant.
    public var column: Int?
    /// The column behind the last character that is meant; nil where it is one character.
    public var endColumn: Int?

    public init(_ text: String, line: Int, column: Int? = nil, endColumn: Int? = nil) {
      self.text = text
      self.line = line
      self.column = column
      self.endColumn = endColumn
    }
  }

  /// A command to type.
  public struct NextCommand: Sendable, Hashable, Codable {
    public var command: String
    public var does: String

    public init(_ command: String, _ does: String = "") {
      self.command = command
      self.does = does
    }
  }
}
