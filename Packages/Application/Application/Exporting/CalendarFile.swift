import TrackerCore

/// A calendar of events and tasks, as RFC 5545 writes it.
public struct CalendarFile: Sendable {
  /// An event, a task or an alarm.
  public struct Component: Sendable {
    /// Such as `VEVENT`.
    public var name: String
    public var properties: [Property]
    /// Components that stand in it, such as an alarm in an event.
    public var within: [Component]

    public init(_ name: String, _ properties: [Property], within: [Component] = []) {
      self.name = name
      self.properties = properties
      self.within = within
    }

    fileprivate var lines: [String] {
      ["BEGIN:\(name)"] + properties.map(\.line) + within.flatMap(\.lines) + ["END:\(name)"]
    }
  }

  /// A line of a component.
  public struct Property: Sendable {
    fileprivate var line: String

    /// A value that is written as it stands.
    public static func value(_ name: String, _ value: String) -> Property { Property(line: "\(name):\(value)") }

    /// A text, with what has a meaning in the file escaped: 3.3.11.
    public static func text(_ name: String, _ text: String) -> Property {
      .value(name, CalendarFile.escaped(text))
    }

    public static func date(_ name: String, _ day: Day) -> Property {
      .value("\(name);VALUE=DATE", CalendarFile.digits(day))
    }

    /// A time of the clock on the wall, wherever that is: 20:00 stays 20:00 in summer, in winter and on a journey.
    public static func time(_ name: String, _ date: Day, _ time: LocalTime) -> Property {
      .value(name, "\(CalendarFile.digits(date))T\(time.description.replacing(":", with: ""))00")
    }

    public static func instant(_ name: String, _ instant: Instant) -> Property {
      let written = instant.written(offset: 0).prefix(19)
      return .value(name, written.replacing("-", with: "").replacing(":", with: "") + "Z")
    }
  }

  /// What of the program made it, such as `goals`.
  private let part: String
  private let components: [Component]

  /// - Parameter part: What of the program makes it, such as `goals`.
  public init(of part: String, _ components: [Component]) {
    self.part = part
    self.components = components
  }

  public var text: String {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//symptoms//\(part)//EN", "CALSCALE:GREGORIAN"]
      + components.flatMap(\.lines) + ["END:VCALENDAR"]
    return lines.map { CalendarFile.folded($0) + "\r\n" }.joined()
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\", ";", ",": result += "\\\(character)"
      case "\n", "\r\n", "\r": result += "\\n"
      default:
        if !character.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) { result.append(character) }
      }
    }
    return result
  }

  /// A line in pieces of at most 75 octets, none of which cuts a character: 3.1.
  private static func folded(_ line: String) -> String {
    var result = ""
    var length = 0
    for character in line {
      let size = character.utf8.count
      if length + size > 75 {
        result += "\r\n "
        length = 1
      }
      result.append(character)
      length += size
    }
    return result
  }

  private static func digits(_ day: Day) -> String { day.description.replacing("-", with: "") }
}
