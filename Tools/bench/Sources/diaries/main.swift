import Foundation
import TrackerSimulation
import TrackerTestSupport

// diaries FOLDER [PEOPLE [DAYS [SEED]]]: writes the days of simulated people to diary.csv, with their true
// probabilities in the column `truth`, and the column map columns.yaml beside it.

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().map { Int($0) }
guard let folder = arguments.first, numbers.count <= 3, numbers.allSatisfy({ $0.map { $0 > 0 } ?? false }) else {
  FileHandle.standardError.write(
    Data("usage: diaries FOLDER [PEOPLE [DAYS [SEED]]], whole numbers from 1; 200 people, 120 days unless given\n".utf8)
  )
  exit(64)
}
let given = numbers.compactMap { $0 } + [200, 120, 1].dropFirst(numbers.count)
do {
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  let diary = SimulatedDiary(
    try FittingWorld.make(), people: given[0], days: given[1], seed: UInt64(given[2]), from: FittingWorld.firstDay)
  try diary.columnMap.write(toFile: "\(folder)/columns.yaml", atomically: true, encoding: .utf8)
  let path = "\(folder)/diary.csv"
  try Data().write(to: URL(fileURLWithPath: path))
  let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  try diary.forEachLine { try file.write(contentsOf: Data("\($0)\n".utf8)) }
  try file.close()
  print(
    """
    symptoms forecast replay "\(path)" --columns "\(folder)/columns.yaml" --packs "\(FittingWorld.folder)" --pack \
    \(FittingWorld.packID)
    """
  )
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
