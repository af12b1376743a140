import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptInDraft } from '#engine'
import { repository } from '#source'
import { requireDraft } from '../../server/drafts/require-draft.ts'
import { Problem } from '../../server/errors/problem.ts'
import { loadTenants } from '../../server/tenants/files/load-tenants.ts'

const { tenants } = loadTenants(repository)
const forms = tenants.flatMap(({ code, forms }) =>
  [...forms].map(([id, form]) => ({ code, id, form, names: Object.keys(form.fields) })),
)
const withFields = forms.filter(({ names }) => names.length > 0)

const isTaken = (
  { id, form }: (typeof forms)[number],
  values: Readonly<Record<string, unknown>>,
): boolean => {
  try {
    requireDraft(form, { name: id, values }, 100_000)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

const typed = (names: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string())))

describe('a draft of any form of any lender', () => {
  it('never holds a secret or a consent, on the server or in a browser', () => {
    const guarded = withFields.filter(({ form }) =>
      Object.values(form.fields).some(({ class: kind, widget }) => kind === 'secret' || widget === 'consent'),
    )
    expect(guarded.length).toBeGreaterThan(10 * tenants.length)
    for (const one of guarded)
      for (const [name, { class: kind, widget }] of Object.entries(one.form.fields)) {
        if (kind !== 'secret' && widget !== 'consent') continue
        expect(isTaken(one, { [name]: '1' }), `${one.code} ${one.id} ${name}`).toBe(false)
        expect(keptInDraft(one.form, { [name]: '1' })).toEqual({})
      }
  })

  it('never holds a social security, account or routing number, a password or a code', () => {
    const widgets = ['ssn', 'account', 'routing', 'password', 'pin', 'code']
    for (const { code, id, form } of withFields)
      for (const [name, field] of Object.entries(form.fields))
        if (widgets.includes(field.widget ?? '')) expect(field.class, `${code} ${id} ${name}`).toBe('secret')
  })

  it('is always taken by the server as a browser keeps it', () => {
    const case_ = fc.constantFrom(...withFields).chain((one) => fc.tuple(fc.constant(one), typed(one.names)))
    fc.assert(
      fc.property(case_, ([one, values]) => {
        expect(isTaken(one, keptInDraft(one.form, values)), `${one.code} ${one.id}`).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('is always refused with a field of another name', () => {
    const case_ = fc.tuple(fc.constantFrom(...forms), fc.string())
    fc.assert(
      fc.property(case_, ([one, name]) => {
        fc.pre(!one.names.includes(name))
        expect(isTaken(one, { [name]: 'x' }), `${one.code} ${one.id} ${name}`).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })
})
