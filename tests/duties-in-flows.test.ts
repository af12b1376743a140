import { expect, it } from 'vitest'
import { asJsonObject, createSource, type JsonObject, loadSource } from '#source'
import { dutyUnmet } from '../tools/lint/rules/duty-unmet.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const source = loadSource()
const file = 'flows/predicates.json'
const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))

/** Duties that are not met if a predicate says something else. */
function unmetWith(id: string, condition: JsonObject): readonly string[] {
  const value = structuredClone(asJsonObject(source.files.get(file)?.value))
  Object.assign(asJsonObject(value.predicates), { [id]: condition })
  const changed = createSource(source.dir, new Map(texts).set(file, JSON.stringify(value)), {
    before: source,
  })
  const [base] = subjectsOf(changed, undefined)
  return base === undefined ? [] : dutyUnmet.check(base).map(({ pointer }) => pointer)
}

const consent = (...types: readonly string[]) => ({ field: 'heloc.consents[].type', includesAny: types })

it.each<[string, string, JsonObject]>([
  [
    'rightToCancel',
    'rescissionRespected',
    {
      any: [
        'rescissionNoticed',
        { field: 'heloc.property.occupancy', in: ['PRIMARY', 'SECOND_HOME', 'INVESTMENT'] },
      ],
    },
  ],
  [
    'rightToCancel',
    'rescissionNoticed',
    { field: 'heloc.documents[].type', includes: 'NOTICE_OF_RIGHT_TO_CANCEL' },
  ],
  ['rightToCancel', 'rescissionNoticed', { field: 'heloc.rescissionEndsAt', exists: true }],
  ['permissionToPullCredit', 'softCreditConsented', consent('SOFT_CREDIT', 'ELECTRONIC_RECORDS')],
  ['permissionForHardInquiry', 'hardCreditConsented', consent('SOFT_CREDIT', 'HARD_CREDIT')],
  ['signedAgreement', 'noteSigned', { field: 'status.closingReady', equals: true }],
  ['signedAgreement', 'deedSigned', { field: 'status.notaryReady', equals: true }],
])('keeps the duty %s where %s is loosened', (duty, predicate, loosened) => {
  expect(unmetWith(predicate, loosened)).toEqual([`/duties/${duty}`])
})
