import { describe, expect, it } from 'vitest'
import { asJsonObject, createSource, loadSource } from '#source'
import { refusedEvent } from '../tools/lint/rules/refused-event.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const source = loadSource()
const file = 'flows/process.json'
const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))
const { submissions } = asJsonObject(source.files.get(file)?.value)
const bounded = Object.entries(asJsonObject(submissions)).filter(([, each]) =>
  Object.hasOwn(asJsonObject(each), 'tooLate'),
)

describe('a submission that is too late from then on', () => {
  // The server takes it in place of another, so that no page offers it.
  const offered = bounded.filter(([, each]) => !Object.hasOwn(asJsonObject(each), 'insteadOf'))

  it.each(offered)('is found where a page still offers it: %s', (name) => {
    const process = structuredClone(asJsonObject(source.files.get(file)?.value))
    const { tooLate } = asJsonObject(asJsonObject(process.submissions)[name])
    Object.assign(asJsonObject(tooLate), { when: 'hasAccount' })
    const changed = createSource(source.dir, new Map(texts).set(file, JSON.stringify(process)), {
      before: source,
    })
    const [base] = subjectsOf(changed, undefined)
    const findings = base === undefined ? [] : refusedEvent.check(base)
    expect(findings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`offers "${name}" in `),
    )
  })
})
