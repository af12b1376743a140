import type { CompleteTenant } from '#generated/tenant'
import { readable, textOn } from './contrast.ts'
import { fromHex, toHex } from './oklch.ts'

/** Colours from which all other colours of a page are derived. */
export type ThemeSeeds = Pick<CompleteTenant['theme'], 'brand' | 'accent' | 'neutralTint'>

export type Mode = 'light' | 'dark'

/** Lightness of the ten neutral colours, from the page's to the text's. */
const ramps: Readonly<Record<Mode, readonly number[]>> = {
  light: [1, 0.992, 0.97, 0.93, 0.88, 0.8, 0.66, 0.54, 0.4, 0.22],
  dark: [0.18, 0.215, 0.25, 0.29, 0.34, 0.42, 0.56, 0.68, 0.8, 0.95],
}

const signals = { success: '#1a7f4b', warning: '#a15c00', danger: '#b3261e' }

/**
 * Derives the colours of a page from the few colours of a lender. Texts reach a contrast of 4.5, borders of controls
 * and the focus ring 3 (WCAG 1.4.3, 1.4.11).
 */
export function deriveTokens(seeds: ThemeSeeds, mode: Mode): Readonly<Record<string, string>> {
  const neutral = neutrals(seeds.neutralTint, mode)
  const [bg = '', surface = '', sunken = ''] = neutral
  const grounds = [bg, surface, sunken]
  const brand = readable(seeds.brand, [bg, surface], 3)
  const brandSoft = soft(seeds.brand, mode)
  const disabled = neutral[3] ?? ''
  return {
    ...Object.fromEntries(neutral.map((hex, index) => [`neutral-${index + 1}`, hex])),
    bg,
    surface,
    text: neutral[9] ?? '',
    'text-muted': readable(neutral[7] ?? '', grounds, 4.5),
    border: neutral[4] ?? '',
    'border-strong': readable(neutral[6] ?? '', grounds, 3),
    brand,
    'on-brand': textOn(brand),
    'brand-hover': shade(brand, 0.05),
    'brand-active': shade(brand, 0.1),
    'brand-text': readable(seeds.brand, [...grounds, brandSoft], 4.5),
    'brand-border': readable(seeds.brand, grounds, 3),
    'brand-soft': brandSoft,
    // Decoration only, so unchanged.
    accent: seeds.accent,
    disabled,
    'on-disabled': readable(neutral[7] ?? '', [disabled], 4.5),
    focus: readable(seeds.brand, grounds, 4.5),
    'focus-halo': bg,
    ...Object.fromEntries(
      Object.entries({ ...signals, info: infoSeed(seeds.brand, sunken) }).flatMap(([name, hex]) =>
        signalTokens(name, hex, mode, grounds),
      ),
    ),
  }
}

/** Seed of plain news: the brand, or the neutral for a brand that would read as a warning or an error. */
function infoSeed(brand: string, neutral: string): string {
  const { h } = fromHex(brand)
  const isAlarming = [signals.warning, signals.danger].some((hex) => Math.abs(fromHex(hex).h - h) < 25)
  return isAlarming ? neutral : brand
}

function signalTokens(
  name: string,
  hex: string,
  mode: Mode,
  grounds: readonly string[],
): readonly (readonly [string, string])[] {
  const ground = soft(hex, mode)
  return [
    [name, readable(hex, grounds, 3)],
    [`${name}-soft`, ground],
    [`${name}-text`, readable(hex, [...grounds, ground], 4.5)],
  ]
}

/** Neutrals from the page's colour to the text's: the first is the page, the second the surfaces on it. */
export function neutrals(tint: string, mode: Mode): readonly string[] {
  const { c, h } = fromHex(tint)
  // Tint is strongest in the middle: at the ends it would be invisible or glaring.
  return ramps[mode].map((l) =>
    toHex({ l, c: Math.min(c, 0.02) * Math.sin(Math.PI * Math.min(0.95, Math.max(0.05, l))), h }),
  )
}

/** Pale version of a colour, strong enough to tell a chosen card from the others. */
const soft = (hex: string, mode: Mode): string => {
  const { c, h } = fromHex(hex)
  return toHex({ l: mode === 'light' ? 0.965 : 0.27, c: Math.min(c, 0.012), h })
}

/**
 * Shifts a colour away from the text on it, so that a pressed button keeps at least the contrast of a resting one.
 */
function shade(hex: string, amount: number): string {
  const colour = fromHex(hex)
  const sign = textOn(hex) === '#ffffff' ? -1 : 1
  return toHex({ ...colour, l: Math.min(1, Math.max(0, colour.l + sign * amount)) })
}
