import { describe, expect, it } from 'vitest'
import { flows } from '../../tests/support/lenders/flows.ts'
import { limitValues } from './limit-values.ts'

describe('limitValues', () => {
  it('names and formats the figures of the footer (core specification 2)', () => {
    expect(limitValues(flows.limits, 'en-US')).toMatchObject({
      loanAmountMin: '$15,000',
      loanAmountMax: '$400,000',
      aprMin: '7.60%',
      aprMax: '17.20%',
      originationFeeMax: '4.99%',
      valuationFee: '$180',
      manualNotaryFee: '$300',
      recordingFeeMin: '$0',
      recordingFeeMax: '$315',
      recordingTaxMax: '$1,400',
      recordingTaxPer: '$100,000',
    })
  })

  it('leaves counts to the message, so that it can choose a plural', () => {
    expect(limitValues(flows.limits, 'en-US')).toMatchObject({
      fundingBusinessDays: 5,
      originationFeeMaxBps: 499,
      approvalMinutes: 5,
      uploadMaxFiles: 10,
    })
  })

  it('keeps cents that are not whole dollars, and gives sizes in MB', () => {
    expect(
      limitValues(
        { limits: { fee: { cents: 1250 }, upload: { maxBytes: 10_485_760 }, days: { items: 2 } } },
        'en-US',
      ),
    ).toEqual({
      fee: '$12.50',
      uploadMax: '10 MB',
      daysItems: 2,
    })
  })
})
