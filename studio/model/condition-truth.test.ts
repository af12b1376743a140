import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { asJsonObject, type Json, loadSource, pointerTo, repository } from '#source'
import { conditionTruth } from './condition-truth.ts'
import { predicatesOf } from './conditions.ts'

describe.each([
  ['this product', repository],
  ['another product', path.join(repository, 'examples/car-loan')],
])('the truth of a condition of %s', (_, dir) => {
  const source = loadSource(dir)
  const names = Object.keys(predicatesOf(source))
  const place = (name: string) => ({ file: 'flows/predicates.json', pointer: pointerTo('predicates', name) })
  const saved = (name: string) => asJsonObject(predicatesOf(source) as never)[name] as Json
  const truth = (name: string, condition: Json = saved(name)) =>
    conditionTruth(source, { ...place(name), condition })

  it('changes for nobody while it says what is saved', () => {
    for (const name of names) {
      const { people, failure } = truth(name)
      expect(failure).toBeUndefined()
      expect(people.length).toBeGreaterThan(0)
      for (const { changes, holds, held } of people) expect([changes, holds]).toEqual([0, held])
    }
  })

  it('holds for whom it held not, once it is turned round', () => {
    // One that is named may be negated; so may not one that asks for a value that may be missing.
    const [name = ''] = names.filter((each) => truth(each, { not: each }).failure === undefined)
    for (const { moments, holds, held, changes } of truth(name, { not: name }).people) {
      expect(holds.length + held.length).toBe(moments)
      expect(changes).toBe(moments)
    }
  })

  it('cannot be told of what is no condition, or names what there is not', () => {
    const [name = ''] = names
    expect(truth(name, { nonsense: true }).failure).toBeDefined()
    expect(truth(name, 'nobodyWroteThis').failure).toContain('nobodyWroteThis')
  })
})

it('agrees with every example of a named condition', () => {
  const source = loadSource()
  const people = Object.entries(predicatesOf(source)).flatMap(([name, condition]) => {
    const place = { file: 'flows/predicates.json', pointer: pointerTo('predicates', name) }
    return conditionTruth(source, { ...place, condition: condition as never }).people
  })
  const examples = people.filter(({ expected }) => expected !== undefined)
  expect(examples.length).toBeGreaterThan(20)
  for (const { expected, holds, moments } of examples)
    expect(holds).toHaveLength(expected === true ? moments : 0)
})
