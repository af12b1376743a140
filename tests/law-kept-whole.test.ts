import { describe, expect, it } from 'vitest'
import { asJsonObject, createSource, type Json, type JsonObject, loadSource } from '#source'
import { factUnmet } from '../tools/lint/rules/fact-unmet.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const source = loadSource()
const file = 'flows/process.json'
const texts = new Map([...source.files].map(([path, { text }]) => [path, text]))
const process = asJsonObject(source.files.get(file)?.value)
const duties = asJsonObject(process.law)

/** Facts that the flows no longer meet with these duties of the law. */
function unmetWith(law: JsonObject) {
  const text = JSON.stringify({ ...process, law }, null, 2)
  const changed = createSource(source.dir, new Map(texts).set(file, text), { before: source })
  const [base] = [...subjectsOf(changed, 'harborcu')]
  return base === undefined ? [] : factUnmet.check(base)
}

const entries = Object.entries(duties).flatMap(([duty, value]) =>
  Object.entries(asJsonObject(value)).flatMap(([key, ids]) =>
    Array.isArray(ids) ? ids.map((id: Json) => [duty, key, String(id)] as const) : [],
  ),
)

describe('the table of the law is kept whole by flows/facts.json', () => {
  it('as it is', () => {
    expect(unmetWith(duties)).toEqual([])
  })

  it.each(Object.keys(duties))('the duty %s cannot be lost', (duty) => {
    const { [duty]: _, ...others } = duties
    expect(unmetWith(others)).not.toEqual([])
  })

  it.each(entries)('%s cannot lose its %s %s', (duty, key, id) => {
    const { [key]: named, ...others } = asJsonObject(duties[duty])
    const ids = (named as Json[]).filter((each) => each !== id)
    // The schema refuses a list of nothing.
    const left = ids.length === 0 ? others : { ...others, [key]: ids }
    expect(unmetWith({ ...duties, [duty]: left })).not.toEqual([])
  })
})
