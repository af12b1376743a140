import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './to-csv.ts'

describe('a download', () => {
  it('quotes what separates fields, and leaves numbers as they are', () => {
    expect(toCsv([['a "b", c', 1.5, undefined, 'plain']])).toBe('"a ""b"", c",1.5,,plain\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1'])(
    'runs no formula: %j',
    (text) => {
      expect(toCsv([[text]])).toBe(`"'${text}"\r\n`)
    },
  )

  it('has no field that begins as a formula, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'=+-@,"\'\t\r\n a1') })), (texts) => {
        for (const text of texts) expect(toCsv([[text]])).not.toMatch(/^"?\s*[=+\-@]/)
      }),
    )
  })
})
