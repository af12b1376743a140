import { replacedBrand, type ThemeSeeds } from '#engine'
import type { Rule } from '../rule.ts'

export const themeContrast: Rule = {
  id: 'theme-contrast',
  why: 'Text that does not stand out is not read by many, and a control that does not is not found (WCAG 2.2, 1.4.3 and 1.4.11).',
  check: ({ settings, reportSetting }) => {
    const theme = settings?.value.theme
    if (!isTheme(theme)) return []
    const replaced = replacedBrand(theme)
    if (replaced === undefined) return []
    const { nearest, found } = replaced
    return [
      reportSetting({
        pointer: '/theme/brand',
        message: `This brand colour differs from the page by ${ratioText(found)}, where a button needs ${ratioText(3)}: applicants see ${nearest} in its place.`,
        hint: `The nearest colour of its hue that suffices is ${nearest}.`,
      }),
    ]
  },
}

const ratioText = (ratio: number): string => `${ratio.toFixed(1)}:1`

const hex = /^#[0-9a-f]{6}$/

/** Not so for one that others extend, nor for a broken one: the schema says what is wrong with it. */
const isTheme = (theme: unknown): theme is ThemeSeeds =>
  typeof theme === 'object' &&
  theme !== null &&
  ['brand', 'accent', 'neutralTint'].every((seed) =>
    hex.test(String(Object.entries(theme).find(([key]) => key === seed)?.[1])),
  )
