import { describe, expect, it } from 'vitest'
import { asJsonObject, createSource, type JsonObject, loadSource } from '#source'
import { refusedEvent } from '../tools/lint/rules/refused-event.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const source = loadSource()
const file = 'flows/process.json'
const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))
const { submissions, transitions } = asJsonObject(source.files.get(file)?.value)

/** Offers of pages in vain after a change of an entry of the process. */
function refusedAfter(
  part: 'submissions' | 'transitions',
  id: string,
  change: JsonObject,
): readonly string[] {
  const process = structuredClone(asJsonObject(source.files.get(file)?.value))
  Object.assign(asJsonObject(asJsonObject(process[part])[id]), change)
  const changed = createSource(source.dir, new Map(texts).set(file, JSON.stringify(process)), {
    before: source,
  })
  const [base] = subjectsOf(changed, undefined)
  return base === undefined ? [] : refusedEvent.check(base).map(({ message }) => message)
}

describe('a submission that is too late from then on', () => {
  const bounded = Object.entries(asJsonObject(submissions)).filter(([, submission]) => {
    const { tooLate, insteadOf } = asJsonObject(submission)
    // The server takes the latter in place of another, so that no page offers it.
    return tooLate !== undefined && insteadOf === undefined
  })

  it.each(bounded)('is found where a page still offers it: %s', (name, submission) => {
    const { tooLate } = asJsonObject(submission)
    const always = { tooLate: { ...asJsonObject(tooLate), when: 'hasAccount' } }
    expect(refusedAfter('submissions', name, always)).toContainEqual(
      expect.stringContaining(`offers "${name}" in `),
    )
  })
})

describe('an answer of registration that may be given anew', () => {
  it.each(['detailsChanged', 'nameChanged', 'homeChanged'])(
    'is found where its page is open in a state that does not take it: %s',
    (event) => {
      const from = asJsonObject(asJsonObject(transitions)[event]).from as readonly string[]
      const fewer = { from: from.filter((state) => state !== 'HMDA') }
      expect(refusedAfter('transitions', event, fewer)).toContainEqual(
        expect.stringContaining(`"start/change" may be opened in HMDA, which refuses "${event}"`),
      )
    },
  )
})
