import { cssFamilies, deriveTokens, fontFamilies, type Mode, seedsOf, type Theme } from '#source'

/** Colors of a letter's parts by design token. Each part with a background also names its text color. */
const parts = {
  page: { 'background-color': 'surface', color: 'text' },
  card: { 'background-color': 'bg', color: 'text', 'border-color': 'border' },
  stripe: { 'background-color': 'brand' },
  fill: { 'background-color': 'brand', color: 'on-brand' },
  code: { 'background-color': 'brand-soft', color: 'text' },
  muted: { color: 'text-muted' },
  link: { color: 'brand-text' },
  rule: { 'border-color': 'border' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>

export type LetterPart = keyof typeof parts

/** Class and colors of a part as attributes: many mail programs ignore style sheets, and dark mode needs one. */
export interface LetterPaint {
  readonly attributes: (part: LetterPart, style?: string) => string
  /** Rules for the same parts in dark mode. */
  readonly darkRules: string
  readonly fontFamily: string
}

export function letterPaint(theme: Theme): LetterPaint {
  const colors = (mode: Mode) => deriveTokens(seedsOf(theme, mode), mode)
  const [light, dark] = [colors('light'), colors('dark')]
  const names = Object.keys(parts).filter(isPart)
  return {
    attributes: (part, style = '') => `class="${part}" style="${[...painted(part, light), style].join(';')}"`,
    darkRules: names.map((part) => `.${part}{${important(painted(part, dark))}}`).join(''),
    fontFamily: cssFamilies(fontFamilies[theme.fontFamily]),
  }
}

const isPart = (name: string): name is LetterPart => name in parts

const painted = (part: LetterPart, tokens: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(parts[part]).map(([property, token]) => `${property}:${tokens[token]}`)

const important = (declarations: readonly string[]): string =>
  declarations.map((declaration) => `${declaration}!important`).join(';')
