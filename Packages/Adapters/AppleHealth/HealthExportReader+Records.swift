import TrackerApplication
import TrackerCore
import TrackerHealthSamples
import TrackerXMLStream

/// Records, and who made them where.
extension HealthExportReader {
  func begin(_ attributes: XMLReader.Attributes, _ line: Int) {
    isInRecord = true
    record = HealthRecord()
    record.line = line
    var device: Bytes?
    for index in 0..<attributes.count {
      guard let name = Attribute(rawValue: attributes.name(index)) else { continue }
      let bytes = attributes.value(index)
      switch name {
      case .type: record.type = types.number(of: bytes)
      case .unit: record.unit = texts.number(of: bytes)
      case .value:
        record.number = HealthText.number(bytes)
        if record.number == nil { record.text = texts.number(of: bytes) }
      case .sourceName: record.source = sourceTexts.number(of: bytes)
      case .device: device = bytes
      case .startDate: record.start = HealthText.stamp(bytes)
      case .endDate: record.end = HealthText.stamp(bytes)
      default: break
      }
    }
    note(record.source, device)
  }

  /// Finds out who a source is. The name of a device begins with an address that every record has anew, so only what is
  /// behind it is looked at.
  func note(_ source: Int, _ device: Bytes?) {
    guard source >= 0 else { return }
    while sources.count <= source {
      let name = HealthExportReader.normalised(sourceTexts.texts[sources.count])
      let rank = HealthExportReader.rank(name)
      sources.append((collector.number(of: HealthSource(name, rank)), nil, rank != .other))
    }
    guard !sources[source].isRanked, let device, !device.isEmpty else { return }
    sources[source].isRanked = true
    let text = HealthExportReader.text(device)
    let rank: HealthSource.Rank =
      text.contains("model:Watch") || text.contains("name:Apple Watch")
      ? .watch : text.contains("model:iPhone") || text.contains("name:iPhone") ? .phone : .other
    guard rank != .other else { return }
    sources[source].own = collector.number(
      of: HealthSource(HealthExportReader.normalised(sourceTexts.texts[source]), rank))
  }

  static func normalised(_ name: String) -> String {
    name.split { $0.isWhitespace || $0 == "\u{A0}" || $0 == "\u{202F}" }.joined(separator: " ")
  }

  static func rank(_ name: String) -> HealthSource.Rank {
    let name = name.lowercased()
    return name.contains("watch") ? .watch : name.contains("iphone") ? .phone : .other
  }

  func source(_ number: Int, isByHand: Bool) -> UInt16 {
    guard sources.indices.contains(number) else { return collector.number(of: HealthSource("", .other)) }
    guard isByHand else { return sources[number].own }
    if let known = sources[number].byHand { return known }
    let own = collector.number(of: HealthSource(HealthExportReader.normalised(sourceTexts.texts[number]), .hand))
    sources[number].byHand = own
    return own
  }

  /// Where something was: by the zone that its maker names, else on a journey where the offset is neither that of home
  /// then nor that of the export, which some files carry all year.
  func place(_ stamp: HealthText.Stamp, zone: String?) -> HealthPlace {
    let home = collector.homeOffset(at: stamp.seconds)
    if let zone, let known = self.zone(zone) {
      let own = known.offset(at: Instant(seconds: stamp.seconds))
      return own == home ? .home : .away(own)
    }
    return stamp.offset == home || stamp.offset == exportOffset ? .home : .away(stamp.offset)
  }

  func zone(_ identifier: String) -> Zone? {
    if let known = zones[identifier] { return known }
    let zone = zones.count < 1_000 ? Zone(identifier: identifier) : nil
    zones[identifier] = zone
    return zone
  }

  /// What a record is of; nil where there is no place for it, which is counted.
  private func kind(of record: HealthRecord) -> Kind? {
    while kinds.count < types.texts.count {
      let identifier = types.texts[kinds.count]
      let kind = Kind(
        type: HealthType(identifier), name: HealthType.name(identifier), title: title(identifier))
      call(kind)
      kinds.append(kind)
    }
    if case .other = kinds[record.type].type {
      kinds[record.type].leftOut += 1
      if kinds[record.type].lines.count < 3 { kinds[record.type].lines.append(record.line) }
      return nil
    }
    return kinds[record.type]
  }

  /// Tells what the file calls what comes into entries.
  private func call(_ kind: Kind) {
    switch kind.type {
    case .number(let metric, _): collector.call(metric, kind.name)
    case .pressure: collector.call("pressure", kind.name)
    case .standHour: collector.call(.standHours, kind.name)
    case .sleep: collector.call("rest", kind.name)
    case .mindful: collector.call("activity", kind.name)
    case .flow, .spotting: collector.call("period", kind.name)
    case .fall, .symptom, .other: break
    }
  }

  func take(_ record: HealthRecord) throws(Failure) {
    guard record.type >= 0 else {
      return collector.leaveOut(self.title("Record"), because: HealthExportReader.noValue, line: record.line)
    }
    guard let known = kind(of: record) else { return }
    let title = known.title
    guard let start = record.start, let end = record.end else {
      return collector.leaveOut(title, because: HealthExportReader.noTime, line: record.line)
    }
    let place = place(start, zone: record.zone)
    let source = source(record.source, isByHand: record.isByHand)
    switch known.type {
    case .number(let metric, let quantity):
      guard let value = number(record, title, quantity) else { return }
      try collector.add(
        metric, named: title, value, from: start.seconds, to: end.seconds, at: place, by: source, record.context,
        line: record.line)
    case .standHour:
      guard text(record) == "HKCategoryValueAppleStandHourStood" else { return }
      try collector.add(
        .standHours, named: title, 1, from: start.seconds, to: end.seconds, at: place, by: source, line: record.line)
    case .pressure(let isUpper):
      guard let value = number(record, title, .pressure) else { return }
      collector.addPressure(
        value, isUpper: isUpper, at: start.seconds, place, by: source, named: title, line: record.line)
    case .fall:
      if let value = number(record, title, .rate) { collector.addFall(value, at: start.seconds) }
    case .sleep: takeSleep(record, start.seconds, end.seconds, place, source, title)
    case .mindful:
      collector.addMindful(from: start.seconds, to: end.seconds, at: place, named: title, line: record.line)
    case .flow: takeFlow(record, start.seconds, place, isSpotting: false, title)
    case .spotting: takeFlow(record, start.seconds, place, isSpotting: true, title)
    case .symptom(let english): takeSymptom(record, english, known.name, start.seconds, end.seconds, place, source)
    case .other: break
    }
  }
}
