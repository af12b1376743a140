import { expect, it } from 'vitest'
import type { Arrow, ChangeKind, GraphState } from '../../tools/graph/graph.ts'
import { changesOf } from './map-changes.ts'

const state = (id: string, change?: ChangeKind): GraphState => ({
  ...{ id, kind: 'interactive', pages: [], roads: [] },
  ...(change !== undefined && { change }),
})
const arrow = (event: string, from: string, to: string, change?: ChangeKind, when?: string): Arrow => ({
  ...{ from, to, event },
  ...(change !== undefined && { change }),
  ...(when !== undefined && { when }),
})
const told = (arrows: readonly Arrow[], states: readonly GraphState[] = []) =>
  changesOf({ states, arrows }, (id) => `title of ${id}`).map((change) => [change.state, change.words])

it('tells of states that are new, gone or different', () => {
  expect(told([], [state('A', 'added'), state('B', 'removed'), state('C', 'changed'), state('D')])).toEqual([
    ['A', 'title of A (A) is new.'],
    ['B', 'title of B (B) is gone.'],
    ['C', 'title of C (C) is different.'],
  ])
})

it('tells once of an arrow that leads elsewhere', () => {
  expect(
    told([arrow('offerTaken', 'A', 'C', 'added', 'it rains'), arrow('offerTaken', 'A', 'B', 'removed')]),
  ).toEqual([['A', 'Offer taken, from title of A, leads to title of C, if it rains; before, to title of B.']])
})

it.each([
  ['added', ['A', 'Go, from title of A, is new: it leads to title of B.']],
  ['removed', ['A', 'Go, from title of A, no longer leads to title of B.']],
  ['changed', ['A', 'Go, from title of A, is different: it leads to title of B.']],
] as const)('tells of an arrow that is %s', (change, words) => {
  expect(told([arrow('go', 'A', 'B', change), arrow('stay', 'A', 'A')])).toEqual([words])
})

it('names the state to which an event of any state leads', () => {
  expect(told([arrow('stop', '*', 'END', 'added')])).toEqual([
    ['END', 'Stop, from any state, is new: it leads to title of END.'],
  ])
})
