import { describe, expect, it } from 'vitest'
import { flows, journey } from '../../tests/support/lenders/flows.ts'
import { chooseRegistrationStep } from './registration-step.ts'

const { order } = flows.registration
const confirmation = flows.registration.confirmation?.step ?? ''
const invited = { profile: { email: 'ada@example.com', phoneNumbers: [{ number: '+12065550123' }] } }

describe('chooseRegistrationStep', () => {
  it('begins with the property', () => {
    const position = chooseRegistrationStep(journey, {}, { answered: [] })
    expect(position).toMatchObject({ step: 'property-info', back: undefined, next: 'sale-status' })
    expect(position.steps).toEqual([...order, confirmation])
  })

  it('goes back to a step that was answered', () => {
    const answered = order.slice(0, 4)
    expect(chooseRegistrationStep(journey, {}, { requested: 'sale-status', answered }).step).toBe(
      'sale-status',
    )
  })

  it('answers a deep link to a later step with the first one unanswered', () => {
    expect(
      chooseRegistrationStep(journey, {}, { requested: 'login-info', answered: ['property-info'] }).step,
    ).toBe('sale-status')
  })

  it.each([null, undefined, 'no-such-step'])('takes %s for no wish', (requested) => {
    const request = { answered: order.slice(0, 2), ...(requested === undefined ? {} : { requested }) }
    expect(chooseRegistrationStep(journey, {}, request).step).toBe('income-info')
  })

  it('skips the contact step when e-mail and phone are known', () => {
    const position = chooseRegistrationStep(journey, invited, {
      requested: 'contact-info',
      answered: order.slice(0, 5),
    })
    expect(position).toMatchObject({
      step: 'login-info',
      back: 'birthdate',
      next: confirmation,
    })
    expect(position.steps).toHaveLength(7)
    expect(position.groups.map(({ id }) => id)).not.toContain('contact-info')
  })

  it('asks somebody who has an account about the home and the income alone, and confirms nothing', () => {
    const name = { firstName: 'Ada', lastName: 'King' }
    const profile = {
      ...invited.profile,
      uuid: '5f0c2a9e-6f2b-4c1d-9a53-1c8f4d7e2b60',
      name,
      dob: '1980-02-03',
    }
    const position = chooseRegistrationStep(journey, { profile }, { answered: order.slice(0, 2) })
    expect(position).toMatchObject({ step: 'income-info', back: 'sale-status', next: undefined })
    expect(position.groups.map(({ id, state }) => [id, state])).toEqual([
      ['property-info', 'done'],
      ['income-info', 'current'],
    ])
    const { dob: _, ...undated } = profile
    expect(chooseRegistrationStep(journey, { profile: undated }, { answered: order }).steps).toContain(
      'birthdate',
    )
  })

  it('comes to the confirmation when all is answered, and not before', () => {
    expect(chooseRegistrationStep(journey, {}, { answered: order })).toMatchObject({
      step: confirmation,
      back: 'login-info',
      next: undefined,
    })
    const early = { requested: confirmation, answered: order.slice(0, -1) }
    expect(chooseRegistrationStep(journey, {}, early).step).toBe('login-info')
  })

  it('shows the confirmation in the group of the last question', () => {
    const { groups } = chooseRegistrationStep(journey, {}, { answered: order })
    expect(groups).toHaveLength(5)
    expect(groups.at(-1)).toMatchObject({
      id: 'login-info',
      state: 'current',
      steps: [
        { id: 'login-info', state: 'done' },
        { id: confirmation, label: 'register.steps.confirmEmail', state: 'current' },
      ],
    })
  })

  it('shows progress by group', () => {
    const { groups } = chooseRegistrationStep(journey, {}, { answered: order.slice(0, 4) })
    expect(groups.map(({ id, state }) => [id, state])).toEqual([
      ['property-info', 'done'],
      ['income-info', 'done'],
      ['personal-info', 'current'],
      ['contact-info', 'ahead'],
      ['login-info', 'ahead'],
    ])
    expect(groups[2]?.steps.map(({ id, state }) => [id, state])).toEqual([
      ['name', 'done'],
      ['birthdate', 'current'],
    ])
  })
})
