import {
  asJsonObject,
  asText,
  contrastFaults,
  deriveTokens,
  isJsonObject,
  type Json,
  type JsonObject,
  type Mode,
  replacedBrands,
  seedsOf,
  type Theme,
} from '#source'
import type { Rule, RuleFault } from '../rule.ts'

export const themeContrast: Rule = {
  id: 'theme-contrast',
  why: 'Text with too little contrast is unreadable for many, and such controls are not found (WCAG 2.2, 1.4.3 and 1.4.11).',
  check: ({ settings, reportSetting }) => {
    const theme = settings?.value.theme
    if (!isTheme(theme)) return []
    const seen = modes.flatMap((mode) => faultsOf(theme, mode))
    return [...replacedBrands(theme).map(replaced), ...seen].map(reportSetting)
  },
}

const modes: readonly Mode[] = ['light', 'dark']

const replaced = ({ mode, nearest, found }: ReturnType<typeof replacedBrands>[number]): RuleFault => ({
  pointer: mode === 'light' ? '/theme/brand' : '/theme/dark/brand',
  message: `This brand colour differs from the ${mode} page by ${ratioText(found)}, where a button needs ${ratioText(3)}: applicants see ${nearest} in its place.`,
  hint: `The nearest colour of its hue that suffices is ${nearest}.`,
})

/** Faults of the derived colours, which always suffice: a fault is a bug, reported for each lender. */
const faultsOf = (theme: Theme, mode: Mode): readonly RuleFault[] =>
  contrastFaults(deriveTokens(seedsOf(theme, mode), mode)).map(({ token, on, found, ratio, nearest }) => ({
    pointer: '/theme',
    message: `In ${mode}, ${token} on ${on} differs by ${ratioText(found)} and needs ${ratioText(ratio)}.`,
    hint: `The nearest colour of its hue that suffices is ${nearest}.`,
  }))

const ratioText = (ratio: number): string => `${ratio.toFixed(1)}:1`

const hex = /^#[0-9a-f]{6}$/

/** False for a group, and for a broken theme, which the schema reports. */
function isTheme(theme: Json | undefined): theme is JsonObject & Theme {
  if (!isJsonObject(theme)) return false
  const { brand, accent, neutralTint, dark = {} } = theme
  const seeds = [brand, accent, neutralTint, ...Object.values(asJsonObject(dark))]
  return seeds.every((seed) => hex.test(asText(seed)))
}
