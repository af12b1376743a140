import { contrastOf, contrastPairs, deriveTokens, type Mode, seedsOf, type Theme } from '#source'

/** What the pages of a lender come to: how many pairs of colours meet on them, and which of them differ least for what they need. */
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
