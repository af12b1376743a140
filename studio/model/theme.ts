import {
  asJsonObject,
  asText,
  childObject,
  contrastOf,
  contrastPairs,
  deriveTokens,
  type Mode,
  replacedBrands,
  type Source,
  seedsOf,
  type ThemeColours,
  tenantChain,
  tenantSettings,
} from '#source'
import type { ModeView, ThemeView } from '../api/theme.ts'

const names = ['brand', 'accent', 'neutralTint'] as const
const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text)
/** Pairs that are shown of all that are checked. */
const shown = 5

/** Colors of a lender, some of them being tried out; undefined where its file gives none from which a page is colored. */
export function themeView(
  source: Source,
  code: string,
  tried: Readonly<Record<string, string | undefined>>,
): ThemeView | undefined {
  const { value } = tenantSettings(tenantChain(source, code).files)
  const theme = childObject(value, 'theme')
  const described = childObject(
    childObject(childObject(source.project.schemas.named('tenant'), 'properties'), 'theme'),
    'properties',
  )
  const seeds = names.map((name) => ({
    name,
    value: tried[name] !== undefined && isColor(tried[name]) ? tried[name] : asText(theme[name]),
    help: asText(asJsonObject(described[name]).description),
  }))
  if (!seeds.every((seed) => isColor(seed.value))) return undefined
  const [brand = '', accent = '', neutralTint = ''] = seeds.map((seed) => seed.value)
  // The schema of lenders allows only colors among them.
  const colors = { brand, accent, neutralTint, dark: childObject(theme, 'dark') } as ThemeColours
  return { seeds, modes: [modeView('light', colors), modeView('dark', colors)] }
}

function modeView(mode: Mode, colors: ThemeColours): ModeView {
  const tokens = deriveTokens(seedsOf(colors, mode), mode)
  const pairs = contrastPairs
    .map((pair) => ({ token: pair.token, on: pair.on, found: contrastOf(tokens, pair), least: pair.ratio }))
    .sort((a, b) => a.found / a.least - b.found / b.least)
  const replaced = replacedBrands(colors).find((each) => each.mode === mode)
  return {
    mode,
    tokens,
    pairs: pairs.slice(0, shown),
    ...(replaced && { nearest: replaced.nearest }),
  }
}
