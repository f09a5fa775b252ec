import TrackerApplication
import TrackerCore

extension ToolResults {
  /// A line a finding; where there is none to tell it, the failure.
  var githubAnnotations: String {
    let findings = findings.isEmpty ? failure.map { [$0.finding] } ?? [] : findings
    return findings.map { $0.githubAnnotation(to: $0.place.flatMap { ends[$0] }) }.joined()
  }
}

extension Diagnostic {
  /// A line that GitHub's runner turns into an annotation beside the code (workflow commands `error`, `warning` and
  /// `notice`).
  ///
  /// - Parameter end: Where what it is about ends. GitHub shows columns only of what is on one line.
  func githubAnnotation(to end: ToolResults.End?) -> String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    let properties = [
      place.map { "file=\($0.file.escapedForProperty)" }, (place?.line).map { "line=\($0)" },
      (place?.column).map { "col=\($0)" }, end.map { "endLine=\($0.line)" },
      end.flatMap { $0.line == place?.line ? "endColumn=\($0.column)" : nil },
      "title=\(code.escapedForProperty)",
    ].compactMap { $0 }
    return "::\(command) \(properties.joined(separator: ","))::\(sentence.description.escapedForData)\n"
  }
}

extension String {
  fileprivate var escapedForData: String {
    withoutControls.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var escapedForProperty: String { escapedForData.replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
