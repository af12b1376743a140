import { describe, expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { shippedTenants } from '../../../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../../../tests/support/backend/test-application.ts'
import type { Application } from '../../../applications/application.ts'
import { ownAnswer } from '../own-answer.ts'

const tenant = shippedTenants().resolve('hearthline')
const deedSignedAt = '2026-11-21T12:00:00.000Z'
const recorded = { esignCode: '1234', milestones: { recorded: '2026-11-25' } }
const tell = (state: string, heloc: Heloc = {}, more: Partial<Application> = {}) =>
  ownAnswer(tenant, { ...testApplication(heloc), state, ...more }, 'recording')

describe('whoever asks when the deed is recorded', () => {
  it('is told the day and what the county charged, once it is', () => {
    const recordingCosts = { feeCents: 12_500, taxCents: 0 }
    for (const state of ['FUNDABLE', 'FUNDING_DECISION', 'COMPLETE'])
      expect(tell(state, { deedSignedAt, recordingCosts }, { loanFile: recorded })).toMatch(
        /^The county recorder entered the deed in the land records on 11\/25\/2026\. The county charged \$125\.00 to record the deed, and no tax\./,
      )
  })

  it('is told what it waits for, once the deed is signed', () => {
    for (const state of ['TRUST_AND_INSURANCE', 'RESCISSION'])
      expect(tell(state, { deedSignedAt })).toMatch(/^The deed is signed and not recorded yet\. We send it/)
    expect(tell('RECORDING', { deedSignedAt })).toBe(
      'The county is recording the deed; then we send the money.',
    )
  })

  it('is told that none was recorded, where the application is over', () => {
    const withdrawn = { cancellation: { kind: 'WITHDRAWN', at: deedSignedAt } } as const
    expect(tell('CANCELLED', withdrawn)).toMatch(
      /^Your application was withdrawn\..* No deed was recorded\.$/,
    )
    expect(tell('DECLINED')).toMatch(/No deed was recorded\.$/)
    expect(tell('DECLINED', {}, { loanFile: recorded })).not.toContain('No deed was recorded')
  })

  it('is told by the general answer until the deed is signed', () => {
    expect(tell('NOTE_SIGNING')).toBe('')
  })
})
