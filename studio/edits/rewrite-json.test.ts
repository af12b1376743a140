import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '#source'
import { rewriteJson } from './rewrite-json.ts'

const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter((value) => !JSON.stringify(value).includes('__proto__')) as fc.Arbitrary<Json>

const text = `{
  "title": "Pages",
  "pages": {
    "one": { "title": "one.title", "layout": "form" },
    "two": { "title": "two.title" }
  },
  "order": ["one", "two"],
  "rows": [
    { "label": "a", "as": "text" },
    {
      "label": "b",
      "as": "money"
    }
  ]
}
`
const value = JSON.parse(text)
const lines = (each: string) => each.split('\n')

describe('rewriteJson', () => {
  it('says the new value, whatever both are', () => {
    fc.assert(
      fc.property(json, json, fc.constantFrom(0, 2), (before, after, indent) => {
        const written = rewriteJson(JSON.stringify(before, null, indent), after)
        expect(JSON.parse(written)).toEqual(after)
      }),
    )
  })

  it('leaves the text alone if nothing changes', () => {
    fc.assert(
      fc.property(json, (same) => {
        const written = JSON.stringify(same, null, 2)
        expect(rewriteJson(written, same)).toBe(written)
      }),
    )
  })

  it('changes only the line of a value', () => {
    const written = rewriteJson(text, { ...value, title: 'All pages' })
    expect(lines(written).filter((line) => !lines(text).includes(line))).toEqual(['  "title": "All pages",'])
  })

  it('writes a new entry as its neighbors stand', () => {
    const pages = { one: value.pages.one, between: { title: 'x', layout: 'plain' }, two: value.pages.two }
    expect(rewriteJson(text, { ...value, pages })).toContain(
      '    "one": { "title": "one.title", "layout": "form" },\n    "between": { "title": "x", "layout": "plain" },\n    "two"',
    )
  })

  it('moves an element of a list with its text', () => {
    const [first, second] = value.rows
    expect(rewriteJson(text, { ...value, rows: [second, first] })).toContain(
      '"rows": [\n    {\n      "label": "b",\n      "as": "money"\n    },\n    { "label": "a", "as": "text" }\n  ]',
    )
  })

  it('keeps a list of names on one line and breaks it where it gets too long', () => {
    expect(rewriteJson(text, { ...value, order: ['one', 'new', 'two'] })).toContain(
      '"order": ["one", "new", "two"]',
    )
    const order = Array.from({ length: 20 }, (_, index) => `page-${index}`)
    expect(rewriteJson(text, { ...value, order })).toContain('"order": [\n    "page-0",\n')
  })

  it('takes an entry away with its comma', () => {
    const written = rewriteJson(text, { ...value, pages: { one: value.pages.one } })
    expect(written).toContain('"pages": {\n    "one": { "title": "one.title", "layout": "form" }\n  },')
  })
})
