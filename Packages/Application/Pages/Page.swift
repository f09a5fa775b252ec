import TrackerApplication
import TrackerCore

/// A page of blocks, whatever it is written as: HTML, Markdown or PDF.
public struct Page: Sendable {
  /// A part of a page, with a heading of its own.
  public struct Section: Sendable {
    /// What a section looks like.
    public enum Look: Sendable {
      case card
      /// Stands out: the one thing to look at.
      case accent
      /// Nothing is known of what it is about.
      case unknown
    }

    /// Kebab-case, once on a page: links lead to it.
    public var id: String
    /// What it is about, above its heading: `Sleep`.
    public var kind: String
    /// What is seen; empty where what it is about is heading enough.
    public var heading: RichText
    public var blocks: [Block]
    public var look: Look
    /// Whether it may stand beside another one.
    public var isNarrow: Bool
    /// The heading of the sheet of paper that it begins; empty where it begins none.
    public var sheet = ""

    public init(
      _ id: String, _ kind: String, heading: RichText = "", blocks: [Block], look: Look = .card, isNarrow: Bool = false
    ) {
      self.id = id
      self.kind = kind
      self.heading = heading
      self.blocks = blocks
      self.look = look
      self.isNarrow = isNarrow
    }

    func mayStand(beside next: Section) -> Bool {
      next.sheet.isEmpty && (isNarrow && next.isNarrow || look == .unknown && next.look == .unknown)
    }
  }

  /// What the page is, above its title: `Your week, 15 to 21 November 2026`. Empty where the title says so.
  public var kind: String
  public var title: RichText
  /// What a reader needs first, in a sentence or two.
  public var lede: RichText
  /// What stands beside the title where there is room: who it is about.
  public var about: [Block] = []
  public var sections: [Section]
  /// Whether much has to fit on a sheet of paper, as for a reader with a minute.
  public var isDense = false
  /// What stands at its end: how much it is made of, and when it was made.
  public var footer: [String]

  public init(kind: String, title: RichText, lede: RichText = "", sections: [Section], footer: [String] = []) {
    self.kind = kind
    self.title = title
    self.lede = lede
    self.sections = sections
    self.footer = footer
  }
}

/// What a page looks like besides its blocks: the person's settings of pages.
public struct PageLook: Sendable, Hashable {
  /// Whether a page is light or dark.
  public enum Scheme: String, Sendable {
    case light, dark
    /// As the computer is set.
    case system
  }

  public var theme: PageTheme
  public var scheme: Scheme
  /// The person's own; nil for that of the theme.
  public var accent: Colour?
  /// 1 is normal.
  public var fontScale: Double
  /// nil leaves it to the printer.
  public var paper: Paper?

  public enum Paper: String, Sendable, CaseIterable {
    case a4, letter
  }

  public init(
    theme: PageTheme = .standard, scheme: Scheme = .system, accent: Colour? = nil, fontScale: Double = 1,
    paper: Paper? = nil
  ) {
    self.theme = theme
    self.scheme = scheme
    self.accent = accent
    self.fontScale = fontScale
    self.paper = paper
  }

  /// As the settings say. One that can't be read is the usual one: the host has said so.
  public init(in environment: Environment) {
    func value(_ setting: SettingDefinition) -> String {
      (try? environment.settings.value(of: setting).value) ?? setting.defaultValue
    }
    self.init(
      theme: PageTheme(rawValue: value(PageSettings.theme)) ?? .standard,
      scheme: Scheme(rawValue: value(PageSettings.scheme)) ?? .system,
      accent: Colour(value(PageSettings.accent)), fontScale: Double(value(PageSettings.fontScale)) ?? 1)
  }
}
