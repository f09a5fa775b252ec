import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackReader {
  mutating func codes(_ node: YAMLNode?) -> [TerminologyCode] {
    reader.list(node, "codes").compactMap { element in
      guard let fields = reader.fields(element, at: element.mark, key: "codes", required: PackKeys.code.required)
      else {
        return nil
      }
      guard let system = reader.text(fields["system"], "codes.system"),
        let code = reader.text(fields["code"], "codes.code"),
        let display = reader.text(fields["display"], "codes.display")
      else { return nil }
      return TerminologyCode(system: system, code: code, display: display)
    }
  }

  mutating func references(_ node: YAMLNode?) -> [Reference] {
    reader.items(node, key: "references").compactMap { reference($0) }
  }

  private mutating func reference(_ entry: YAMLMapping.Entry) -> Reference? {
    let key = "references.\(entry.key)"
    guard
      let fields = reader.fields(
        entry.value, at: entry.keyMark, key: key, required: PackKeys.reference.required,
        optional: PackKeys.reference.optional)
    else { return nil }
    let doi = shaped(fields["doi"], "\(key).doi", allowed: "10.…, as the publisher writes it") {
      $0.hasPrefix("10.") && $0.contains("/")
    }
    let pmid = shaped(fields["pmid"], "\(key).pmid", allowed: "digits in quotes") {
      $0.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    }
    let url = shaped(fields["url"], "\(key).url", allowed: "http://… or https://…") {
      $0.hasPrefix("http://") || $0.hasPrefix("https://")
    }
    if fields["doi"] == nil, fields["pmid"] == nil, fields["url"] == nil {
      reader.report(
        "missing-key", "{key} needs one of the keys doi, pmid or url, so that readers can find it",
        ["key": quoted(key)], at: fields.mark)
    }
    return Reference(
      id: ReferenceID(entry.key), title: reader.text(fields["title"], "\(key).title") ?? "",
      authors: reader.text(fields["authors"], "\(key).authors"),
      year: reader.whole(fields["year"], "\(key).year", in: PackLimits.year), doi: doi, pmid: pmid, url: url,
      finding: reader.text(fields["finding"], "\(key).finding") ?? "")
  }

  private mutating func shaped(_ node: YAMLNode?, _ key: String, allowed: Phrase, isRight: (String) -> Bool)
    -> String?
  {
    guard let node, let text = reader.text(node, key) else { return nil }
    guard isRight(text), !text.contains(" ") else {
      reader.report(
        "invalid-reference", "{key} cannot be “{found}”. Write {allowed}", ["key": quoted(key)], at: node.mark,
        found: shown(text), allowed: allowed)
      return nil
    }
    return text
  }
}
