import TrackerApplication
import TrackerCore

/// Findings as JUnit XML, in the shape that Jenkins' schema (junit-10.xsd) describes: a test suite a pack, a test case
/// a thing looked at.
struct JUnitReport {
  let results: ToolResults

  init(_ results: ToolResults) { self.results = results }

  var xml: String {
    let cases = results.suites.flatMap(\.cases)
    // What a suite tells already is not told again.
    let error = cases.isEmpty ? results.failure.map { [xml(of: $0)] } ?? [] : []
    let counts =
      "tests=\"\(cases.count + error.count)\" failures=\"\(cases.count { !$0.isFine })\" errors=\"\(error.count)\""
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\(quoted(results.tool)) \(counts)>\n"
      + (results.suites.map(xml(of:)) + error).joined() + "</testsuites>\n"
  }

  /// A suite with one case that says why nothing could be looked at.
  private func xml(of failure: Failure) -> String {
    let finding = failure.finding
    return "  <testsuite name=\(quoted(results.tool)) tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\">\n"
      + "    <testcase name=\(quoted(finding.code)) classname=\(quoted(results.tool))>\n"
        + """
              <error type=\(quoted(finding.code)) message=\(quoted(finding.message.description))/>\n    </testcase>\n  \
        </testsuite>\n
        """
  }

  private func xml(of suite: ToolResults.Suite) -> String {
    let counts =
      "tests=\"\(suite.cases.count)\" failures=\"\(suite.cases.count { !$0.isFine })\" errors=\"0\" skipped=\"0\""
    return "  <testsuite name=\(quoted(suite.name)) \(counts) package=\(quoted(suite.folder))>\n"
      + suite.cases.map { xml(of: $0, in: suite) }.joined() + "  </testsuite>\n"
  }

  private func xml(of testCase: ToolResults.Case, in suite: ToolResults.Suite) -> String {
    let name = "    <testcase name=\(quoted(testCase.name)) classname=\(quoted(suite.name))"
    guard !testCase.findings.isEmpty else { return "\(name)/>\n" }
    let failures = testCase.findings.filter { $0.severity == .error }.map { finding in
      """
            <failure type=\(quoted(finding.code)) \
      message=\(quoted(finding.message.description))>\(results.text(of: finding).markupEscaped)</failure>\n
      """
    }
    let warnings = testCase.findings.filter { $0.severity != .error }.map(results.text)
    // The schema allows one text for what did not fail the case.
    let output =
      warnings.isEmpty ? "" : "      <system-out>\(warnings.joined(separator: "\n").markupEscaped)</system-out>\n"
    return "\(name)>\n\(failures.joined())\(output)    </testcase>\n"
  }

  private func quoted(_ text: String) -> String { "\"\(text.markupEscaped)\"" }
}

extension ToolResults {
  /// `file:line:column-column: error: …`, with the last column of what it is about where it is on one line.
  fileprivate func text(of finding: Diagnostic) -> String {
    guard let place = finding.place, let end = ends[place], end.line == place.line, let column = place.column,
      end.column - 1 > column
    else { return finding.description }
    return "\(place)-\(end.column - 1)\(finding.description.dropFirst(place.description.count))"
  }
}
