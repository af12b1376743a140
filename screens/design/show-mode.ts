export const modes = ['device', 'light', 'dark'] as const

export type Mode = (typeof modes)[number]

/** Original media query of each rule for dark or light mode. */
const asked = new Map<CSSMediaRule, string>()

/** Shows the page as on a device set to light or dark mode, regardless of this device's setting. */
export function showMode(mode: Mode): void {
  document.documentElement.style.colorScheme = mode === 'device' ? '' : mode
  for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])) {
    if (!(rule instanceof CSSMediaRule)) continue
    const media = asked.get(rule) ?? rule.media.mediaText
    if (!media.includes('prefers-color-scheme')) continue
    asked.set(rule, media)
    const isMet = mode === 'device' ? media : media.includes(mode) ? 'all' : 'not all'
    rule.media.mediaText = isMet
  }
}
