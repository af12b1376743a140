import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type JsonObject, loadSource, repository, tenantJourney } from '#source'
import { firstLender } from '../lenders.ts'
import { messages } from '../sentences.ts'
import { CannotWalk, walkView } from './walk.ts'
import { walkScenarios } from './walk-scenarios.ts'

describe.each([
  ['this product', repository],
  ['another product', path.join(repository, 'examples/car-loan')],
])('walk through %s', (_, dir) => {
  const source = loadSource(dir)
  const lender = firstLender(source)
  const begun = walkView(source, { lender, who: {}, steps: [] })

  it('begins where an application begins, and says what may happen next', () => {
    expect(begun.passed).toEqual([begun.now])
    expect(begun.changed).toEqual([])
    expect(begun.next.some(({ refused }) => refused === undefined)).toBe(true)
  })

  it('goes where it said that a step would lead, and tells what changed', () => {
    const [choice] = begun.next.filter(({ refused }) => refused === undefined)
    const step = choice?.submit === undefined ? { event: choice?.event ?? '' } : { submit: choice.submit }
    const next = walkView(source, { lender, who: {}, steps: [step] })
    expect(next.problems).toEqual([])
    expect(next.now.state).toBe(choice?.to)
    expect(next.passed).toEqual([begun.now, next.now])
    const { state: stateField } = source.project
    expect(next.changed.map(({ field }) => field)).toContain(stateField)
  })

  it('stops at a step that cannot happen, with the reason', () => {
    const refused = walkView(source, { lender, who: {}, steps: [{ event: 'nobodyKnowsThis' }] })
    expect(refused.problems).toEqual([expect.stringContaining('nobodyKnowsThis')])
    expect(refused.now).toEqual(begun.now)
  })

  it('refuses what is no step', () => {
    const steps = [{ nonsense: true }] as never
    expect(() => walkView(source, { lender, who: {}, steps })).toThrow(CannotWalk)
  })

  it('plays a scenario as it is written', () => {
    const { scenarios } = walkScenarios(source, dir)
    const own = scenarios.filter((each) => each.lender === lender)
    const [scenario] = own.length > 0 ? own : scenarios
    const played = walkView(source, { lender, who: {}, steps: [], ...scenario })
    expect(played.problems).toEqual([])
    expect(played.passed).toHaveLength((scenario?.steps.length ?? 0) + 1)
  })
})

describe('what is said along with a step', () => {
  const dir = path.join(repository, 'examples/car-loan')
  const source = loadSource(dir)
  const lender = firstLender(source)
  const steps = [{ submit: 'vehicle' }, { submit: 'applicant' }, { event: 'creditPassed' }]
  const walk = (...more: readonly { readonly submit: string; readonly with?: JsonObject }[]) =>
    walkView(source, { lender, who: {}, steps: [...steps, ...more] })
  const form = JSON.parse(readFileSync(path.join(dir, 'flows/forms/offer.json'), 'utf8'))

  it('is asked for as the form asks for it, with its choices', () => {
    const offer = walk().next.find(({ submit }) => submit === 'offer')
    const label = messages(source).get(form.fields.term.label)?.text
    expect(offer?.questions).toContainEqual({
      field: form.fields.term.to,
      label,
      type: 'string',
      isAsked: true,
      values: form.schema.properties.term.enum,
    })
  })

  it('is so afterwards', () => {
    for (const term of form.schema.properties.term.enum)
      expect(walk({ submit: 'offer', with: { loan: { term } } }).context).toMatchObject({ loan: { term } })
  })
})

describe('a state that waits', () => {
  const source = loadSource()
  const states = Object.entries(tenantJourney(source, firstLender(source)).source.process.states)
  const view = (state: string) =>
    walkView(source, { lender: firstLender(source), who: {}, steps: [{ at: state }] })

  it.each(states.filter(([, { pace }]) => pace === 'businessDay').map(([state]) => state))(
    'for a day of business lets it pass: %s',
    (state) => {
      const { pace, next } = view(state)
      expect(pace).toBe('businessDay')
      expect(next.filter(({ job }) => job !== undefined)).not.toEqual([])
    },
  )

  it('says what may become known meanwhile without an event', () => {
    const { meanwhile = {} } = tenantJourney(source, firstLender(source)).source.process
    for (const [state, { sets = [] }] of Object.entries(meanwhile))
      expect(view(state).meanwhile.map(({ field }) => field)).toEqual(
        expect.arrayContaining(sets.map((each) => (typeof each === 'string' ? each : each.field))),
      )
  })
})
