import { describe, expect, it } from 'vitest'
import { loadSource } from '#source'

const texts = [...loadSource().files].flatMap(([path, { value }]) =>
  path.startsWith('flows/copy/en-US/') || /^flows\/help\/[^/]+$/.test(path)
    ? (JSON.stringify(value).match(/"(?:[^"\\]|\\.)*"/g) ?? [])
    : [],
)

describe('the end of the right to cancel', () => {
  it('is counted everywhere from the signatures and the notice, whichever is last (12 CFR 1026.15(a)(3))', () => {
    const counted = texts.filter((text) => text.includes('{rescissionBusinessDays'))
    expect(counted.length).toBeGreaterThan(10)
    for (const text of counted)
      expect(text).toMatch(
        /rescissionBusinessDays, plural, one \{# business day\} other \{# business days\}\} after everybody has signed and got the notice/,
      )
  })
})
