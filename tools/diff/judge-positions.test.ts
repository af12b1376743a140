import { describe, expect, it } from 'vitest'
import { type JsonObject, tenantJourney } from '#source'
import { flows } from '../../tests/support/lenders/flows.ts'
import { patchedSource } from '../../tests/support/lenders/patched-source.ts'
import { parsePositions } from '../positions/parse-positions.ts'
import { judgePositions } from './judge-positions.ts'

const journeyWith = (patch: Readonly<Record<string, JsonObject>>) =>
  tenantJourney(patchedSource(patch), 'hearthline')
const before = journeyWith({})

const positionIn = (state: string, rest: { readonly context?: JsonObject } = {}) =>
  parsePositions('test', JSON.stringify({ application: `in ${state}`, tenant: 'hearthline', state, ...rest }))
const judge = (now: typeof before | undefined, ...positions: ReturnType<typeof positionIn>[]) =>
  judgePositions(now, before, positions.flat())

const admitting = (event: string) => [flows.process.transitions[event]?.from ?? []].flat()

/** Changes of earlier answers, which the demographic questions take, too. */
const edits = ['detailsChanged', 'nameChanged', 'homeChanged', 'offerReopened'].map(
  (event) => [event, { from: admitting(event).filter((state) => state !== 'HMDA') }] as const,
)

const withoutDemographics = {
  'flows/process.json': {
    states: { HMDA: null },
    transitions: {
      contactProvided: { to: 'GEN_APP_DISCLOSURES' },
      contactReopened: { from: ['APP_SUBMISSION'] },
      ...Object.fromEntries(edits),
      demographicsAnswered: null,
    },
    effects: { demographicsAnswered: null },
    submissions: { demographics: null },
  },
  'flows/pages.json': { pages: { 'start/hmda': { submissions: null } } },
}
const migration = (to: string) => ({
  'flows/migrations/no-demographics.json': {
    $schema: '../../schemas/dsl/migration.schema.json',
    id: 'no-demographics',
    date: '2026-11-21',
    reason: 'The demographic questions are no longer asked.',
    from: ['HMDA'],
    to,
  },
})

describe('an open application', () => {
  it('is unaffected in every state where nothing changed, even if only its state is known', () => {
    const states = Object.keys(before.source.process.states)
    const judged = judge(journeyWith({}), ...states.map((state) => positionIn(state)))
    expect(judged.filter(({ verdict }) => verdict !== 'unaffected')).toEqual([])
    expect(judged).toHaveLength(states.length)
  })

  it('is moved where it is shown another page', () => {
    const now = journeyWith({
      'flows/server-states.json': { states: { NOTE_SIGNING: { page: 'signing/sign' } } },
    })
    expect(judge(now, positionIn('NOTE_SIGNING'), positionIn('LIEN_VERIFICATION'))).toMatchObject([
      { state: 'NOTE_SIGNING', verdict: 'moved', from: 'signing/intro', to: 'signing/sign', migrations: [] },
      { state: 'LIEN_VERIFICATION', verdict: 'unaffected' },
    ])
  })

  it('is stranded in a state that is gone', () => {
    expect(judge(journeyWith(withoutDemographics), positionIn('HMDA'))).toMatchObject([
      {
        verdict: 'stranded',
        reason: 'The state HMDA does not exist, and no migration leads on from it.',
      },
    ])
  })

  it('is moved where a migration leads it on', () => {
    const now = journeyWith({ ...withoutDemographics, ...migration('GEN_APP_DISCLOSURES') })
    expect(judge(now, positionIn('HMDA'))).toMatchObject([
      { verdict: 'moved', from: 'start/hmda', migrations: ['no-demographics'] },
    ])
  })

  it('is stranded where a migration would lead it past a consent, as the server would leave it', () => {
    const now = journeyWith({ ...withoutDemographics, ...migration('HARD_CREDIT_PULL') })
    const [judged] = judge(now, positionIn('HMDA'))
    expect(judged).toMatchObject({ verdict: 'stranded', migrations: ['no-demographics'] })
    expect(judged?.reason).toContain('HARD_CREDIT_PULL, which needs')
  })

  it('is stranded on a page that offers nothing that leads on', () => {
    const now = journeyWith({ 'flows/server-states.json': { states: { HMDA: { page: 'start/contact' } } } })
    expect(judge(now, positionIn('HMDA'))).toMatchObject([{ verdict: 'stranded' }])
  })

  it('is judged by what is known of it', () => {
    const now = journeyWith({
      'flows/server-states.json': { states: { BPO_ORDER_REQUEST: { page: 'bpo/condition' } } },
    })
    const known = (bpo: string) =>
      positionIn('BPO_ORDER_REQUEST', {
        context: { heloc: { property: { address: { state: 'TX' } } }, status: { bpo } },
      })
    expect(judge(now, known('REQUIRED'), known('COMPLETE'))).toMatchObject([
      { verdict: 'unaffected', to: 'bpo/condition' },
      { verdict: 'moved', from: 'bpo/hold', to: 'bpo/condition' },
    ])
  })

  it('is stranded where nothing leads to an ending any more', () => {
    const now = journeyWith({
      'flows/process.json': { transitions: { insuranceProvided: { from: ['DEED_SIGNING'] } } },
    })
    expect(judge(now, positionIn('TRUST_AND_INSURANCE'))).toMatchObject([
      { verdict: 'stranded', reason: 'Nothing leads from TRUST_AND_INSURANCE to an ending.' },
    ])
  })

  it('is not stranded by a change where nothing led on before either', () => {
    const broken = journeyWith({
      'flows/process.json': { transitions: { insuranceProvided: { from: ['DEED_SIGNING'] } } },
    })
    expect(judgePositions(broken, broken, [positionIn('TRUST_AND_INSURANCE')].flat())).toMatchObject([
      { verdict: 'unaffected' },
    ])
  })

  it('is stranded with a lender that is not served any more', () => {
    expect(judge(undefined, positionIn('HMDA'))).toMatchObject([
      { verdict: 'stranded', reason: 'The lender hearthline is not served.' },
    ])
  })
})
