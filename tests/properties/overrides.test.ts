import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyOverrides, type JsonObject, mergePatch, type OverridePolicies } from '#source'

const { tree } = fc.letrec<{ tree: JsonObject }>((tie) => ({
  tree: fc.dictionary(
    fc.constantFrom('a', 'b', 'minA', 'maxB', 'regulatory', '__proto__', 'x/y'),
    fc.oneof(
      { maxDepth: 3 },
      fc.boolean(),
      fc.integer({ min: 0, max: 5 }),
      fc.constant(null),
      fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }),
      tie('tree'),
    ),
    { maxKeys: 4 },
  ),
}))

/** Configuration contains no null, because null in an override removes a value. */
const base = tree.map((values) => JSON.parse(JSON.stringify(mergePatch({}, values))))

const policies: fc.Arbitrary<OverridePolicies> = fc.dictionary(
  fc.constantFrom('/a', '/b', '/*', '/a/*', '/*/b', '/minA', '/maxB'),
  fc.constantFrom('merge', 'replace', 'narrow', 'append', 'locked'),
)

const layer = (overrides: JsonObject) => ({ name: 'lender', overrides })
const everywhere: OverridePolicies = { '/*': 'merge' }

describe('applyOverrides', () => {
  it('is the identity for {}', () => {
    fc.assert(
      fc.property(base, policies, (values, rules) => {
        expect(applyOverrides(values, [layer({})], rules)).toEqual({
          effective: values,
          provenance: {},
          diagnostics: [],
        })
      }),
    )
  })

  it('gives the same twice as once', () => {
    fc.assert(
      fc.property(base, tree, policies, (values, patch, rules) => {
        const once = applyOverrides(values, [layer(patch)], rules)
        expect(applyOverrides(values, [layer(patch), layer(patch)], rules).effective).toEqual(once.effective)
        expect(applyOverrides(once.effective, [layer(patch)], rules).effective).toEqual(once.effective)
      }),
      { numRuns: 2000 },
    )
  })

  it('is RFC 7396 where everything may be merged and nothing is regulatory', () => {
    const plain = (values: JsonObject) => !JSON.stringify(values).includes('regulatory')
    fc.assert(
      fc.property(base.filter(plain), tree, (values, patch) => {
        expect(applyOverrides(values, [layer(patch)], everywhere).effective).toEqual(
          mergePatch(values, patch),
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('never changes a value without saying who did, nor what no policy covers', () => {
    fc.assert(
      fc.property(base, tree, policies, (values, patch, rules) => {
        const { effective, provenance } = applyOverrides(values, [layer(patch)], rules)
        if (Object.keys(provenance).length === 0) expect(effective).toEqual(values)
        expect(applyOverrides(values, [layer(patch)], {}).effective).toEqual(values)
      }),
    )
  })

  it('never widens a limit', () => {
    const limits = fc.record({ minA: fc.integer(), maxB: fc.integer() })
    fc.assert(
      fc.property(limits, limits, (values, patch) => {
        const { effective } = applyOverrides({ limits: values }, [layer({ limits: patch })], {
          '/limits': 'narrow',
        })
        expect(effective).toEqual({
          limits: { minA: Math.max(values.minA, patch.minA), maxB: Math.min(values.maxB, patch.maxB) },
        })
      }),
    )
  })
})
