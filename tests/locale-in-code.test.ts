import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const files = globSync('{engine,product,screens,server}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing\/|test-setup/.test(file),
)

const linesWith = (pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
  )

describe('the code of engine, screens and server', () => {
  it('names no locale: it is the lender’s, but for the one that computers count in', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(linesWith(/['"`][a-z]{2}-[A-Z]{2}['"`]/)).toEqual([
      "engine/messages/day-in.ts: export const countingLocale = 'en-CA'",
    ])
  })

  it('leaves none to the machine either', () => {
    expect(
      linesWith(/toLocale(?:String|DateString|TimeString)\b|Intl\.\w+\(\s*(?:\)|undefined|\[\])/),
    ).toEqual([])
  })
})
