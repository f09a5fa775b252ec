/// Reads a YAML file strictly: what is ambiguous or surprising in YAML is an error, not a guess.
///
/// Anchors, aliases, tags, merge keys (`<<`), duplicate keys, keys that are not text, directives, several
/// documents, control characters and anything over the limits are errors. Any bytes at all may be given.
public enum YAMLParser {
  /// Reads the bytes of a file and returns its value with every problem that was found.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 text, with or without a byte order mark.
  ///   - file: the name that places carry.
  ///   - limits: how much the file may hold.
  /// - Returns: the value, nil when nothing could be read; when there are problems, the parts they are
  ///   about may be missing from it. The problems stand in the order of their places.
  public static func parse(
    _ bytes: [UInt8], file: String, limits: YAMLLimits = YAMLLimits()
  ) -> (node: YAMLNode?, diagnostics: [YAMLDiagnostic]) {
    guard bytes.count <= limits.bytes else {
      let diagnostic = YAMLDiagnostic(
        code: "over-limit", message: "The file is larger than {most} bytes. Split it or shorten it",
        values: ["most": "\(limits.bytes)"], mark: YAMLMark(file: file, line: 1, column: 1))
      return (nil, [diagnostic])
    }
    let text = text(of: bytes)
    let check = TextCheck(text, file: file, limit: limits.diagnostics)
    if let mark = check.tooManyDirectives {
      let diagnostic = YAMLDiagnostic(
        code: "yaml-directive",
        message: "`%` at the start of a line begins a directive, and directives are not supported. Remove them all",
        mark: mark)
      return (nil, ordered(check.diagnostics + [diagnostic], limit: limits.diagnostics))
    }
    // libyaml reads from the buffer until the builder ends, so both live inside one call.
    let built = (check.cleaned ?? text).withUnsafeBufferPointer { buffer in
      var builder = TreeBuilder(buffer, file: file, limits: limits)
      let node = builder.document()
      return (node: node, diagnostics: builder.diagnostics)
    }
    let diagnostics = check.diagnostics + built.diagnostics.map { $0.moved(before: check.end) }
    return (built.node, ordered(diagnostics, limit: limits.diagnostics))
  }

  /// Reads a text and returns its value with every problem that was found, as for bytes.
  public static func parse(
    _ text: String, file: String, limits: YAMLLimits = YAMLLimits()
  ) -> (node: YAMLNode?, diagnostics: [YAMLDiagnostic]) {
    parse(Array(text.utf8), file: file, limits: limits)
  }

  /// The bytes without a byte order mark, and a line end where nothing is left, as libyaml wants an address, which an
  /// empty array need not have.
  private static func text(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    return text.isEmpty ? [UInt8(ascii: "\n")] : text
  }

  private static func ordered(_ diagnostics: [YAMLDiagnostic], limit: Int) -> [YAMLDiagnostic] {
    let sorted = diagnostics.sorted { $0.mark < $1.mark }
    guard sorted.count > limit, limit >= 0 else { return sorted }
    let rest = YAMLDiagnostic(
      code: "yaml-too-many-faults",
      message: "There are more errors than this list shows. Fix these first",
      mark: sorted[limit].mark)
    return sorted[..<limit] + [rest]
  }
}

extension YAMLDiagnostic {
  /// The problem, at `end` if it lies behind it: libyaml counts the end of a file that lacks its last line end as one
  /// more line.
  fileprivate func moved(before end: YAMLMark) -> YAMLDiagnostic {
    guard mark > end else { return self }
    return YAMLDiagnostic(
      code: code, message: message, values: values, mark: end, found: found, related: related)
  }
}
