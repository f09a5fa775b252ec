import TrackerCore
import TrackerHashing
import TrackerStrictYAML
import TrackerYAML

/// What an overlay's file says of itself, and the part of it that is laid over the pack.
struct OverlayHead {
  /// nil where the file does not name one.
  var tunes: (id: PackID, mark: YAMLMark)?
  var packRevision: (number: Int, mark: YAMLMark)?
  var by: String?
  var because: String?
  var review: (day: Day, mark: YAMLMark)?
  /// The keys that packs have too.
  var body: YAMLMapping

  /// Reads the head and reports its problems; what stands in the body is the pack reader's.
  init(_ mapping: YAMLMapping, file: String, reader: inout NodeReader) {
    let fields = reader.fields(
      mapping, at: YAMLMark(file: file, line: 1, column: 1), key: "\(file.split(separator: "/").last ?? "")",
      required: PackKeys.overlay.required,
      optional: PackKeys.overlay.optional + PackKeys.tunable)
    tunes = fields["tunes"].flatMap { node in reader.text(node, "tunes").map { (PackID($0), node.mark) } }
    packRevision = fields["pack_revision"].flatMap { node in
      reader.whole(node, "pack_revision", in: 1...Int.max).map { ($0, node.mark) }
    }
    by = reader.text(fields["by"], "by")
    because = reader.text(fields["because"], "because")
    if let node = fields["review"] {
      let day = node.scalar.flatMap { Day($0.text) }
      if day == nil {
        reader.wrongType(node, "review", allowed: "a day such as 2027-02-01")
      }
      review = day.map { ($0, node.mark) }
    }
    body = YAMLMapping(mapping.entries.filter { PackKeys.tunable.contains($0.key) })
  }

  /// The overlay as a value; nil where something of its head is missing.
  func overlay(text: [UInt8]) -> Overlay? {
    guard let tunes, let packRevision, let by, let because else { return nil }
    return Overlay(
      tunes: tunes.id, packRevision: packRevision.number, by: by, because: because, review: review?.day,
      text: String(decoding: text, as: UTF8.self), hash: ContentHash(SHA256.hexadecimal(of: text)))
  }
}
