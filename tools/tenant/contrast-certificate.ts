import { contrastOf, contrastPairs, deriveTokens, type Mode, seedsOf, type Theme } from '#source'

/** Summary of a lender's contrast: the number of colour pairs on its pages, and those nearest to their minimum. */
export function contrastCertificate(theme: Theme): string {
  const rows = (['light', 'dark'] as const satisfies readonly Mode[]).map((mode) => {
    const tokens = deriveTokens(seedsOf(theme, mode), mode)
    const [least] = contrastPairs
      .map((pair) => ({ ...pair, found: contrastOf(tokens, pair) }))
      .sort((a, b) => a.found / a.ratio - b.found / b.ratio)
    return least === undefined
      ? ''
      : `  by ${mode}: the least is ${least.token} on ${least.on} with ${least.found.toFixed(2)}:1, where ${least.ratio}:1 is needed`
  })
  return [`${contrastPairs.length} pairs of colours meet on its pages.`, ...rows].join('\n')
}
