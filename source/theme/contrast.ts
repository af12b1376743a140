import { fromHex, linearRgb, toHex } from './oklch.ts'

/** Contrast of two #rrggbb colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(a: string, b: string): number {
  const ofA = luminance(a) + 0.05
  const ofB = luminance(b) + 0.05
  return ofA > ofB ? ofA / ofB : ofB / ofA
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns black or white, whichever has more contrast; always at least 4.58. */
export const textOn = (hex: string): string =>
  contrast(hex, '#ffffff') >= contrast(hex, '#000000') ? '#ffffff' : '#000000'

/**
 * Returns the colour itself if its contrast suffices on every ground; otherwise the nearest colour of its hue that
 * suffices. Finds it by bisecting the lightness away from the grounds.
 */
export function readable(hex: string, grounds: readonly string[], ratio: number): string {
  const suffices = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio)
  if (suffices(hex)) return hex
  const colour = fromHex(hex)
  const isDarkGround =
    contrast(grounds[0] ?? '#ffffff', '#ffffff') > contrast(grounds[0] ?? '#ffffff', '#000000')
  let near = colour.l
  let far = isDarkGround ? 1 : 0
  for (let step = 0; step < 16; step += 1) {
    const l = (near + far) / 2
    if (suffices(toHex({ ...colour, l }))) far = l
    else near = l
  }
  return toHex({ ...colour, l: far })
}
