import { expect, it } from 'vitest'
import { asJsonObject, createSource, type JsonObject, loadSource, mergePatch } from '#source'
import { lawLoosened } from '../tools/lint/rules/law-loosened.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const source = loadSource()
const file = 'tenants/harborcu/tenant.json'
const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))

/** Predicates of which the linter says that a lender loosened them, where one has its own version of one. */
function loosenedBy(id: string, condition: JsonObject): readonly string[] {
  const own = { overrides: { predicates: { predicates: { [id]: condition } } } }
  const text = JSON.stringify(mergePatch(asJsonObject(source.files.get(file)?.value), own))
  const changed = createSource(source.dir, new Map(texts).set(file, text), { before: source })
  const subject = [...subjectsOf(changed, 'harborcu')].find(({ tenant }) => tenant === 'harborcu')
  return subject === undefined ? [] : lawLoosened.check(subject).map(({ pointer }) => pointer)
}

const never = { all: ['hasName', { not: 'hasName' }] }
const always = { any: ['hasName', { not: 'hasName' }] }
const consent = (...types: readonly string[]) => ({ field: 'heloc.consents[].type', includesAny: types })
const stateIn = (...states: readonly string[]) => ({ field: 'status.checklistStatus', in: states })

it.each<[string, string, JsonObject]>([
  ['cancel a line within three days', 'rescindable', never],
  ['cancel before the notary has come', 'rescindable', stateIn('RESCISSION')],
  ['withdraw while nothing is signed', 'withdrawable', never],
  ['be asked before papers come electronically alone', 'electronicRecordsAccepted', always],
  ['be asked before a soft pull', 'softCreditConsented', consent('SOFT_CREDIT', 'ELECTRONIC_RECORDS')],
  ['be asked before a hard inquiry', 'hardCreditConsented', consent('SOFT_CREDIT', 'HARD_CREDIT')],
  ['be told of the right to cancel', 'rescissionNoticed', always],
  ['have three days before money moves', 'rescissionRespected', always],
  ['owe nothing without signing the note', 'noteSigned', always],
  ['charge no home without signing the deed', 'deedSigned', always],
  ['sign before a notary who is there, where none may by video', 'notaryInPerson', never],
  [
    'repay otherwise than by autopay',
    'repaymentArranged',
    { field: 'heloc.autopayAccount.uuid', exists: true },
  ],
])('no lender takes from an applicant the right to %s (%s)', (_, id, condition) => {
  expect(loosenedBy(id, condition)).toContain(`/overrides/predicates/predicates/${id}`)
})

it('a lender may let more applicants withdraw, and ask for a consent again', () => {
  expect(loosenedBy('withdrawable', always)).toEqual([])
  expect(loosenedBy('electronicRecordsAccepted', never)).toEqual([])
})

it('no suppression hides a duty of the law that a lender loosened', () => {
  expect(lawLoosened.isFinal).toBe(true)
})
