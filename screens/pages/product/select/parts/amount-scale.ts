/** Amounts at which a slider can stop: the least, every whole step between, and the greatest, in cents. */
export interface AmountScale {
  readonly last: number
  readonly minCents: number
  readonly maxCents: number
  at(position: number): number
  nearest(cents: number): number
}

/** Creates a scale. Throws a RangeError if the range is empty: an offer without a possible amount is a defect of the server. */
export function createAmountScale(minCents: number, maxCents: number, stepCents: number): AmountScale {
  if (maxCents < minCents || stepCents <= 0)
    throw new RangeError('An amount scale needs min <= max and a step')
  const firstStep = Math.floor(minCents / stepCents) + 1
  const stepsBetween = Math.max(0, Math.ceil(maxCents / stepCents) - firstStep)
  const last = maxCents === minCents ? 0 : stepsBetween + 1
  const at = (position: number) => {
    if (position <= 0) return minCents
    return position >= last ? maxCents : (firstStep + position - 1) * stepCents
  }
  return { last, minCents, maxCents, at, nearest: (cents) => nearestPosition(cents, last, at) }
}

function nearestPosition(cents: number, last: number, at: (position: number) => number): number {
  let low = 0
  let high = last
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (at(middle) <= cents) low = middle
    else high = middle
  }
  return Math.abs(at(high) - cents) < Math.abs(cents - at(low)) ? high : low
}

export interface AmountTick {
  readonly position: number
  readonly cents: number
}

/** Returns at most `count` ticks, evenly spaced, always including both ends. */
export function amountTicks(scale: AmountScale, count: number): readonly AmountTick[] {
  const gaps = Math.max(1, count - 1)
  const positions = Array.from({ length: gaps + 1 }, (_, index) => Math.round((scale.last * index) / gaps))
  return [...new Set(positions)].map((position) => ({ position, cents: scale.at(position) }))
}
