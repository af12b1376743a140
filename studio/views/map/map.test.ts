import { describe, expect, it } from 'vitest'
import { besideOf, box, foldable, layOut } from '../../../tools/graph/layout.ts'
import { whenInWords } from '../../../tools/graph/state-title.ts'
import type { MapMachine, MapState } from '../../api/map.ts'
import { findWay } from './find-way.ts'
import { addArrow, addState } from './map-edits.ts'

const state = (id: string, below?: string): MapState => ({
  ...{ id, title: id, kind: 'interactive', pages: [], problems: [] },
  ...(below !== undefined && { below }),
})
const machine: MapMachine = {
  ...{ file: 'flows/process.json', initial: 'A', spine: ['A', 'B', 'C'] },
  states: [
    ...[state('A'), state('B'), state('C')],
    ...[state('A1', 'A'), state('A2', 'A1'), state('A3', 'A'), state('END', '*'), state('LOST')],
  ],
  arrows: [
    { from: 'A', to: 'B', event: 'go' },
    { from: 'B', to: 'C', event: 'on', when: 'it rains' },
    { from: 'A', to: 'A1', event: 'aside' },
    { from: '*', to: 'END', event: 'stop', except: ['C'] },
  ],
  changes: [],
  transitions: {
    go: { from: ['A'], to: 'B' },
    on: { from: ['B'], to: [{ when: 'rains', to: 'C' }, { to: 'B' }] },
  },
}
const browser = { ...machine, file: 'flows/journey.json', triggerOrder: ['go', 'on'] }

describe('layOut', () => {
  it('folds what branches off, and counts it', () => {
    const { boxes, folds } = layOut(machine, new Set(), 900)
    expect(boxes.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'END', 'LOST'])
    expect(folds).toEqual([expect.objectContaining({ of: 'A', count: 3, isOpen: false })])
    expect(foldable(machine)).toEqual(['A'])
    expect(['A2', 'B', 'END'].map((id) => besideOf(machine, id))).toEqual(['A', 'B', undefined])
  })

  it.each([500, 900, 1500])('draws every state once, and none over another, in %i pixels', (room) => {
    const { boxes, width, height } = layOut(machine, new Set(['A']), room)
    expect(boxes.map(({ id }) => id).toSorted()).toEqual(machine.states.map(({ id }) => id).toSorted())
    for (const a of boxes) {
      expect([a.x + box.width <= width, a.y + box.height <= height]).toEqual([true, true])
      for (const b of boxes)
        if (a !== b)
          expect(Math.abs(a.x - b.x) < box.width && Math.abs(a.y - b.y) < box.height, `${a.id} ${b.id}`).toBe(
            false,
          )
    }
  })
})

it('finds the shortest way, by events of every state too', () => {
  expect(findWay(machine, 'A', 'C')?.map(({ event }) => event)).toEqual(['go', 'on'])
  expect(findWay(machine, 'B', 'END')?.map(({ event }) => event)).toEqual(['stop'])
  expect(findWay(machine, 'C', 'END')).toBeUndefined()
})

describe('edits on the map', () => {
  const pointer = (name: string, key: string) => `/transitions/${name}/${key}`
  const arrow = { from: 'A', to: 'C', event: 'leap', when: '' }
  const rained = { ...arrow, when: 'rains' }

  it.each([
    ['a new event', machine, arrow, [{ pointer: '/transitions/leap', after: { from: ['A'], to: 'C' } }]],
    [
      'a new event under a condition, which otherwise stays',
      machine,
      rained,
      [
        {
          pointer: '/transitions/leap',
          after: { from: ['A'], to: [{ when: 'rains', to: 'C' }, { to: 'A' }] },
        },
      ],
    ],
    [
      'a new event that the browser takes by itself',
      browser,
      rained,
      [
        { pointer: '/transitions/leap', after: { from: ['A'], to: 'C', trigger: 'rains' } },
        { pointer: '/triggerOrder/2', after: 'leap' },
      ],
    ],
    [
      'one more state of a known event',
      machine,
      { ...arrow, from: 'C', to: 'B', event: 'go' },
      [{ pointer: pointer('go', 'from/1'), after: 'C' }],
    ],
    [
      'one more target of a known event, before the others',
      machine,
      { ...rained, event: 'go' },
      [{ pointer: pointer('go', 'to'), before: 'B', after: [{ when: 'rains', to: 'C' }, { to: 'B' }] }],
    ],
  ])('draw an arrow by %s', (_, on, drawn, changes) => {
    expect(addArrow(on, drawn)).toEqual(changes.map((change) => ({ file: on.file, ...change })))
  })

  it.each([
    ['another target without a condition', { ...arrow, event: 'go' }, 'Choose the condition'],
    ['an arrow that is there', { ...arrow, to: 'B', event: 'go' }, 'already'],
  ])('refuse %s', (_, drawn, words) => {
    expect(addArrow(machine, drawn)).toContain(words)
  })

  it('add a state, with its page where pages of that machine are written', () => {
    const added = { id: 'NEW', kind: 'terminal', page: 'home' }
    expect(addState(machine, added).map(({ file, after }) => [file, after])).toEqual([
      ['flows/process.json', { kind: 'terminal' }],
      ['flows/server-states.json', { kind: 'halting', page: 'home' }],
    ])
    expect(addState(browser, added).map(({ file, after }) => [file, after])).toEqual([
      ['flows/journey.json', { kind: 'terminal', page: 'home' }],
    ])
  })
})

it.each([
  [undefined, ''],
  ['it rains', ', if it rains'],
  ['otherwise, if it rains', ', otherwise, if it rains'],
])('ends a sentence with the condition %s', (when, words) => {
  expect(whenInWords(when)).toBe(words)
})
