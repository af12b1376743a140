/**
 * Pair of tokens that meet on a page, and its least contrast: 4.5 for text, 3 for parts needed to use the page (WCAG
 * 2.2, 1.4.3 and 1.4.11). Tests hold every derivable theme and every style sheet to this list.
 */
export interface ContrastPair {
  readonly token: string
  readonly on: string
  readonly ratio: 4.5 | 3
}

const grounds = ['bg', 'surface']
const signals = ['success', 'warning', 'danger', 'info']

const pairs = (tokens: readonly string[], ons: readonly string[], ratio: ContrastPair['ratio']) =>
  tokens.flatMap((token) => ons.map((on): ContrastPair => ({ token, on, ratio })))

export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'text-muted', 'brand-text', ...signals.map((name) => `${name}-text`)], grounds, 4.5),
  ...pairs(['on-brand'], ['brand', 'brand-hover', 'brand-active'], 4.5),
  // The same two tokens in reverse, as for a count on a button in the brand's colour.
  ...pairs(['brand'], ['on-brand'], 4.5),
  ...pairs(['on-disabled'], ['disabled'], 4.5),
  ...['brand', ...signals].flatMap((name) => pairs(['text', `${name}-text`], [`${name}-soft`], 4.5)),
  // Text in the colour of the page, as in skip links.
  ...pairs(['bg'], ['brand-text'], 4.5),
  ...pairs(['border-strong', 'brand', 'brand-border', 'focus'], grounds, 3),
]
