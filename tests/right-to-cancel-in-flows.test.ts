import { describe, expect, it } from 'vitest'
import { loadSource } from '#source'

const paths = [...loadSource().files].map(([path]) => path)

/** Documents of the product's own words whose newest version, in English, is the one that is made from now on. */
const newest = ['closing', 'co-owner-closing'].map((document) => {
  const name = new RegExp(`^flows/documents/${document}/([\\d.-]+)\\.json$`)
  const versions = paths.flatMap((path) => name.exec(path)?.[1] ?? [])
  return `flows/documents/${document}/${versions.sort().at(-1)}.json`
})

const isSaid = (path: string): boolean =>
  path.startsWith('flows/copy/en-US/') || /^flows\/help\/[^/]+$/.test(path) || newest.includes(path)

const texts = [...loadSource().files].flatMap(([path, { value }]) =>
  isSaid(path) ? (JSON.stringify(value).match(/"(?:[^"\\]|\\.)*"/g) ?? []) : [],
)

describe('the end of the right to cancel', () => {
  it('is counted everywhere from the signatures and the notice, whichever is last (12 CFR 1026.15(a)(3))', () => {
    const counted = texts.filter((text) => /\{rescissionBusinessDays[,}]/.test(text))
    expect(counted.length).toBeGreaterThan(10)
    for (const text of counted)
      expect(text).toMatch(
        /rescissionBusinessDays, plural, one \{# business day\} other \{# business days\}\} after every(?:one|body) has signed and (?:received|got) the notice/,
      )
  })
})
