import TrackerCore
import TrackerStrictYAML
import TrackerYAML

extension PackTree {
  /// Where each value stands: a mapping at its key, anything else at itself.
  var places: PackPlaces {
    let root = root
    return PackPlaces(
      find: { root.place(of: $0[...]) }, findKey: { root.place(of: $0[...], isOfKey: true) },
      list: { root.places(below: "") })
  }
}

extension YAMLMapping {
  fileprivate func place(of path: Substring, isOfKey: Bool = false) -> Place? {
    var end = path.startIndex
    // A key may hold dots itself, such as `tomorrow.high`.
    while end < path.endIndex {
      let next = path.utf8.index(after: end)
      end = path.utf8[next...].firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") } ?? path.endIndex
      if let entry = entry(String(path[..<end])), let place = entry.place(of: path[end...], isOfKey: isOfKey) {
        return place
      }
    }
    return nil
  }

  fileprivate func places(below path: String) -> [String: Place] {
    var result: [String: Place] = [:]
    func add(_ inner: YAMLMapping, below path: String) { result.merge(inner.places(below: path + ".")) { $1 } }
    for entry in entries {
      let path = path + entry.key
      result[path] = entry.place
      if let inner = entry.value.mapping { add(inner, below: path) }
      for (index, element) in (entry.value.sequence ?? []).enumerated() {
        result["\(path)[\(index)]"] = Place(element.mark)
        if let inner = element.mapping { add(inner, below: "\(path)[\(index)]") }
      }
    }
    return result
  }
}

extension YAMLMapping.Entry {
  fileprivate var place: Place { value.mapping == nil ? Place(value.mark) : Place(keyMark) }

  /// - Parameter rest: The path from the entry on, such as `.metric` and `[2]`; empty for the entry itself.
  fileprivate func place(of rest: Substring, isOfKey: Bool) -> Place? {
    if rest.isEmpty { return isOfKey ? Place(keyMark) : place }
    if rest.utf8.first == UInt8(ascii: ".") { return value.mapping?.place(of: rest.dropFirst(), isOfKey: isOfKey) }
    guard let elements = value.sequence, let end = rest.utf8.firstIndex(of: UInt8(ascii: "]")),
      let index = Int(rest[..<end].dropFirst()),
      elements.indices.contains(index)
    else { return nil }
    let below = rest[end...].dropFirst()
    if below.isEmpty { return isOfKey ? nil : Place(elements[index].mark) }
    guard below.utf8.first == UInt8(ascii: ".") else { return nil }
    return elements[index].mapping?.place(of: below.dropFirst(), isOfKey: isOfKey)
  }
}
