extension String {
  /// The text as it stands in an element or in an attribute of XML, SVG and HTML: what would be markup is escaped, what
  /// moves a cursor or turns the direction of writing is spelled out, and what XML 1.0 can't hold is U+FFFD.
  public var markupEscaped: String {
    var result = ""
    for scalar in withoutControls.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
