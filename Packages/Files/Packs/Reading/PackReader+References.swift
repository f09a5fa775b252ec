import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  mutating func codes(_ node: YAMLNode?) -> [TerminologyCode] {
    reader.list(node, "`codes`").compactMap { element in
      guard let fields = reader.fields(element, at: element.mark, what: "a code", required: PackKeys.code.required)
      else {
        return nil
      }
      guard let system = reader.text(fields["system"], "`system`"), let code = reader.text(fields["code"], "`code`"),
        let display = reader.text(fields["display"], "`display`")
      else { return nil }
      return TerminologyCode(system: system, code: code, display: display)
    }
  }

  mutating func references(_ node: YAMLNode?) -> [Reference] {
    reader.items(node, what: "`references`").compactMap { reference($0) }
  }

  private mutating func reference(_ entry: YAMLMapping.Entry) -> Reference? {
    func what() -> String { "the reference \(entry.key)" }
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, what: what(), required: PackKeys.reference.required,
        optional: PackKeys.reference.optional)
    else { return nil }
    let doi = shaped(fields["doi"], "`doi`", allowed: "10.… as the publisher gives it") {
      $0.hasPrefix("10.") && $0.contains("/")
    }
    let pmid = shaped(fields["pmid"], "`pmid`", allowed: "digits in quotes") {
      $0.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    }
    let url = shaped(fields["url"], "`url`", allowed: "http://… or https://…") {
      $0.hasPrefix("http://") || $0.hasPrefix("https://")
    }
    if fields["doi"] == nil, fields["pmid"] == nil, fields["url"] == nil {
      reader.report(
        "missing-key", "\(what().capitalisedFirst) can't be found: it needs one of the keys doi, pmid or url",
        at: fields.mark)
    }
    return Reference(
      id: ReferenceID(entry.key), title: reader.text(fields["title"], "`title`") ?? "",
      authors: reader.text(fields["authors"], "`authors`"),
      year: reader.whole(fields["year"], "`year`", in: PackLimits.year), doi: doi, pmid: pmid, url: url,
      finding: reader.text(fields["finding"], "`finding`") ?? "")
  }

  private mutating func shaped(_ node: YAMLNode?, _ what: String, allowed: String, isRight: (String) -> Bool) -> String?
  {
    guard let node, let text = reader.text(node, what) else { return nil }
    guard isRight(text), !text.contains(" ") else {
      reader.report("invalid-reference", "This is no \(what)", at: node.mark, found: shown(text), allowed: allowed)
      return nil
    }
    return text
  }
}
