import TrackerCore
import TrackerJSONReading

/// What a bucket records.
enum WatchBucketType: Hashable {
  /// Which app was in front.
  case window
  /// Whether somebody was there.
  case away
  case unlocks
  case web
  /// Something that is not read, by the name of its type.
  case other(String)

  init(_ name: String) {
    self =
      switch name {
      case "currentwindow": .window
      case "afkstatus": .away
      case "os.lockscreen.unlocks": .unlocks
      case "web.tab.current": .web
      default: .other(name)
      }
  }

  /// What it records, as people say it; a type that is not read as the file calls it.
  var title: Phrase {
    switch self {
    case .window: "Apps in front"
    case .away: "Times at the device"
    case .unlocks: "Unlocks"
    case .web: "Browser tabs"
    case .other(let name): .verbatim(name.isEmpty ? "–" : name)
    }
  }
}

/// Goes through the buckets of an export, one event after the other.
struct WatchBuckets {
  private(set) var events: WatchEvents
  private(set) var count = 0
  /// Events of all buckets so far.
  private var eventCount = 0

  init(_ events: WatchEvents) { self.events = events }

  /// - Parameter tell: Called now and then.
  /// - Throws: `JSONStream.Fault`; what `tell` throws.
  mutating func read(_ json: JSONStream, _ tell: () throws -> Void) throws {
    switch try json.peek() {
    case .list: try json.list { try bucket(json, id: "", tell) }
    case .object:
      // All buckets, or one of them alone.
      var alone = Bucket()
      try json.object { key in
        if key == "buckets" { try all(json, tell) } else { try field(key, json, of: &alone, tell) }
      }
      take(&alone, id: "")
    default: try json.skip()
    }
  }

  private mutating func all(_ json: JSONStream, _ tell: () throws -> Void) throws {
    switch try json.peek() {
    case .object: try json.object { id in try bucket(json, id: id, tell) }
    case .list: try json.list { try bucket(json, id: "", tell) }
    default: try json.skip()
    }
  }

  private struct Bucket {
    var id: String?
    var type: String?
    var client: String?
    var hostname: String?
    var events: [WatchEvent]?
    var withoutData = 0
    var unreadable = 0
  }

  private mutating func bucket(_ json: JSONStream, id: String, _ tell: () throws -> Void) throws {
    guard try json.peek() == .object else { return try json.skip() }
    var bucket = Bucket()
    try json.object { key in try field(key, json, of: &bucket, tell) }
    take(&bucket, id: id)
  }

  private mutating func field(_ key: String, _ json: JSONStream, of bucket: inout Bucket, _ tell: () throws -> Void)
    throws
  {
    switch key {
    case "id": bucket.id = try json.value().text
    case "type": bucket.type = try json.value().text
    case "client": bucket.client = try json.value().text
    case "hostname": bucket.hostname = try json.value().text
    case "events":
      guard try json.peek() == .list else { return try json.skip() }
      var events: [WatchEvent] = bucket.events ?? []
      bucket.events = nil
      try json.list {
        eventCount += 1
        if eventCount % 4_096 == 0 { try tell() }
        let value = try json.value()
        guard let start = value["timestamp"]?.text.flatMap(WatchTime.init), let duration = value["duration"]?.number
        else {
          bucket.unreadable += 1
          return
        }
        guard case .object? = value["data"] else {
          bucket.withoutData += 1
          return
        }
        let app = value["data"]?["app"]?.text ?? value["data"]?["package"]?.text
        events.append(
          WatchEvent(
            start: start.seconds, duration: duration, app: self.events.number(ofApp: app),
            isPresent: value["data"]?["status"]?.text.map { $0 == "not-afk" }))
      }
      bucket.events = events
    default: try json.skip()
    }
  }

  private mutating func take(_ bucket: inout Bucket, id: String) {
    guard bucket.events != nil || bucket.type != nil else { return }
    count += 1
    let type = WatchBucketType(bucket.type ?? "")
    let name = WatchBuckets.host(bucket, id: bucket.id ?? id)
    events.leaveOut(type, "it says nothing", bucket.withoutData)
    events.leaveOut(type, "its time or duration cannot be read", bucket.unreadable)
    var own = bucket.events ?? []
    bucket.events = nil
    events.add(&own, of: type, to: name)
  }

  /// The device of a bucket: as it says, else as its id ends, else what its client runs on.
  private static func host(_ bucket: Bucket, id: String) -> String {
    if let name = bucket.hostname?.trimmed, !name.isEmpty, name != "unknown" { return String(name.prefix(100)) }
    if let place = id.firstIndex(of: "_"), id[place...].count > 1 {
      return String(id[place...].dropFirst().prefix(100))
    }
    return bucket.client?.contains("android") == true ? "phone" : "computer"
  }
}
