import { describe, expect, it } from 'vitest'
import { asJsonObject, createSource, loadSource } from '#source'
import { proofMissing } from '../tools/lint/rules/proof-missing.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const source = loadSource()
const texts = new Map([...source.files].map(([file, { text }]) => [file, text]))

/** Findings of the rule after a change of a file of flows. */
function findingsAfter(file: string, change: (value: never) => void) {
  const value = structuredClone(source.files.get(file)?.value)
  change(value as never)
  const changed = createSource(source.dir, new Map(texts).set(file, JSON.stringify(value)), {
    before: source,
  })
  const [base] = subjectsOf(changed, undefined)
  return base === undefined ? [] : proofMissing.check(base)
}

const ofSubmissions = Object.entries(
  asJsonObject(asJsonObject(source.files.get('flows/process.json')?.value).submissions),
).flatMap(([name, submission]) =>
  ['proof', 'proofToChange'].flatMap((key) =>
    Object.hasOwn(asJsonObject(submission), key) ? [[name, key]] : [],
  ),
)

describe('a proof that the flows declare', () => {
  it.each(ofSubmissions)('is missed if it is gone: %s, %s', (name = '', key = '') => {
    const findings = findingsAfter(
      'flows/process.json',
      ({ submissions }: { submissions: Record<string, Record<string, unknown>> }) => {
        delete submissions[name]?.[key]
      },
    )
    expect(findings).not.toEqual([])
  })

  it.each([0, 1, 2])('is missed if the guard %i of an answer is gone, or asks for nothing', (index) => {
    const { guards } = asJsonObject(source.files.get('flows/conditions.json')?.value)
    expect(guards).toHaveLength(3)
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
})
