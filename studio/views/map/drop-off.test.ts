import { expect, it } from 'vitest'
import { before, wentOn } from './drop-off.ts'

const state = (id: string, below?: string) => ({
  ...{ id, title: id, kind: 'interactive' as const, pages: [], problems: [] },
  ...(below !== undefined && { below }),
})
const machine = {
  ...{
    file: 'flows/process.json',
    initial: 'A',
    spine: ['A', 'B'],
    arrows: [],
    changes: [],
    transitions: {},
  },
  states: [state('A'), state('B'), state('A1', 'A'), state('END', '*')],
}

it('counts who went on from the state before, or off which it branches', () => {
  const counted = new Map([
    ['A', { state: 'A', standing: 1, reached: 52 }],
    ['B', { state: 'B', standing: 2, reached: 40 }],
  ])
  expect(['A', 'B', 'A1', 'END'].map((id) => wentOn(counted, before(machine, id), id))).toEqual([
    undefined,
    '40 of 52',
    '0 of 52',
    undefined,
  ])
})

it('says nothing where only the present is known', () => {
  const counted = new Map([['A', { state: 'A', standing: 1 }]])
  expect(wentOn(counted, 'A', 'B')).toBeUndefined()
})
