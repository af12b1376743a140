import { describe, expect, it } from 'vitest'
import { loadProject } from '#source'
import { flows, journey } from '../../tests/support/lenders/flows.ts'
import type { JourneySource, MachineSource } from '../source.ts'
import { findFaults } from './check-journey.ts'
import { compileJourney, compileMachine, compilePredicates } from './compile.ts'

const project = loadProject()

const machine = (change: Partial<MachineSource>): MachineSource => ({
  initial: 'a',
  states: { a: {}, b: {} },
  transitions: { go: { from: ['a'], to: 'b' } },
  ...change,
})

describe('compileMachine', () => {
  it.each<[string, Partial<MachineSource>, string, string]>([
    ['an initial state', { initial: 'c' }, 'UNKNOWN_STATE', '/initial'],
    [
      'a state to come from',
      { transitions: { go: { from: ['c'], to: 'b' } } },
      'UNKNOWN_STATE',
      '/transitions/go/from/0',
    ],
    [
      'a state excepted',
      { transitions: { go: { from: '*', except: ['c'], to: 'b' } } },
      'UNKNOWN_STATE',
      '/transitions/go/except/0',
    ],
    ['a target', { transitions: { go: { from: '*', to: 'c' } } }, 'UNKNOWN_STATE', '/transitions/go/to'],
    [
      'a trigger',
      { transitions: { go: { from: '*', to: 'b', trigger: 'no' } } },
      'UNKNOWN_PREDICATE',
      '/transitions/go/trigger',
    ],
    ['an ordered event', { triggerOrder: ['went'] }, 'UNKNOWN_EVENT', '/triggerOrder/0'],
    ['the trigger of an ordered event', { triggerOrder: ['go'] }, 'UNKNOWN_PREDICATE', '/triggerOrder/0'],
    [
      'the condition of a page',
      { states: { a: { page: [{ when: 'no', page: 'x' }, { page: 'y' }] }, b: {} } },
      'UNKNOWN_PREDICATE',
      '/states/a/page/0/when',
    ],
    [
      'a last resort',
      { states: { a: { page: [{ when: 'inTexas', page: 'x' }] }, b: {} } },
      'NO_LAST_RESORT',
      '/states/a/page',
    ],
  ])('throws when %s is missing', (_, change, code, pointer) => {
    expect(() => compileMachine(machine(change), journey.predicates, project, 'process')).toThrow(
      expect.objectContaining({ name: 'JourneyError', code, pointer, file: 'process' }),
    )
  })

  it('names the nearest known state', () => {
    const typo = { ...flows.journey, initial: 'profil' }
    expect(() => compileMachine(typo, journey.predicates, project)).toThrow(
      `journey/initial: there is no state "profil". Did you mean "profile"?`,
    )
  })
})

describe('compileJourney', () => {
  it('has nothing against the flows of the repository', () => {
    expect(findFaults(flows, project)).toEqual([])
  })

  it('finds every fault, and throws for the first', () => {
    const { progress, registration, serverStates } = flows
    const broken: JourneySource = {
      ...flows,
      serverStates: { ...serverStates, states: { HMDA: { kind: 'interactive', page: [] } } },
      registration: { ...registration, order: ['nam'], groupOrder: ['all'] },
      progress: { ...progress, order: ['basic'] },
      conditions: {
        categories: { TRUST: { title: 'a', description: 'b', action: 'identity', when: 'no' } },
      },
    }
    expect(findFaults(broken, project).map(({ code, file, pointer }) => [code, `${file}${pointer}`])).toEqual(
      [
        ['NO_LAST_RESORT', 'serverStates/states/HMDA/page'],
        ['UNKNOWN_STEP', 'registration/order/0'],
        ['UNKNOWN_GROUP', 'registration/groupOrder/0'],
        ['UNKNOWN_STEP', 'progress/order/0'],
        ['UNKNOWN_PREDICATE', 'conditions/categories/TRUST/when'],
      ],
    )
    expect(() => compileJourney(broken, project)).toThrow(expect.objectContaining({ code: 'NO_LAST_RESORT' }))
  })
})

describe('compilePredicates', () => {
  it('throws for a field that there is none of', () => {
    const predicates = { it: { field: 'heloc.trem', gt: 0 } }
    expect(() => compilePredicates({ predicates }, project)).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_FIELD', pointer: '/predicates/it/field' }),
    )
  })
})
