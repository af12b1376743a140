import { describe, expect, it } from 'vitest'
import type { Fact } from '#generated/dsl'
import { asJsonObject, type Json, loadSource } from '#source'
import type { Subject } from '../tools/lint/rule.ts'
import { factUnmet } from '../tools/lint/rules/fact-unmet.ts'
import { subjectsOf } from '../tools/lint/subjects.ts'

const [base] = subjectsOf(loadSource(), undefined)
if (base === undefined) throw new Error('There are no flows.')
const { copy: _, ...value } = base.value
const facts = Object.entries(base.flows?.source.facts.facts ?? {})

/** JSON with another value at a place. */
const withOther = (value: Json | undefined, [step, ...rest]: readonly string[]): Json => {
  if (step === undefined) return another(value ?? null)
  if (Array.isArray(value)) return value.with(Number(step), withOther(value[Number(step)], rest))
  return { ...asJsonObject(value), [step]: withOther(asJsonObject(value)[step], rest) }
}

/** Messages of the rule, with this fact alone, when the value at a place of the flows is another. */
const found = (id: string, fact: Fact, steps: readonly string[]): readonly string[] => {
  const report = (fault: { readonly message: string }) => ({
    ...fault,
    rule: '',
    file: '',
    line: 1,
    column: 1,
  })
  const flows = { source: { facts: { facts: { [id]: fact } } } }
  const [path, file] = formAt(steps)
  const files = new Map(base.source.files)
  if (file !== undefined)
    files.set(file.path, { ...file, value: withOther(file.value, steps.slice(path.split('/').length)) })
  const subject = {
    source: file === undefined ? base.source : { ...base.source, files },
    copy: base.copy,
    value: file === undefined ? asJsonObject(withOther(value, steps)) : value,
    flows,
    report,
    keyAt: () => undefined,
  }
  return factUnmet.check(subject as unknown as Subject).map(({ message }) => message)
}

/** Form in which a place stands, by its path below flows/. */
const formAt = (steps: readonly string[]) => {
  const paths = steps.map((_, end) => steps.slice(0, end).join('/'))
  const path =
    paths.findLast((each) => base.source.files.has(`flows/${each}.json`) && each.startsWith('forms/')) ?? ''
  return [path, base.source.files.get(`flows/${path}.json`)] as const
}

const another = (value: Json): Json =>
  typeof value === 'number' ? value + 1 : Array.isArray(value) ? value.slice(1) : 'another'

/** Every place that a fact names, with its steps. */
const places = facts.flatMap(([id, fact]) =>
  Object.entries(fact.values ?? {}).flatMap(([place, value]) => {
    const steps = place.split('/')
    const star = steps.indexOf('*')
    const keys = star < 0 ? [] : Object.keys(asJsonObject(value as Json))
    return (star < 0 ? [steps] : keys.map((key) => steps.with(star, key))).map((each) => ({
      id,
      fact,
      steps: each,
    }))
  }),
)

describe('a fact of the product', () => {
  it('is found wherever the flows say another', () => {
    expect(places.length).toBeGreaterThan(300)
    for (const { id, fact, steps } of places)
      expect(found(id, fact, steps), steps.join('/')).toEqual([expect.stringContaining(`("${id}")`)])
  })

  it('has a source that somebody can open', () => {
    const source =
      /^(core|support) specification \d|FIPS |WGS 84|\d+ CFR |U\.S\.C\. |Constitution|Code |Statute|^docs\/|^flows\/published|counsel/
    for (const [id, fact] of facts) expect(fact.source, id).toMatch(source)
  })
})
