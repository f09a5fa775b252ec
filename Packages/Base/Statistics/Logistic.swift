import Foundation

/// The log-odds of a probability, ln(p/(1−p)): −∞ at 0, ∞ at 1, NaN outside.
public func logit(_ probability: Double) -> Double { log(probability / (1 - probability)) }

/// The probability that belongs to log-odds, 1/(1 + e⁻ˣ): the inverse of `logit`.
public func sigmoid(_ logOdds: Double) -> Double { 1 / (1 + exp(-logOdds)) }
