import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#source'
import { lintPatched } from '../../../tests/support/lint/lint-patched.ts'

const offersMade = { from: ['OFFER_SELECTION'], to: 'COMPLETE' }

const process = (patch: JsonObject) => ({
  'flows/process.json': {
    states: { OFFER_SELECTION: { job: 'makeOffers', pace: 'vendor' } },
    jobs: { makeOffers: ['offersMade'] },
    transitions: { offersMade },
    ...patch,
  },
})

const findings = (patch: JsonObject) =>
  lintPatched(process(patch), 'job-answer').map(({ message, pointer }) => [message, pointer])

describe('job-answer', () => {
  it('reports an answer that the state does not take', () => {
    const elsewhere = { offersMade: { from: ['COMPLETE'], to: 'OFFER_SELECTION' } }
    expect(lintPatched(process({ transitions: elsewhere }), 'job-answer')).toEqual([
      {
        rule: 'job-answer',
        severity: 'error',
        message:
          'OFFER_SELECTION runs "makeOffers", which may answer "offersMade"; that is not admitted there.',
        file: 'flows/process.json',
        at: '"from": [',
        pointer: '/transitions/offersMade/from',
        hint: 'Name OFFER_SELECTION in `from`, or take the event from the answers of the job.',
      },
      expect.objectContaining({ pointer: '/transitions/offersMade/from/0' }),
    ])
  })

  it('reports what a state takes of nobody: no applicant submits it, and its job does not answer it', () => {
    expect(findings({ transitions: { offersMade, offersRefused: offersMade } })).toEqual([
      [
        'Nothing sends "offersRefused" in OFFER_SELECTION: "makeOffers", which runs there, never answers it.',
        '/transitions/offersRefused/from/0',
      ],
    ])
  })

  it('reports the answer of a job in a state that runs none', () => {
    const transitions = { offersMade: { from: ['OFFER_SELECTION', 'COMPLETE'], to: 'COMPLETE' } }
    expect(findings({ transitions })).toEqual([
      [
        'Nothing sends "offersMade" in COMPLETE: "makeOffers", which may answer it, does not run there.',
        '/transitions/offersMade/from/1',
      ],
    ])
  })

  it('reports a job of which nothing is said, and one that no state runs', () => {
    expect(findings({ jobs: { makeOfers: ['offersMade'] } })).toEqual([
      ['There is no job "makeOffers".', '/states/OFFER_SELECTION/job'],
      ['No state runs the job "makeOfers".', '/jobs/makeOfers'],
    ])
  })

  it('accepts a job whose answers are what its state takes, and what applicants submit there', () => {
    expect(findings({})).toEqual([])
  })

  it('reports a job that no code runs, where there is code', () => {
    const named = (code: string) => ({
      ...process({}),
      ...{ 'screens/pages/complete.tsx': 'export default () => null', 'server/jobs/jobs.ts': code },
    })
    const pointers = (code: string) => lintPatched(named(code), 'job-answer').map(({ pointer }) => pointer)
    expect(pointers('export const jobs = { makeOffers }')).toEqual([])
    expect(pointers('export const jobs = { makeOfers }')).toEqual(['/jobs/makeOffers'])
  })

  it('asks nothing where nothing is said of jobs', () => {
    expect(findings({ jobs: null, transitions: {} })).toEqual([])
  })
})
