import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { NotificationChoice } from '#generated/api'
import { createTestApp, shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../../tests/support/database/test-database.ts'
import { Borrower } from '../../../tests/support/http/borrower.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { findApplication } from '../../applications/application-store.ts'
import type { Letter } from '../../applications/change/patch.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { eq } from '../../database/drizzle.ts'
import { outbox } from '../../database/schema.ts'
import { createSecrets } from '../../keys/load-secrets.ts'
import { seal } from '../../secrets/seal.ts'
import { isRequiredTopic, topics } from '../letter-topic.ts'
import type { LetterName } from '../letter-words.ts'
import { postLetters } from '../post-letters.ts'
import { findRefusalLink } from './refusal-link.ts'
import { createRefusalToken, findRefusal } from './refusal-token.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secrets = createSecrets()
const tenants = shippedTenants()
const uuid = '6d0e5a2c-91ab-4f0e-8a5b-7c3f1d2e9b44'
const oneClick = 'List-Unsubscribe=One-Click'

let app: FastifyInstance
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, secrets })
})
afterAll(() => app.close())

/** Creates a borrower who received a letter, with the letter's unsubscribe link. */
async function reminded(template: LetterName = 'continueApplication') {
  const person = new Borrower(app)
  await person.register(registration())
  const application = await findApplication(database.db, person.application)
  if (application === undefined) throw new Error('Nothing was begun.')
  const remind = () =>
    database.db.transaction((tx) =>
      postLetters(tx, tenants.fallback, application, [{ channel: 'MAIL', template } as Letter], new Date()),
    )
  const letters = async () =>
    (await database.db.select().from(outbox).where(eq(outbox.application, person.application))).filter(
      (letter) => letter.template === template,
    )
  await remind()
  const [letter] = await letters()
  if (letter === undefined) throw new Error('Nothing was written.')
  const link = findRefusalLink(secrets.dataKey, tenants.fallback, letter)
  const url = link === undefined ? undefined : link.slice(new URL(link).origin.length)
  return { person, remind, letters, letter, url: url ?? '' }
}

const isWanted = async (person: Borrower, topic = 'reminders'): Promise<boolean | undefined> => {
  const choices: readonly NotificationChoice[] = (
    await person.get('/identity/secure/api/v1/notification-choices')
  ).json()
  return choices.find((choice) => choice.topic === topic)?.isWanted
}
const post = (url: string, payload = oneClick, type = 'application/x-www-form-urlencoded') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

describe('the link at the foot of a reminder', () => {
  it('asks when it is opened, however often a mail program does, and refuses nothing', async () => {
    const { person, url } = await reminded()
    for (const method of ['GET', 'GET', 'HEAD'] as const) {
      const page = await app.inject({ method, url })
      expect(page.statusCode).toBe(200)
      if (method === 'GET') expect(page.body).toContain('<form method="post">')
    }
    expect(await isWanted(person)).toBe(true)
  })

  it.each([
    ['a mail program', oneClick, 'application/x-www-form-urlencoded'],
    [
      'a mail program that sends a form',
      `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n`,
      'multipart/form-data; boundary=b',
    ],
    ['the button of its page', '', 'application/x-www-form-urlencoded'],
  ])('refuses reminders when %s posts to it, without signing in, once and again', async (_, body, type) => {
    const { person, remind, letters, url } = await reminded()
    for (const status of [200, 200]) expect((await post(url, body, type)).statusCode).toBe(status)
    expect(await isWanted(person)).toBe(false)
    expect(await isWanted(person, 'progress')).toBe(true)
    await remind()
    expect(await letters()).toHaveLength(1)
  })

  it('sends nobody elsewhere, sets no cookie and runs no script', async () => {
    const { url } = await reminded()
    const { headers, body } = await post(url)
    expect(headers.location).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(body).not.toContain('<script')
  })

  it('says nothing of its reader, on its page or in itself', async () => {
    const { person, letter, url } = await reminded()
    const profile = (await person.get('/service-profile/api/v1/profile')).json()
    const said = `${url} ${(await app.inject(url)).body}`
    for (const word of [profile.email, profile.firstName, letter.reader, person.application])
      expect(said).not.toContain(word)
  })

  it('says that it does not work once it was cut short', async () => {
    const { person, url } = await reminded()
    const [path = ''] = url.split('?')
    for (const cut of [path.slice(0, -4), `${path}A`, '/unsubscribe/x']) {
      const page = await post(cut)
      expect([page.statusCode, page.body]).toEqual([404, expect.stringContaining('This link does not work')])
    }
    expect(await isWanted(person)).toBe(true)
  })

  it('is at the foot of no letter that is always sent', async () => {
    const { letter } = await reminded('decision')
    expect(letter.reader).not.toBeNull()
    expect(findRefusalLink(secrets.dataKey, tenants.fallback, letter)).toBeUndefined()
  })
})

describe('a token of refusal', () => {
  const refusable = topics.filter((topic) => !isRequiredTopic(topic))

  it('opens as what it was made for, in every address as it is, and never twice alike', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom(...refusable), (identity, topic) => {
        const token = createRefusalToken(secrets.dataKey, { identity, topic })
        expect(token).toMatch(/^[\w.~-]+$/)
        expect(findRefusal(secrets.dataKey, token)).toEqual({ identity, topic })
        expect(createRefusalToken(secrets.dataKey, { identity, topic })).not.toBe(token)
      }),
    )
  })

  it('is none where anything of it was changed', () => {
    const token = createRefusalToken(secrets.dataKey, { identity: uuid, topic: 'reminders' })
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'aZ9-_.~'), (at, letter) => {
        fc.pre(token[at] !== letter)
        const changed = token.slice(0, at) + letter + token.slice(at + 1)
        expect(findRefusal(secrets.dataKey, changed)).toBeUndefined()
      }),
    )
  })

  it.each([
    ['something else that is sealed here', seal(secrets.dataKey, '123456789')],
    ['a topic that is always sent', seal(secrets.dataKey, `refuse-letters:decisions:${uuid}`)],
    ['another purpose', seal(secrets.dataKey, `sign-in:reminders:${uuid}`)],
    [
      'another installation',
      createRefusalToken(createSecrets().dataKey, { identity: uuid, topic: 'reminders' }),
    ],
  ])('is not %s', (_, token) => {
    expect(findRefusal(secrets.dataKey, token)).toBeUndefined()
  })
})
