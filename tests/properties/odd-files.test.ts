// @module-tag slow
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSource, type Json, loadSource, resolveTenant } from '#source'
import { leavesOf } from '../../product/tenant/effective-values.ts'
import { themeCss } from '../../server/html/assets/theme-css.ts'
import { runLint } from '../../tools/lint/run-lint.ts'

const source = loadSource()
const texts = new Map([...source.files].map(([file, { text }]) => [file, text]))

/** Very different lenders and a group, each with the lender whose applicants meet a change of it. */
const met: Readonly<Record<string, string>> = {
  ...{ harborcu: 'harborcu', 'lone-mesa': 'lone-mesa', 'old-quarry': 'old-quarry' },
  'credit-union': 'harborcu',
}

const odd: fc.Arbitrary<Json> = fc.oneof(
  fc.json({ maxDepth: 2 }).map((text): Json => JSON.parse(text)),
  fc.constantFrom<Json>(null, '', '../x', '<script>', 'javascript:alert(1)', -1, 1e99, [], {}),
  // Names that every JavaScript object has.
  fc.constantFrom<Json>('__proto__', 'constructor', 'toString', { toString: [] }, { constructor: null }),
)

/** Replaces a value of a file: a leaf, or an object that contains the leaf. */
function spoil(text: string, at: number, value: Json): string {
  const json: Json = JSON.parse(text)
  const leaves = leavesOf(json)
  const steps = leaves[at % leaves.length]?.steps ?? []
  return JSON.stringify(replaced(json, steps.slice(0, 1 + (at % Math.max(1, steps.length))), value))
}

function replaced(json: Json, [step, ...rest]: readonly string[], value: Json): Json {
  if (step === undefined) return value
  return Object.fromEntries(
    Object.entries(json ?? {}).map(([key, child]) => [
      key,
      key === step ? replaced(child, rest, value) : child,
    ]),
  )
}

describe('a lender with anything at all in its file', () => {
  it('is used, or refused with the reason; no rule ever crashes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(met)), fc.nat(), odd, (code, at, value) => {
        const file = `tenants/${code}/tenant.json`
        const changed = createSource(
          source.dir,
          new Map(texts).set(file, spoil(texts.get(file) ?? '', at, value)),
          { before: source },
        )
        const { effective, findings } = resolveTenant(changed, met[code] ?? code)
        if (effective === undefined) expect(findings).not.toEqual([])
        // A usable theme is rendered: nothing in it may end a rule of the style sheet.
        else
          expect(themeCss(effective.tenant.theme)).toMatch(
            /^:root\{[^{}]*\}\n@media \(prefers-color-scheme:dark\)\{:root\{[^{}]*\}\}\n$/,
          )
        if (at % 30 === 0) expect(runLint(changed, { tenant: met[code] }).crashes).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})

describe('a flow with anything at all in one of its files', () => {
  const flows = [...texts.keys()].filter((file) => file.startsWith('flows/') || file.startsWith('tests/'))

  it('is proven, or refused with the reason; no rule ever crashes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...flows), fc.nat(), odd, (file, at, value) => {
        const changed = createSource(
          source.dir,
          new Map(texts).set(file, spoil(texts.get(file) ?? '', at, value)),
          { before: source },
        )
        expect(runLint(changed, { tenant: 'harborcu' }).crashes).toEqual([])
      }),
      { numRuns: 8 },
    )
  })
})
