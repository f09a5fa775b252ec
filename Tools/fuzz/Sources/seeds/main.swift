import Foundation
import Readers
import TrackerPackQuality
import TrackerTestSupport

// `seeds TARGET FOLDER` writes what the fuzzer begins with: the sample packs and the example files of every rule.
let arguments = CommandLine.arguments
// Those of importers are files of their own: Tests/Fixtures/fuzz/imports.
if arguments.count == 3, arguments[1] == "imports" { exit(0) }
if arguments.count == 3, let health = HealthTarget(rawValue: arguments[1]) {
  for (name, bytes) in health.seeds { try write(bytes, as: name) }
  exit(0)
}
guard arguments.count == 3, let target = FuzzTarget(rawValue: arguments[1]) else {
  FileHandle.standardError.write(Data("usage: seeds \(Reader.names.joined(separator: "|")) FOLDER\n".utf8))
  exit(2)
}

func write(_ text: String, as name: String) throws { try write(Array(text.utf8), as: name) }

func write(_ bytes: [UInt8], as name: String) throws {
  try Data(bytes).write(to: URL(fileURLWithPath: arguments[2]).appendingPathComponent(name))
}

for rule in LintRules.all {
  for (kind, example) in [("bad", rule.bad), ("good", rule.good)] {
    // A list of thousands only slows the fuzzer down.
    guard let files = example?.files, files.values.allSatisfy({ $0.utf8.count < 4096 }) else { continue }
    let name = "\(rule.code)-\(kind)"
    switch target {
    case .yaml: for (path, text) in files { try write(text, as: "\(name)-\(path.replacing("/", with: "-"))") }
    case .archive:
      let tar = TarBytes(Dictionary(uniqueKeysWithValues: files.map { ("example/\($0.key)", $0.value) }))
      // The files hardly matter here: those of some rules are enough.
      if rule.code.hasPrefix("s") { try write(tar.bytes, as: name) }
    case .pack: try write(files["pack.yaml"] ?? "", as: name)
    case .scenarios:
      if let text = files["scenarios/a.yaml"] {
        try write(text.replacing("pack: example", with: "pack: sample"), as: name)
      }
    case .overlay:
      if let text = files["overlay.yaml"] {
        try write(text.replacing("tunes: example", with: "tunes: sample"), as: name)
      }
    case .several: try write(FuzzTarget.severalFiles.map { files[$0] ?? "" }.joined(separator: "\0"), as: name)
    }
  }
}
if target == .pack || target == .yaml {
  for (name, text) in [("sample-base", SamplePacks.baseText), ("sample", SamplePacks.sampleText)] {
    try write(text.replacing("id: \(name)\n", with: "id: example\n"), as: name)
  }
}

if target == .archive {
  for (number, form) in [TarBytes.Form.posix, .gnu, .old].enumerated() {
    var tar = TarBytes()
    tar.add("example/", kind: "5", form: form)
    tar.add(String(repeating: "long/", count: 30), kind: "L", form: form)
    tar.addPax([("path", "example/pack.yaml"), ("size", "5")], kind: number == 1 ? "g" : "x")
    tar.add("example/pack.yaml", Array("a: 1\n".utf8), form: form, prefix: form == .posix ? "packs" : "")
    try write(tar.bytes, as: "tar-\(number)")
    try write(tar.gzip, as: "gzip-\(number)")
  }
}
