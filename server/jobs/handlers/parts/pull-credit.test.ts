import { expect, it } from 'vitest'
import type { Heloc } from '#generated/domain'
import { testApplication } from '../../../../tests/support/backend/test-application.ts'
import { sandboxVendors } from '../../../vendors/sandbox/sandbox-vendors.ts'
import type { JobInput } from '../../job.ts'
import { pullCredit } from './pull-credit.ts'

/** Pulls a file of an applicant with these consents, and returns the kinds of pulls that the bureau got. */
async function pulled(kind: 'SOFT' | 'HARD', heloc: Heloc) {
  const asked: string[] = []
  const credit = {
    ...sandboxVendors.credit,
    pull: async (of: 'SOFT' | 'HARD') => {
      asked.push(of)
      return { outcome: 'NO_MATCH' } as never
    },
  }
  const input = {
    application: testApplication(heloc),
    vendors: { ...sandboxVendors, credit },
    call: { key: 'key' },
    now: new Date('2026-11-20T12:00:00Z'),
  } as unknown as JobInput
  const error: unknown = await pullCredit(kind, input).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return { asked, error }
}

const soft = { type: 'SOFT_CREDIT' } as const
const hard = { type: 'HARD_CREDIT' } as const

it.each([
  ['HARD', [soft]],
  ['SOFT', [hard]],
  ['HARD', []],
  ['SOFT', undefined],
] as const)(
  'no %s pull reaches the bureau without the consent to it, whatever state runs the job',
  async (kind, consents) => {
    const { asked, error } = await pulled(kind, consents === undefined ? {} : { consents: [...consents] })
    expect(asked).toEqual([])
    expect(error).toMatchObject({ message: expect.stringContaining(`there is no ${kind}_CREDIT consent`) })
  },
)

it.each(['HARD', 'SOFT'] as const)('a %s pull with consent reaches it', async (kind) => {
  expect((await pulled(kind, { consents: [soft, hard] })).asked).toEqual([kind])
})
