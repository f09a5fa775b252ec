import Foundation

/// The log-odds of a probability, ln(p/(1−p)); infinite at 0 and 1.
public func logit(_ probability: Double) -> Double { log(probability / (1 - probability)) }

/// The probability of log-odds: the inverse of `logit`.
public func sigmoid(_ logOdds: Double) -> Double { 1 / (1 + exp(-logOdds)) }
