import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp } from '../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { walk } from '../../tests/support/http/road.ts'
import { lettersOf } from '../../tests/support/http/told.ts'

// Most of an application runs here, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp({ sandbox: { daySeconds: 3600, jobMs: 0, reviewMs: 3_600_000 } })
})
afterAll(() => app.close())

async function at(state: string, answers: Parameters<typeof registration>[0] = {}): Promise<Borrower> {
  const borrower = new Borrower(app)
  await borrower.register(registration(answers))
  await walk(borrower, state)
  return borrower
}

const part = (borrower: Borrower, name: string) =>
  borrower.get(`/service-application/api/v1/application/heloc/${borrower.application}/${name}`)

const passes = (borrower: Borrower) =>
  borrower.post(`/sandbox/applications/${borrower.application}/review`, {})

const inCalifornia = { state: 'CA', street1: '801 Elm Street' }
const reserve = (borrower: Borrower, startsAt: string, place = 'HOME') =>
  borrower.submit('notary-visit', { place, startsAt, feeConsent: true })

describe('a notary in person', () => {
  it('is met where the state lets no notary sign by video', async () => {
    const borrower = await at('MANUAL_DEED_SIGNING', inCalifornia)
    expect((await borrower.status()).manualNotary).toBe(true)
    expect((await part(borrower, 'notary-session')).statusCode).toBe(409)
  })

  it('is free at times of business days, told in the time zone of the home', async () => {
    const borrower = await at('MANUAL_DEED_SIGNING', inCalifornia)
    const { slots, timeZone, feeCents } = (await part(borrower, 'notary-slots')).json()
    expect([timeZone, feeCents, slots.length]).toEqual(['America/Los_Angeles', 30_000, 20])
    const hours = slots.map((slot: string) =>
      new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(
        new Date(slot),
      ),
    )
    expect(new Set(hours)).toEqual(new Set(['09', '12', '15', '18']))
  })

  it('is reserved for a time that is free, and for no other', async () => {
    const borrower = await at('MANUAL_DEED_SIGNING', inCalifornia)
    const taken = await reserve(borrower, '2020-01-01T09:00:00.000Z')
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'SLOT_TAKEN'])
    const { slots, office } = (await part(borrower, 'notary-slots')).json()
    expect((await reserve(borrower, slots[0])).statusCode).toBe(200)
    expect((await reserve(borrower, slots[5], 'OFFICE')).statusCode).toBe(200)
    const { notaryVisit, requestedManualNotaryTime } = await borrower.heloc()
    expect(requestedManualNotaryTime).toBe(slots[5])
    expect(notaryVisit).toMatchObject({ startsAt: slots[5], place: 'OFFICE', office })
    expect((await borrower.status()).checklistStatus).toBe('WAITING_FOR_NOTARY_VISIT')
  })

  it('does not come once the application is withdrawn, which the letter says', async () => {
    const borrower = await at('MANUAL_DEED_SIGNING', { ...inCalifornia, street1: '805 Elm Street' })
    const { slots } = (await part(borrower, 'notary-slots')).json()
    await reserve(borrower, slots[0])
    expect((await borrower.submit('withdrawal', { withdrawConsent: true })).statusCode).toBe(200)
    const letter = (await lettersOf(borrower)).find(({ template }) => template === 'withdrawn')
    expect(letter?.body).toMatch(/Your appointment with the notary, [^.]*20\d\d[^.]*.* is canceled\./)
  })

  it('is met by one borrower at a time: what somebody has taken is offered to nobody else, and refused with other times', async () => {
    const [first, second] = [
      await at('MANUAL_DEED_SIGNING', inCalifornia),
      await at('MANUAL_DEED_SIGNING', { ...inCalifornia, street1: '803 Elm Street' }),
    ]
    const slotsOf = async (borrower: Borrower): Promise<readonly string[]> =>
      (await part(borrower, 'notary-slots')).json().slots
    const [time = '', other = ''] = await slotsOf(first)
    expect(await slotsOf(second)).toContain(time)
    const answers = await Promise.all([reserve(first, time), reserve(second, time)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const loser = answers[0]?.statusCode === 409 ? first : second
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'SLOT_TAKEN',
      errors: [
        expect.stringMatching(/^This time is no longer available\. Please choose another one, such as .*day/),
      ],
    })
    expect(await slotsOf(loser)).not.toContain(time)
    expect((await reserve(loser, other)).statusCode).toBe(200)
    // Whoever has a time is still offered it, and frees it by another.
    const winner = loser === first ? second : first
    expect(await slotsOf(winner)).toContain(time)
    expect((await reserve(winner, (await slotsOf(winner)).at(-1) ?? '')).statusCode).toBe(200)
    expect(await slotsOf(loser)).toContain(time)
  })

  it('has their times beside those of another of the same name, whose office is elsewhere', async () => {
    const first = await at('MANUAL_DEED_SIGNING', inCalifornia)
    const second = await at('MANUAL_DEED_SIGNING', {
      ...inCalifornia,
      street1: '805 Elm Street',
      zip: '93701',
    })
    const { slots } = (await part(first, 'notary-slots')).json()
    const time = slots.at(-2)
    expect((await reserve(first, time)).statusCode).toBe(200)
    expect((await part(second, 'notary-slots')).json().slots).toContain(time)
    expect((await reserve(second, time)).statusCode).toBe(200)
  })

  it('is confirmed by a letter with place, time zone, fee and what to have at hand, whatever topics were refused', async () => {
    const borrower = await at('MANUAL_DEED_SIGNING', inCalifornia)
    await borrower.call({
      method: 'PUT',
      url: '/identity/secure/api/v1/notification-choices/notary',
      payload: { isWanted: false },
    })
    const { slots, office } = (await part(borrower, 'notary-slots')).json()
    expect(office).toMatch(/, CA \d{5}$/)
    await reserve(borrower, slots[0], 'OFFICE')
    const letter = (await lettersOf(borrower)).find(({ template }) => template === 'notaryReserved')
    expect(letter?.body).toContain(`at the notary’s office: ${office}.`)
    expect(letter?.body).toMatch(/at 9:00\sAM\sP[DS]T/)
    expect(letter?.body).toContain('$300: you pay at the visit, by check or card')
    expect(letter?.body).toContain('ID ready')
    expect(letter?.body).not.toContain('signed online')
    expect(letter?.subject).toBe('Your appointment with the notary')
    expect(letter?.body).not.toContain('no longer valid')
    await reserve(borrower, slots[1])
    const changed = (await lettersOf(borrower)).filter(({ template }) => template === 'notaryReserved')
    expect(changed.map(({ body }) => body).join()).toContain('at your home: 801 Elm Street,')
    const last = changed.find(({ subject }) => subject === 'Your appointment was changed')
    expect(last?.body).toMatch(/^The earlier time, .+ at 9:00\sAM\sP[DS]T, is no longer valid\. You meet/)
  })

  it('is no change, and no letter, where place and time stay as they were', async () => {
    const borrower = await at('MANUAL_DEED_SIGNING', inCalifornia)
    const { slots } = (await part(borrower, 'notary-slots')).json()
    await reserve(borrower, slots[0])
    expect((await reserve(borrower, slots[0])).statusCode).toBe(200)
    const booked = (await lettersOf(borrower)).filter(({ template }) => template === 'notaryReserved')
    expect(booked).toHaveLength(1)
    await reserve(borrower, slots[0], 'OFFICE')
    const moved = (await lettersOf(borrower)).filter(({ template }) => template === 'notaryReserved')
    expect(moved).toHaveLength(2)
    for (const { body } of moved) expect(body).toMatch(/This was not me: https?:\S+\/not-me\//)
  })

  it('needs the fee to be agreed to', async () => {
    const borrower = await at('MANUAL_DEED_SIGNING', inCalifornia)
    const { slots } = (await part(borrower, 'notary-slots')).json()
    const { statusCode } = await borrower.submit('notary-visit', { place: 'HOME', startsAt: slots[0] })
    expect(statusCode).toBe(422)
  })

  it('has the deed signed at the time of the visit, from which the right to cancel counts', async () => {
    const borrower = await at('MANUAL_DEED_SIGNING', inCalifornia)
    const { slots } = (await part(borrower, 'notary-slots')).json()
    await reserve(borrower, slots[0])
    await passes(borrower)
    await borrower.reach('TRUST_AND_INSURANCE')
    expect((await borrower.heloc()).deedSignedAt).toBe(slots[0])
    expect(await borrower.status()).toMatchObject({
      manualDeedSigningComplete: true,
      notaryComplete: false,
    })
    const acts: readonly { kind: string; title: string }[] = (await part(borrower, 'evidence')).json()
    expect(acts).toContainEqual(expect.objectContaining({ kind: 'SIGNATURE', title: 'Deed of trust' }))
  })

  it('cannot be gone around by signing the deed on the page', async () => {
    const borrower = await at('MANUAL_DEED_SIGNING', inCalifornia)
    const deed = await borrower.submit('deed', { typedName: 'Jo Doe', signConsent: true })
    expect(deed.json().code).toBe('EVENT_NOT_ADMITTED')
  })
})

describe('a video session', () => {
  it('that does not come about says so, and gives way to a notary in person', async () => {
    const borrower = await at('DEED_SIGNING', { lastName: 'Nosession' })
    const session = await part(borrower, 'notary-session')
    expect([session.statusCode, session.json().code]).toEqual([503, 'NOTARY_UNAVAILABLE'])
    await borrower.step('notary-in-person', {})
    expect(await borrower.status()).toMatchObject({
      checklistStatus: 'MANUAL_DEED_SIGNING',
      manualNotary: true,
    })
  })

  it('costs nothing to replace by a visit: no fee is asked for, charged or told', async () => {
    const borrower = await at('DEED_SIGNING', { lastName: 'Nosession' })
    await borrower.step('notary-in-person', {})
    const { slots, feeCents } = (await part(borrower, 'notary-slots')).json()
    expect(feeCents).toBe(0)
    await borrower.step('notary-visit', { place: 'HOME', startsAt: slots[0] })
    expect((await borrower.heloc()).notaryVisit?.feeCents).toBe(0)
    const letter = (await lettersOf(borrower)).find(({ template }) => template === 'notaryReserved')
    expect(letter?.body).toContain('The notary costs you nothing.')
    expect(letter?.body).not.toContain('$')
  })
})

describe('an attorney state', () => {
  it('has the deed looked at before anybody may sign it', async () => {
    const borrower = await at('ATTORNEY_REVIEW', { state: 'MA', street1: '77 Fir Lane' })
    expect((await part(borrower, 'notary-session')).statusCode).toBe(409)
    expect((await borrower.submit('deed', {})).json().code).toBe('EVENT_NOT_ADMITTED')
    await passes(borrower)
    await borrower.reach('DEED_SIGNING')
  })
})

describe('a home in a flood zone', () => {
  it('waits for its certificate, then needs the proof of flood insurance too', async () => {
    const borrower = await at('GEN_CLOSING_DISCLOSURE', { state: 'LA', street1: '3 Floodplain Road' })
    await vi.waitFor(async () => expect(await borrower.status()).toMatchObject({ waitingOnFloodCert: true }))
    await passes(borrower)
    await walk(borrower, 'TRUST_AND_INSURANCE')
    expect(await borrower.status()).toMatchObject({ waitingOnFloodCert: false })
    expect((await borrower.heloc()).flood).toEqual({ zone: 'AE', insuranceRequired: true })
    const hazard = await borrower.uploaded('PROOF_OF_HAZARD_INSURANCE')
    const without = await borrower.submit('insurance', { documents: [hazard] })
    expect([without.statusCode, without.json().code]).toEqual([422, 'FLOOD_INSURANCE_MISSING'])
    const flood = await borrower.uploaded('PROOF_OF_FLOOD_INSURANCE')
    await borrower.step('insurance', { documents: [hazard, flood] })
  })
})
