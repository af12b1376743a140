import { expect, it } from 'vitest'
import { shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { testApplication } from '../../tests/support/backend/test-application.ts'
import type { Signing } from '../signers/signing.ts'
import { ofSigning } from './of-signing.ts'

const denied = new Date('2026-11-28T12:00:00Z')
const signing = (state: string, deniedAt: Date | null, signerDeniedAt = deniedAt) =>
  ({
    tenant: shippedTenants().resolve('hearthline'),
    application: { ...testApplication(), state, signerDeniedAt },
    identity: { uuid: '11111111-1111-4111-8111-111111111111', deniedAt },
    file: { conditions: [], consentedAt: '2026-11-27T12:00:00Z', signedAt: '2026-11-27T12:00:00Z' },
  }) as unknown as Signing

it('tells a co-owner in the words of their letter that their word holds the money, until it is lifted', () => {
  expect(ofSigning(signing('CO_DEED_REQ', denied))).toMatchObject([
    {
      title: 'No money is sent until we have talked to you',
      description: expect.stringContaining('You told us that someone else acted on your account'),
      created: denied.toISOString(),
      status: 'UNREAD',
      ctas: [{ redirectPath: '/account/heloc/heloc-signer/resume' }],
    },
  ])
  expect(ofSigning(signing('CO_DEED_REQ', null))).toEqual([])
})

it('tells a co-owner of no hold by another, and of none where there is no money to hold', () => {
  expect(ofSigning(signing('CO_DEED_REQ', null, denied))).toEqual([])
  expect(ofSigning(signing('CANCELLED', denied))).toEqual([])
})
