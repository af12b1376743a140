import { describe, expect, it } from 'vitest'
import { asJsonObject, createSource, loadSource } from '#source'
import { actUntold } from '../tools/lint/rules/act-untold.ts'
import { proofMissing } from '../tools/lint/rules/proof-missing.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const source = loadSource()
const texts = new Map([...source.files].map(([file, { text }]) => [file, text]))

/** Findings of the rules after a change of a file of flows. */
function findingsAfter(file: string, change: (value: never) => void) {
  const value = structuredClone(source.files.get(file)?.value)
  change(value as never)
  const changed = createSource(source.dir, new Map(texts).set(file, JSON.stringify(value)), {
    before: source,
  })
  const [base] = subjectsOf(changed, undefined)
  return base === undefined ? [] : [proofMissing, actUntold].flatMap((rule) => rule.check(base))
}

type Submissions = { submissions: Record<string, Record<string, unknown>> }

const ofSubmissions = Object.entries(
  asJsonObject(asJsonObject(source.files.get('flows/process.json')?.value).submissions),
).flatMap(([name, submission]) =>
  ['proof', 'proofToChange', 'tells', 'withoutProof', 'withoutLetter'].flatMap((key) =>
    Object.hasOwn(asJsonObject(submission), key) ? [[name, key]] : [],
  ),
)

describe('a proof that the flows declare', () => {
  it.each(ofSubmissions)('is missed if it is gone: %s, %s', (name = '', key = '') => {
    const findings = findingsAfter('flows/process.json', ({ submissions }: Submissions) => {
      delete submissions[name]?.[key]
    })
    expect(findings).not.toEqual([])
  })

  it.each([0, 1, 2, 3])('is missed if the guard %i of an answer is gone, or asks for nothing', (index) => {
    const { guards } = asJsonObject(source.files.get('flows/conditions.json')?.value)
    expect(guards).toHaveLength(4)
    type Guards = { guards: { action: string; proof?: string; proofToChange?: string }[] }
    const gone = findingsAfter('flows/conditions.json', (value: Guards) => {
      value.guards.splice(index, 1)
    })
    const open = findingsAfter('flows/conditions.json', (value: Guards) => {
      delete value.guards[index]?.proof
      delete value.guards[index]?.proofToChange
    })
    expect(gone).not.toEqual([])
    expect(open).not.toEqual([])
  })

  it.each(['property-address', 'birthdate-change', 'use-change', 'ssn', 'valuation-order'])(
    'is missed if it is gone together with the letter: %s',
    (name) => {
      const findings = findingsAfter('flows/process.json', ({ submissions }: Submissions) => {
        delete submissions[name]?.proof
        delete submissions[name]?.tells
      })
      expect(findings).toMatchObject([{ pointer: `/submissions/${name}` }])
    },
  )

  it('is missed if a reviewer asks for another document where an account is proven', () => {
    type Categories = { categories: Record<string, { documents: string[] }> }
    const findings = findingsAfter('flows/conditions.json', ({ categories }: Categories) => {
      Object.assign(categories.BANK_ACCOUNT_FRAUD_REVIEW ?? {}, { documents: ['SUPPORT'] })
    })
    expect(findings).toMatchObject([{ pointer: '/categories/BANK_ACCOUNT_FRAUD_REVIEW/documents' }])
  })
})
