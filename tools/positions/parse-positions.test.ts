import { describe, expect, it } from 'vitest'
import { parsePositions } from './parse-positions.ts'

const position = { application: 'a', tenant: 'bank', state: 'HMDA' }
const known = { ...position, context: { heloc: { term: 10 } } }
const read = {
  ...position,
  context: { profile: {}, heloc: { term: 10 }, status: { checklistStatus: 'HMDA' } },
}
const parse = (text: string) => parsePositions('open.json', text)

describe('positions', () => {
  it('are read from an array, from lines and from a single object alike', () => {
    const line = JSON.stringify(known)
    expect(parse(`[${line},${line}]`)).toEqual([read, read])
    expect(parse(`${line}\n\n${line}\n`)).toEqual([read, read])
    expect(parse(line)).toEqual([read])
    expect(parse('[]')).toEqual([])
  })

  it('may say no more than where an application stands', () => {
    expect(parse(JSON.stringify(position))).toEqual([position])
  })

  it('may stand in a state that is no longer known', () => {
    expect(parse(JSON.stringify({ ...known, state: 'OLD_STATE' }))[0]).toMatchObject({
      state: 'OLD_STATE',
      context: { status: { checklistStatus: 'OLD_STATE' } },
    })
  })

  it.each([
    ['[{', 'open.json:1:3 This is not valid JSON: the file ends too soon.'],
    ['{"application":"a"}', 'open.json, position 1: a position has the texts application, tenant and state.'],
    [`${JSON.stringify(position)}\n{"app`, 'open.json:2 This is not valid JSON.'],
    [
      JSON.stringify({ ...position, context: { heloc: { term: 'ten' } } }),
      /\/heloc\/term: This must be integer, not string\./,
    ],
  ])('are refused with the place where they are none: %s', (text, message) => {
    expect(() => parse(text)).toThrow(message)
  })

  it('name each application that holds a value which is gone from the schemas', () => {
    const gone = (application: string) => ({
      application,
      tenant: 'bank',
      state: 'HMDA',
      context: { status: { uwDecision: 'PENDING' } },
    })
    const [first, second] = [gone('a-1'), gone('a-2')]
    const problem = (application: string, place: string) =>
      `The application ${application} holds what the schemas here do not know. ${place} /status/uwDecision: "PENDING" is not one of the allowed values.`
    expect(() => parse(JSON.stringify([first, known, second]))).toThrow(
      new RegExp(
        `^${problem('a-1', 'open.json, position 1:1:\\d+')}.*\n${problem('a-2', 'open.json, position 3:1:\\d+')}`,
      ),
    )
  })
})
