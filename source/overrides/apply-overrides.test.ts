import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json/json-value.ts'
import { applyOverrides, type OverridePolicies } from './apply-overrides.ts'

const base: JsonObject = {
  copy: { greeting: 'Hello', parting: { short: 'Bye', long: 'Goodbye' } },
  predicates: { a: { all: ['x', 'y'] }, b: { any: ['x'] } },
  limits: { loanAmount: { minCents: 100, maxCents: 900 }, request: { timeoutMs: 30 } },
  disclosures: { apr: { copy: 'a', regulatory: true }, note: { copy: 'b', regulatory: false } },
  links: ['terms'],
  code: 'base',
}

const policies: OverridePolicies = {
  '/copy': 'merge',
  '/predicates/*': 'replace',
  '/limits': 'narrow',
  '/disclosures/*': 'replace',
  '/links': 'append',
  '/code': 'locked',
}

const override = (overrides: JsonObject) => applyOverrides(base, [{ name: 'lender', overrides }], policies)
const refusal = (code: string, pointer: string) => ({
  code,
  pointer,
  layer: 'lender',
  message: expect.stringContaining(pointer),
})

describe('applyOverrides', () => {
  it('merges copy and says where each text comes from', () => {
    expect(override({ copy: { greeting: 'Hi', parting: { short: null } } })).toEqual({
      effective: { ...base, copy: { greeting: 'Hi', parting: { long: 'Goodbye' } } },
      provenance: { '/copy/greeting': 'lender', '/copy/parting/short': 'lender' },
      diagnostics: [],
    })
  })

  it('replaces an entry of logic whole, so that no half of the old one survives', () => {
    const { effective } = override({ predicates: { a: { any: ['z'] }, b: null, c: { all: [] } } })
    expect(effective.predicates).toEqual({ a: { any: ['z'] }, c: { all: [] } })
  })

  it('narrows limits', () => {
    const { effective, diagnostics } = override({ limits: { loanAmount: { minCents: 200, maxCents: 800 } } })
    expect(effective.limits).toMatchObject({ loanAmount: { minCents: 200, maxCents: 800 } })
    expect(diagnostics).toEqual([])
  })

  it.each<[JsonObject, string, string]>([
    [{ limits: { loanAmount: { minCents: 99 } } }, 'WIDENED', '/limits/loanAmount/minCents'],
    [{ limits: { loanAmount: { maxCents: 901 } } }, 'WIDENED', '/limits/loanAmount/maxCents'],
    [{ limits: { request: { timeoutMs: 20 } } }, 'WIDENED', '/limits/request/timeoutMs'],
    [{ limits: { loanAmount: null } }, 'WRONG_TYPE', '/limits/loanAmount'],
    [{ limits: { other: { maxCents: 1 } } }, 'WRONG_TYPE', '/limits/other'],
    [{ disclosures: { apr: null } }, 'REGULATORY', '/disclosures/apr'],
    [{ disclosures: { apr: { copy: 'c' } } }, 'REGULATORY', '/disclosures/apr'],
    [{ predicates: { z: null } }, 'UNKNOWN_REMOVED', '/predicates/z'],
    [{ predicates: null }, 'LOCKED', '/predicates'],
    [{ links: 'privacy' }, 'WRONG_TYPE', '/links'],
    [{ code: 'mine' }, 'LOCKED', '/code'],
    [{ other: 1 }, 'LOCKED', '/other'],
  ])('refuses %j and keeps what stood there', (overrides, code, pointer) => {
    expect(override(overrides)).toEqual({
      effective: base,
      provenance: {},
      diagnostics: [refusal(code, pointer)],
    })
  })

  it('lets a disclosure be reworded, and removed where the law does not ask for it', () => {
    const { effective } = override({ disclosures: { apr: { copy: 'c', regulatory: true }, note: null } })
    expect(effective.disclosures).toEqual({ apr: { copy: 'c', regulatory: true } })
  })

  it('keeps a regulatory disclosure even where a whole file may be merged or replaced', () => {
    for (const policy of ['merge', 'replace'] as const) {
      const { effective, diagnostics } = applyOverrides(
        base,
        [{ name: 'lender', overrides: { disclosures: null } }],
        { '/disclosures': policy },
      )
      expect(effective).toEqual(base)
      expect(diagnostics).toEqual([refusal('REGULATORY', '/disclosures')])
    }
  })

  it('keeps a disclosure marked regulatory where its mark alone is merged away', () => {
    const overrides = { disclosures: { apr: { regulatory: false } } }
    const { effective, diagnostics } = applyOverrides(base, [{ name: 'lender', overrides }], {
      '/disclosures': 'merge',
    })
    expect(effective).toEqual(base)
    expect(diagnostics).toEqual([refusal('REGULATORY', '/disclosures/apr/regulatory')])
  })

  it('appends what is not there yet', () => {
    expect(override({ links: ['privacy', 'terms', 'privacy'] }).effective.links).toEqual(['terms', 'privacy'])
  })

  it('applies layers in order, the last one counting', () => {
    const { effective, provenance } = applyOverrides(
      base,
      [
        {
          name: 'union',
          overrides: { predicates: { a: { any: [] } }, copy: { parting: { short: 'So long' } } },
        },
        { name: 'lender', overrides: { copy: { parting: 'Farewell' } } },
      ],
      policies,
    )
    expect(effective.copy).toEqual({ greeting: 'Hello', parting: 'Farewell' })
    expect(provenance).toEqual({ '/predicates/a': 'union', '/copy/parting': 'lender' })
  })

  it('prefers a policy that names a key to one for any key', () => {
    const { diagnostics } = applyOverrides(
      base,
      [{ name: 'lender', overrides: { predicates: { a: 'x', b: 'x' } } }],
      {
        '/predicates/*': 'replace',
        '/predicates/a': 'locked',
      },
    )
    expect(diagnostics).toEqual([refusal('LOCKED', '/predicates/a')])
  })

  it('accepts what is locked when it stays as it is', () => {
    expect(override({ code: 'base' }).diagnostics).toEqual([])
  })

  it('changes nothing that it was given', () => {
    const before = JSON.stringify(base)
    override({ copy: { greeting: 'Hi' }, links: ['x'], predicates: { a: null } })
    expect(JSON.stringify(base)).toBe(before)
  })
})
