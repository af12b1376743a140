// @module-tag slow
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { movesAt, walk } from '../../../tests/support/http/road.ts'
import { sandboxVendors } from '../../vendors/sandbox/sandbox-vendors.ts'

// Walks roads, possibly on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
let borrower: Borrower
/** Happens once, while the verifier of an income or of an ID is asked for the first time. */
let meanwhile: (() => Promise<unknown>) | undefined
beforeEach(async () => {
  meanwhile = undefined
  const { income, identity } = sandboxVendors
  app = await createTestApp({
    vendors: {
      income: { verify: (...asked) => happen().then(() => income.verify(...asked)) },
      identity: { verify: (...asked) => happen().then(() => identity.verify(...asked)) },
    },
  })
  borrower = new Borrower(app)
  await borrower.register(registration({ lastName: 'Lowincome' }))
})
afterEach(() => app.close())

async function happen(): Promise<void> {
  const once = meanwhile
  meanwhile = undefined
  await once?.()
}

const ask = (category: string) =>
  borrower.post(`/sandbox/applications/${borrower.application}/conditions`, { category })
const typesOf = async () => ((await borrower.heloc()).documents ?? []).map(({ type }) => type)
const openConditions = async (): Promise<readonly { readonly categoryEnum: string }[]> =>
  (
    await borrower.get(
      `/service-conditions/external/api/v1/applications/${borrower.application}/conditions/external-applicants`,
    )
  ).json()

it('a job undoes no upload that came while its vendor was asked', async () => {
  await walk(borrower, 'INCOME_VERIFICATION')
  meanwhile = () => borrower.uploaded('SUPPORT', 'deed.png')
  await movesAt(borrower, 'INCOME_VERIFICATION')
  expect(await borrower.reach('INCOME_VERIFICATION')).toMatchObject({ manualPaystubUpload: true })
  expect(await typesOf()).toContain('SUPPORT')
})

describe('an ID that waits for its verifier', () => {
  beforeEach(async () => {
    borrower = new Borrower(app)
    await borrower.register(registration())
    await walk(borrower, 'IDENTITY_VERIFICATION')
  })

  it('loses no request of a reviewer for something else', async () => {
    meanwhile = () => ask('GENERIC_DOCUMENT_REQUEST')
    await movesAt(borrower, 'IDENTITY_VERIFICATION')
    await borrower.reach('NOTE_SIGNING')
    expect(await openConditions()).toMatchObject([{ categoryEnum: 'GENERIC_DOCUMENT_REQUEST' }])
  })

  it('is not verified where a reviewer asks for another one meanwhile', async () => {
    meanwhile = () => ask('ID_VERIFICATION_FAILURE')
    await movesAt(borrower, 'IDENTITY_VERIFICATION')
    await borrower.reach('IDENTITY_VERIFICATION')
    expect(await openConditions()).toMatchObject([{ categoryEnum: 'ID_VERIFICATION_FAILURE' }])
    await movesAt(borrower, 'IDENTITY_VERIFICATION')
    await borrower.reach('NOTE_SIGNING')
    expect(await openConditions()).toEqual([])
  })
})
