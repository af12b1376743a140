import { describe, expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import type { Application } from '../applications/application.ts'
import { ofArrival } from './of-states.ts'

const tenant = shippedTenants().resolve('hearthline')
const uuid = '11111111-1111-4111-8111-111111111111'
const arrivedAt = (
  state: string,
  heloc: Application['heloc'] = {},
  event = 'x',
  lacksNotary = false,
  status: object = {},
) => {
  const application = { uuid, state, heloc, profile: {}, status, loanFile: {} } as unknown as Application
  const arrival = { at: new Date('2026-11-28T12:00:00Z'), event, state, isOver: false, lacksNotary }
  return ofArrival(tenant, application, arrival)
}

describe('the notification about a state', () => {
  it('asks for the flood insurance too where the home needs it', () => {
    const asked = (insuranceRequired: boolean) =>
      arrivedAt('TRUST_AND_INSURANCE', { flood: { zone: 'AE', insuranceRequired } })?.told.description
    expect(asked(true)).toBe('Upload proof of your hazard insurance and of your flood insurance.')
    expect(asked(false)).toBe('Upload proof of your hazard insurance.')
  })

  it('is there for every state in which the applicant has to do something after the server has worked', () => {
    const { states, transitions, submissions } = tenant.process
    const byThemselves = new Set(Object.values(submissions ?? {}).map(({ event }) => event))
    const works = (state: string) => states[state]?.job !== undefined
    const reached = Object.entries(transitions).flatMap(([event, { from, to }]) => {
      const isOfServer = (from === '*' ? Object.keys(states) : from).some(works) && !byThemselves.has(event)
      return isOfServer ? (typeof to === 'string' ? [to] : to.map((target) => target.to)) : []
    })
    const asking = [...new Set(reached)].filter((state) => !works(state))
    expect(asking.length).toBeGreaterThan(20)
    expect(asking.filter((state) => arrivedAt(state) === undefined)).toEqual([])
  })

  it('says that no notary is free where none is, and does not ask the applicant to go on', () => {
    const told = (lacks: boolean) => arrivedAt('MANUAL_DEED_SIGNING', {}, 'x', lacks)?.told
    expect(told(true)).toMatchObject({
      description: expect.stringMatching(/^No notary is available near you/),
      button: 'see',
    })
    expect(told(false)).toMatchObject({ description: 'Choose a time and a place.', button: 'goOn' })
  })

  it('speaks of the documents of a withdrawn application only where there are any', () => {
    const said = (heloc: Application['heloc']) => arrivedAt('CANCELLED', heloc, 'cancelled')?.told.description
    expect(said({})).toBe('Nothing more happens with it.')
    expect(said({ documents: [{}] } as Application['heloc'])).toContain('Its documents stay available')
  })

  it('leads to the step that can be opened beside what a reviewer asks for', () => {
    const beside = arrivedAt('TRUST_AND_INSURANCE', {}, 'x', false, { condition: true })
    expect(beside).toMatchObject({ page: 'insurance/upload', told: { button: 'goOn' } })
    expect(
      arrivedAt('WAITING_FOR_CREDIT_PIN', {}, 'x', false, { condition: true })?.told.button,
    ).toBeUndefined()
  })

  it('leads to the last page of an application whose own address is the dashboard', () => {
    expect(arrivedAt('COMPLETE')?.page).toBe('complete')
    expect(arrivedAt('TRUST_AND_INSURANCE')?.page).toBeUndefined()
  })
})
