import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackTree {
  /// Canonical JSON of the merged tree, with its SHA-256: the hash of the pack.
  ///
  /// Comments, quotes, layout and `x-` keys make no difference, nor does which file a value stands in. The order of
  /// keys does: packs are asked and shown in it.
  var definition: DefinitionText { DefinitionText(String(decoding: PackTree.canonical(root), as: UTF8.self)) }

  /// Canonical JSON of a mapping: without comments, quotes, layout and `x-` keys, in the order of its keys.
  static func canonical(_ mapping: YAMLMapping) -> [UInt8] {
    var json: [UInt8] = []
    write(mapping, to: &json)
    return json
  }

  /// The same of any value.
  static func canonical(_ node: YAMLNode) -> [UInt8] {
    var json: [UInt8] = []
    write(node, to: &json)
    return json
  }

  private static func write(_ mapping: YAMLMapping, to json: inout [UInt8]) {
    json.append(UInt8(ascii: "{"))
    var isFirst = true
    for entry in mapping.entries where !entry.key.isAuthorsKey {
      if !isFirst { json.append(UInt8(ascii: ",")) }
      isFirst = false
      write(text: entry.key, to: &json)
      json.append(UInt8(ascii: ":"))
      write(entry.value, to: &json)
    }
    json.append(UInt8(ascii: "}"))
  }

  private static func write(_ node: YAMLNode, to json: inout [UInt8]) {
    switch node.content {
    case .mapping(let mapping): write(mapping, to: &json)
    case .sequence(let elements):
      json.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { json.append(UInt8(ascii: ",")) }
        write(element, to: &json)
      }
      json.append(UInt8(ascii: "]"))
    case .scalar(let scalar):
      if scalar.isNull {
        json += Array("null".utf8)
      } else if let bool = scalar.bool {
        json += Array((bool ? "true" : "false").utf8)
      } else if let number = scalar.double {
        // 7, 7.0 and 7e0 are one number.
        json += Array((Int64(exactly: number).map(String.init) ?? String(number)).utf8)
      } else {
        write(text: scalar.text, to: &json)
      }
    }
  }

  private static func write(text: String, to json: inout [UInt8]) {
    json.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        json += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      default: json.append(byte)
      }
    }
    json.append(UInt8(ascii: "\""))
  }
}

extension YAMLNode {
  /// Whether two values say the same, whatever their layout.
  func says(the other: YAMLNode) -> Bool { PackTree.canonical(self) == PackTree.canonical(other) }
}
