/**
 * Colour in OKLCH: perceived lightness 0 to 1, chroma, hue in degrees (Björn Ottosson, "A perceptual color space for
 * image processing").
 */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

export function fromHex(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

/** Colour as #rrggbb. A colour outside sRGB loses chroma until it fits; lightness, and so contrast, stays. */
export function toHex({ l, c, h }: Oklch): string {
  const cos = Math.cos((h * Math.PI) / 180)
  const sin = Math.sin((h * Math.PI) / 180)
  let chroma = c
  let linear = linearOf(l, chroma * cos, chroma * sin)
  while (chroma > 0 && !linear.every(isShown)) {
    chroma = Math.max(0, chroma - 0.002)
    linear = linearOf(l, chroma * cos, chroma * sin)
  }
  const channels = linear.map((value) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, value))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`
}

const isShown = (value: number): boolean => value >= -0.0005 && value <= 1.0005

/** Linear red, green and blue of a colour in Oklab. */
function linearOf(l: number, a: number, b: number): Triple {
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss,
    -1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss,
    -0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss,
  ]
}

const gamma = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055

/** Linear red, green and blue of #rrggbb, 0 to 1. */
export function linearRgb(hex: string): Triple {
  const rgb = Number.parseInt(hex.slice(1), 16)
  return [levels[rgb >> 16] ?? 0, levels[(rgb >> 8) & 255] ?? 0, levels[rgb & 255] ?? 0]
}

/** Linear value of each of the 256 values of a channel. */
const levels = Float64Array.from({ length: 256 }, (_, level) => {
  const value = level / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})
