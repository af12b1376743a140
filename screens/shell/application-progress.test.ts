import { describe, expect, it } from 'vitest'
import { chooseRegistrationStep, progress } from '#engine'
import { flows, journey } from '../../tests/support/flows.ts'
import { percentDone } from './application-progress.tsx'

describe('the share of the whole way', () => {
  it('never falls along the road, from the first question of registration to the end', () => {
    const registration = [0, 3, 6].map(
      (count) =>
        chooseRegistrationStep(journey, {}, { answered: flows.registration.order.slice(0, count) }).percent,
    )
    const road = ['start/profile', 'product/select', 'start/contact', 'income/review', 'bank/disburse']
    const rest = [
      'bank/autopay',
      'identity',
      'signing/sign',
      'notary/session',
      'insurance/upload',
      'complete',
    ]
    const shares = [...road, ...rest].map((page) =>
      percentDone(flows.progress, progress(journey, { profile: {}, heloc: {} }, page)),
    )
    const all = [...registration, ...shares]
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect([all[0], all.at(-1)]).toEqual([0, 100])
  })
})
