import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { WalletNotification } from '#generated/api'
import { createTestApp } from '../../../tests/support/backend/create-test-app.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const base = '/service-wallet/secure/api/v4/account'

describe('the wallet', () => {
  it('is its owner’s: the same address each time, nobody else’s, and none for a visitor', async () => {
    const [one, two] = [new Borrower(app), new Borrower(app)]
    await one.register(registration({ firstName: 'Ana', lastName: 'Reyes' }))
    await two.register(registration())
    const first = (await one.get(`${base}/access`)).json()
    expect(first.account).toEqual({ name: 'Ana Reyes', address: expect.stringMatching(/^tp1[a-z\d]{38}$/) })
    expect((await one.get(base)).json()[0].authorizedWallets).toEqual([{ address: first.account.address }])
    expect((await two.get(`${base}/access`)).json().account.address).not.toBe(first.account.address)
    expect((await new Borrower(app).get(base)).statusCode).toBe(401)
  })

  it('acts for its owner alone', async () => {
    const [one, two] = [new Borrower(app), new Borrower(app)]
    for (const who of [one, two]) await who.register(registration())
    const { address } = (await one.get(`${base}/access`)).json().account
    expect((await one.get(`${base}/access?principal=${address}`)).statusCode).toBe(200)
    expect((await two.get(`${base}/access?principal=${address}`)).statusCode).toBe(403)
  })

  it('tells what an application came to: unread and with a way there while it stands there', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    const told = async () => (await borrower.get(base)).json()[0].notifications
    expect(await told()).toEqual([])
    await walk(borrower, 'OFFER_SELECTION')
    const title = 'Your offers are ready'
    const redirectPath = `/account/heloc/${borrower.application}`
    expect((await told())[0]).toMatchObject({
      title,
      status: 'UNREAD',
      ctas: [{ title: 'Continue', redirectPath }],
    })
    await walk(borrower, 'COLLECT_ADDITIONAL_INFO')
    const day = new Intl.DateTimeFormat('en-US', {
      ...{ month: 'short', day: 'numeric', timeZone: 'America/Los_Angeles' },
    }).format(new Date())
    expect((await told())[0]).toMatchObject({ title: `${day}: ${title}`, status: 'READ', ctas: [] })
  })

  it('says that the application was withdrawn, and asks for nothing any more', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    await walk(borrower, 'IDENTITY_VERIFICATION')
    const asked = { category: 'MANUAL_PAYSTUB_UPLOAD' }
    await borrower.post(`/sandbox/applications/${borrower.application}/conditions`, asked)
    await borrower.step('withdrawal', { withdrawConsent: true })
    const told: WalletNotification[] = (await borrower.get(base)).json()[0].notifications
    expect(told.length).toBeGreaterThan(2)
    const unread = told.filter(({ status, ctas }) => status === 'UNREAD' || ctas.length > 0)
    expect(unread).toMatchObject([{ title: 'Your application was withdrawn' }])
    const past = told.filter((one) => !unread.includes(one))
    for (const { title } of past) expect(title).toMatch(/^[A-Z][a-z]{2} \d+: /)
  })

  it('says from the first signature on that a line on one’s own home may be canceled, and where', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    const mayCancel = async () => {
      const [account] = (await borrower.get(base)).json()
      return account.notifications.filter(({ title }: WalletNotification) => title === 'You may still cancel')
    }
    await walk(borrower, 'NOTE_SIGNING')
    expect(await mayCancel()).toEqual([])
    await walk(borrower, 'DEED_SIGNING')
    expect(await mayCancel()).toMatchObject([
      {
        status: 'UNREAD',
        ctas: [
          {
            title: 'See the status',
            redirectPath: `/account/heloc/${borrower.application}/complete`,
          },
        ],
      },
    ])
  })

  it('names the appointment with the notary once the deed is to be signed', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    await walk(borrower, 'DEED_SIGNING')
    const [account] = (await borrower.get(base)).json()
    expect(account.notifications).toContainEqual(
      expect.objectContaining({
        title: 'You sign the deed before a notary by video',
        status: 'UNREAD',
        ctas: [expect.objectContaining({ title: 'Continue' })],
      }),
    )
  })

  it('says of which application it tells, where there are several', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    await walk(borrower, 'COLLECT_ADDITIONAL_INFO')
    const { loanNumber } = await borrower.heloc()
    const { name, birthdate, membership, ...answers } = registration({ street1: '7 Birch Lane' })
    const { 'contact-info': _, 'login-info': __, ...home } = answers
    await borrower.post('/service-application/api/v1/application/heloc', home)
    const [account] = (await borrower.get(base)).json()
    expect(account.notifications[0].description).toMatch(`. (Application ${loanNumber})`)
  })

  it('tells what a reviewer asks for, and leads to where it is answered', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration())
    const asked = { category: 'MANUAL_PAYSTUB_UPLOAD' }
    await borrower.post(`/sandbox/applications/${borrower.application}/conditions`, asked)
    expect((await borrower.get(base)).json()[0].notifications).toMatchObject([
      {
        title: 'Upload your paystubs',
        status: 'UNREAD',
        ctas: [{ redirectPath: `/account/heloc/${borrower.application}/conditions` }],
      },
    ])
  })

  it('keeps what was read, of one’s own alone and nothing beside it, until something new is asked', async () => {
    const [borrower, stranger] = [new Borrower(app), new Borrower(app)]
    await borrower.register(registration())
    await stranger.register(registration())
    const ask = (category: string) =>
      borrower.post(`/sandbox/applications/${borrower.application}/conditions`, { category })
    const told = async (): Promise<WalletNotification[]> => (await borrower.get(base)).json()[0].notifications
    const read = (who: Borrower, uuids: readonly string[]) =>
      who.call({ method: 'PUT', url: `${base}/notifications/read`, payload: { uuids } })
    await ask('MANUAL_PAYSTUB_UPLOAD')
    const uuids = (await told()).map(({ uuid }) => uuid)
    expect((await read(stranger, uuids)).statusCode).toBe(204)
    expect((await told()).map(({ status }) => status)).toEqual(['UNREAD'])
    expect((await read(borrower, [...uuids, ...uuids])).statusCode).toBe(204)
    expect((await told()).map(({ status }) => status)).toEqual(['READ'])
    await ask('MISSING_PHONE_NUMBER')
    expect((await told()).map(({ status }) => status)).toEqual(['UNREAD', 'READ'])
    expect((await read(borrower, uuids)).statusCode).toBe(204)
    expect((await told()).map(({ status }) => status)).toEqual(['UNREAD', 'READ'])
    expect((await read(borrower, [])).statusCode).toBe(422)
  })
})
