import TrackerCore
import TrackerDiaryCSV

/// The answer of a command that looks at everybody in a diary file.
public protocol CohortAnswer: ReadModel {
  /// Rows of the file that were not taken.
  var rejectedRows: Int { get }
  /// Cells whose rows were taken without them.
  var rejectedCells: Int { get }
  /// The first of both.
  var rejected: [RejectedLine] { get }
}

/// A row or cell of a diary file that was not taken.
public struct RejectedLine: Encodable, Sendable {
  /// Of the file, from 1.
  var line: Int
  var reasons: [Phrase]

  /// Those that an answer shows.
  private static let mostShown = 10

  /// The first rows and cells that a cohort was read without.
  public static func first(of cohort: DiaryCohort) -> [RejectedLine] {
    (cohort.rejectedRows + cohort.rejectedCells).sorted { $0.line < $1.line }.prefix(mostShown).map { rejected in
      RejectedLine(
        line: rejected.line,
        reasons: rejected.reasons.map { reason in
          reason.unsaidAllowed.map {
            .words("{message}. Allowed: {allowed}", ["message": reason.message, "allowed": $0])
          } ?? reason.message
        })
    }
  }
}

extension CohortAnswer {
  /// What was left out of the file; nothing where all of it was taken.
  public func rejections(_ format: TextFormatter) -> [Block] {
    let all = rejectedRows + rejectedCells
    guard all > 0 else { return [] }
    let rows = rejected.map { rejected in
      let reasons = rejected.reasons.map { format($0) }.joined(separator: "; ")
      return RichText(format("line {line}: {reasons}", ["line": "\(rejected.line)", "reasons": reasons]))
    }
    let more: [RichText] =
      all > rejected.count ? ["\(format("and {count} more", ["count": "\(all - rejected.count)"]))"] : []
    let head = format(
      "Left out and counted as not answered (rows: {rows}, single cells: {cells}):",
      ["rows": "\(rejectedRows)", "cells": "\(rejectedCells)"])
    return [.sentence("\(head)"), .details([.list(.init(rows + more, mark: .none))])]
  }
}
