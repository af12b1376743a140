import { describe, expect, it } from 'vitest'
import { jobInput } from '../../tests/support/backend/job-input.ts'
import { landingOf } from './landing.ts'

const { tenant, application } = jobInput({}, '2026-11-20T12:00:00.000Z')
const at = (...states: readonly string[]) =>
  landingOf(
    tenant,
    states.map((state) => ({ ...application, state })),
  )?.state

describe('whoever signs in comes', () => {
  it('to their only application, be it open or ended', () => {
    expect([at('LIEN_VERIFICATION'), at('DECLINED')]).toEqual(['LIEN_VERIFICATION', 'DECLINED'])
  })

  it('to the one that has not ended', () => {
    expect(at('CANCELLED', 'OFFER_SELECTION', 'DECLINED')).toBe('OFFER_SELECTION')
  })

  it('to the dashboard, where several are open, or all have ended, or there is none', () => {
    expect([at('OFFER_SELECTION', 'HMDA'), at('DECLINED', 'CANCELLED'), at()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
