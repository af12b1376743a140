import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fromHex } from '#source'
import { coloursIn, named, type SiteColour, toHexText } from './colours-in.ts'
import { siteFiles } from './site-files.ts'

/** Look of an existing site, each part with the place where it was found. */
export interface SiteLook {
  readonly name?: FoundOnSite
  readonly brand?: FoundOnSite
  readonly accent?: FoundOnSite
  readonly logo?: FoundOnSite
  readonly favicon?: FoundOnSite
}

export interface FoundOnSite {
  readonly value: string
  readonly where: string
}

/** Reads the pages, style sheets and images of a folder, or of one page or style sheet with the files beside it. */
export function readSite(place: string): SiteLook {
  const isFolder = statSync(place).isDirectory()
  const folder = isFolder ? place : path.dirname(place)
  const files = siteFiles(folder)
  const texts = (
    isFolder ? files.filter((file) => /\.(html?|css)$/i.test(file)) : [path.basename(place)]
  ).map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))
  const [likely, isNamed] = likeliest(texts, /brand|primary/i)
  const brand = isNamed ? likely : (themeColour(texts) ?? likely)
  const [accent] = likeliest(texts, /accent|secondary|highlight/i, brand)
  return {
    ...given('name', siteName(texts)),
    ...given('brand', brand),
    ...given('accent', accent),
    ...given(
      'logo',
      imageOf(
        texts,
        files,
        folder,
        /<img\b[^>]*logo[^>]*>/i,
        /\bsrc\s*=\s*["']([^"']+)/i,
        /logo[^/]*\.(svg|png)$/i,
      ),
    ),
    ...given(
      'favicon',
      imageOf(
        texts,
        files,
        folder,
        /<link\b[^>]*rel\s*=\s*["'][^"']*icon[^>]*>/i,
        /\bhref\s*=\s*["']([^"']+)/i,
        /(favicon|icon)[^/]*\.(svg|png|ico)$/i,
      ),
    ),
  }
}

interface SiteText {
  readonly file: string
  readonly text: string
}

const given = (name: keyof SiteLook, found: FoundOnSite | undefined): SiteLook =>
  found === undefined ? {} : { [name]: found }

function themeColour(texts: readonly SiteText[]): FoundOnSite | undefined {
  for (const { file, text } of texts) {
    const tag = /<meta\b[^>]*name\s*=\s*["']theme-color["'][^>]*>/i.exec(text)?.[0]
    const written = /content\s*=\s*["'](#[0-9a-f]{3}(?:[0-9a-f]{3})?|rgb\([^)]*\))["']/i.exec(tag ?? '')?.[1]
    if (written !== undefined && fromHex(toHexText(written)).c >= 0.03)
      return { value: toHexText(written), where: `theme-color in ${file}` }
  }
  return undefined
}

/** Least difference between hues, in degrees, that counts as another colour. */
const otherHue = 25

/** Likeliest colour for a purpose, and whether its name states the purpose. */
function likeliest(
  texts: readonly SiteText[],
  purpose: RegExp,
  beside?: FoundOnSite,
): readonly [FoundOnSite | undefined, boolean] {
  const all = new Map<string, SiteColour>()
  for (const { file, text } of texts)
    for (const one of coloursIn(text, file, purpose)) {
      const known = all.get(one.hex)
      all.set(one.hex, known === undefined ? one : { ...known, weight: known.weight + one.weight })
    }
  const isOther = ({ hex }: SiteColour) => {
    if (beside === undefined) return true
    const apart = Math.abs(fromHex(hex).h - fromHex(beside.value).h)
    return Math.min(apart, 360 - apart) >= otherHue
  }
  const [first] = [...all.values()].filter(isOther).sort((a, b) => b.weight - a.weight)
  return first === undefined
    ? [undefined, false]
    : [{ value: first.hex, where: first.where }, first.weight >= named]
}

function siteName(texts: readonly SiteText[]): FoundOnSite | undefined {
  for (const { file, text } of texts) {
    const tag = /<meta\b[^>]*property\s*=\s*["']og:site_name["'][^>]*>/i.exec(text)?.[0]
    const name = /content\s*=\s*["']([^"'<>&]+)["']/i.exec(tag ?? '')?.[1]?.trim()
    if (name) return { value: name, where: `og:site_name in ${file}` }
  }
  for (const { file, text } of texts) {
    const title = /<title>([^<>&|]+)/i.exec(text)?.[1]?.trim()
    if (title) return { value: title, where: `title of ${file}` }
  }
  return undefined
}

/** Image that a page shows for a purpose, if it is among the files; otherwise a file with a fitting name. */
function imageOf(
  texts: readonly SiteText[],
  files: readonly string[],
  folder: string,
  tag: RegExp,
  address: RegExp,
  called: RegExp,
): FoundOnSite | undefined {
  for (const { file, text } of texts) {
    const source = address.exec(tag.exec(text)?.[0] ?? '')?.[1]
    if (source === undefined || /^(https?:)?\/\/|^data:/i.test(source)) continue
    const [bare = ''] = source.split(/[?#]/)
    const beside = bare.startsWith('/') ? bare.slice(1) : path.join(path.dirname(file), bare)
    const name = path.normalize(beside)
    if (files.includes(name) && existsSync(path.join(folder, name)))
      return { value: path.join(folder, name), where: `${file}` }
  }
  const name = files.find((file) => called.test(file))
  return name === undefined ? undefined : { value: path.join(folder, name), where: 'its name' }
}
