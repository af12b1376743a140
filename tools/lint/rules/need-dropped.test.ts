import { describe, expect, it } from 'vitest'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

/** Three states in a row after the offer, of which each may need something. */
const lint = (needs: Readonly<Record<string, readonly unknown[]>>, back: object = {}) =>
  lintPatched(
    {
      'flows/process.json': {
        begin: {},
        states: { GEN_RESCISSION: {}, RECORDING: {}, FUNDABLE: {} },
        transitions: {
          offerSelected: { from: ['OFFER_SELECTION'], to: 'GEN_RESCISSION' },
          noticed: { from: ['GEN_RESCISSION'], to: 'RECORDING' },
          recorded: { from: ['RECORDING'], to: 'FUNDABLE' },
          funded: { from: ['FUNDABLE'], to: 'COMPLETE' },
          ...back,
        },
        needs: needs as never,
      },
    },
    'need-dropped',
  )

describe('need-dropped', () => {
  it('reports each state between two that need the same', () => {
    expect(lint({ GEN_RESCISSION: ['chosen'], COMPLETE: ['chosen'] })).toMatchObject([
      { pointer: '/states/RECORDING' },
      {
        pointer: '/states/FUNDABLE',
        message: 'FUNDABLE does not need "chosen", as GEN_RESCISSION before it and COMPLETE after it do.',
      },
    ])
  })

  it('points at the needs of a state that says others', () => {
    const needs = {
      RECORDING: ['chosen'],
      FUNDABLE: [{ field: 'heloc.term', exists: true }],
      COMPLETE: ['chosen'],
    }
    expect(lint(needs)).toMatchObject([{ pointer: '/needs/FUNDABLE' }])
  })

  it('accepts what is said in other words, and what only the first or the last states need', () => {
    const otherwise = [{ field: 'heloc.term', gt: 0 }]
    expect(lint({ RECORDING: ['chosen'], FUNDABLE: otherwise, COMPLETE: ['chosen'] })).toEqual([])
    expect(lint({ GEN_RESCISSION: ['chosen'] })).toEqual([])
    expect(lint({ COMPLETE: ['chosen'] })).toEqual([])
  })

  it('accepts states of a round, of which none comes first', () => {
    const back = { reopened: { from: ['FUNDABLE'], to: 'GEN_RESCISSION' } }
    expect(lint({ GEN_RESCISSION: ['chosen'], FUNDABLE: ['chosen'] }, back)).toEqual([])
  })
})
