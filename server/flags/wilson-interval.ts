/** Standard score for a confidence of 95 percent. */
const score = 1.959964

/**
 * Returns the bounds of a share, from 0 to 1, of which `count` in `of` were seen, at a confidence of 95 percent: the score
 * interval (E. B. Wilson, Journal of the American Statistical Association 22, 1927), which also holds for small numbers.
 */
export function wilsonInterval(count: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1]
  const share = count / of
  const weight = score ** 2 / of
  const middle = (share + weight / 2) / (1 + weight)
  const half = (score / (1 + weight)) * Math.sqrt((share * (1 - share)) / of + weight / (4 * of))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
