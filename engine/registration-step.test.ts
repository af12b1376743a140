import { describe, expect, it } from 'vitest'
import { flows, journey } from '../tests/support/flows.ts'
import { chooseRegistrationStep } from './registration-step.ts'

const { order } = flows.registration
const invited = { profile: { email: 'ada@example.com', phoneNumbers: [{ number: '+12065550123' }] } }

describe('chooseRegistrationStep', () => {
  it('begins with the property', () => {
    expect(chooseRegistrationStep(journey, {}, { answered: [] })).toMatchObject({
      step: 'property-info',
      number: 1,
      total: 7,
      back: undefined,
      next: 'sale-status',
    })
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
      number: 6,
      total: 6,
      back: 'birthdate',
      next: undefined,
    })
    expect(position.groups.map(({ id }) => id)).not.toContain('contact-info')
  })

  it('stays at the last step when all is answered', () => {
    expect(chooseRegistrationStep(journey, {}, { answered: order }).step).toBe('login-info')
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
