import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Standing } from '#generated/api'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { lettersOf } from '../../tests/support/http/told.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function at(state: string, answers: Parameters<typeof registration>[0] = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  await walk(borrower, state)
  return borrower
}

async function standing(borrower: Borrower): Promise<Standing> {
  const url = `/service-application/api/v1/application/heloc/${borrower.application}/standing`
  return (await borrower.get(url)).json()
}

const statesOf = ({ milestones }: Standing) => milestones.map(({ id, state }) => `${id} ${state}`)
const doneOf = ({ needed }: Standing) => needed.filter(({ isDone }) => isDone).map(({ id }) => id)

describe('how far an application is', () => {
  it('is nothing before the signature on the application, and never says that an application is complete', async () => {
    const { milestones } = await standing(await at('OFFER_SELECTION'))
    expect(milestones.map(({ state }) => state)).toEqual(['CURRENT', ...Array(5).fill('AHEAD')])
    expect(JSON.stringify(milestones)).not.toMatch(/complete/i)
  })

  it('is received, then approved with what the approval depends on beside it', async () => {
    const received = await standing(await at('INCOME_VERIFICATION'))
    expect(statesOf(received).slice(0, 2)).toEqual(['received REACHED', 'approved CURRENT'])
    const [, approved] = (await standing(await at('DISBURSEMENT_ACCOUNT'))).milestones
    expect(approved).toMatchObject({
      state: 'REACHED',
      subjectTo: [
        'an ID that confirms who you are',
        'your signature on the closing documents',
        'proof of your home insurance',
      ],
    })
    expect(approved?.day).toMatch(/^\d{4}-/)
  })

  it('is, at the end, all that was reached, each with its day, and depends on nothing', async () => {
    const { milestones, needed } = await standing(await at('COMPLETE'))
    expect(milestones.map(({ state }) => state)).toEqual(Array(6).fill('REACHED'))
    expect(milestones.filter(({ day, subjectTo }) => !day || subjectTo)).toEqual([])
    expect(needed).toEqual([])
  })

  it('is told by one letter each, where no other letter tells it', async () => {
    const letters = (await lettersOf(await at('COMPLETE'))).map(({ template }) => template)
    for (const template of ['applicationSigned', 'approved', 'documentsReady', 'recorded', 'funded'])
      expect(letters.filter((each) => each === template)).toEqual([template])
  })
})

describe('what will be needed', () => {
  it('begins with the insurance and the words for the insurer, and marks what is done', async () => {
    const borrower = await at('GEN_PRE_SOFT_CREDIT_DISCLOSURE')
    const first = await standing(borrower)
    expect(first.needed[0]).toMatchObject({ id: 'insurance', isDone: false, saysLossPayee: true })
    expect(doneOf(first)).toEqual([])
    await walk(borrower, 'NOTE_SIGNING')
    expect(doneOf(await standing(borrower))).toEqual(['identity', 'income', 'mortgages', 'account'])
  })

  it('is a notary in person where the state lets none sign by video', async () => {
    const idsAt = async (answers: Parameters<typeof registration>[0]) =>
      (await standing(await at('GEN_PRE_SOFT_CREDIT_DISCLOSURE', answers))).needed.map(({ id }) => id)
    expect(await idsAt({})).toContain('videoNotary')
    const inGeorgia = await idsAt({ state: 'GA', zip: '30301' })
    expect(inGeorgia).toContain('notaryVisit')
    expect(inGeorgia).not.toContain('videoNotary')
  })
})
