import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestApp, fixedVendors, shippedTenants } from '../../tests/support/backend/create-test-app.ts'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Borrower } from '../../tests/support/http/borrower.ts'
import { registration } from '../../tests/support/http/registration.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { chatConversations, chatMessages, idempotencyKeys } from '../database/schema.ts'
import { answerQuestion } from './answer/answer-question.ts'
import { findAsker } from './take-question.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const path = '/service-chat-chatbot/external/api/v1/message'

/** A Wednesday, 9 in the morning in California. */
const morning = Date.UTC(2026, 10, 25, 17)

let app: FastifyInstance
let database: OpenDatabase
let now = morning
const clock = { now: () => new Date(now), sleep: async () => {} }

beforeAll(async () => {
  database = await openTestDatabase()
  app = await createTestApp({ database, clock })
})
afterAll(() => app.close())

const ask = (message: string, more: object = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `${path}/chatWithAutobot`,
    payload: { message, organization: 'FHEL', ...more },
    headers,
  })
const begin = async (message = 'Does checking my rate affect my credit score?') => (await ask(message)).json()
const history = (conversation: string, token: string) =>
  app.inject({ url: `${path}/getChatHistory/${conversation}`, headers: { 'x-chat-token': token } })
const rate = (payload: object, token: string) =>
  app.inject({
    method: 'POST',
    url: `${path}/setChatReplyUsedWithFeedback`,
    payload,
    headers: { 'x-chat-token': token },
  })

describe('the chatbot', () => {
  it('answers from an article and quotes its source', async () => {
    const reply = await begin()
    expect(reply.responseStr).toMatch(
      /does not affect your credit score[\s\S]*Source: Permission for a soft credit pull\./,
    )
    expect(reply).toMatchObject({
      questionStr: 'Does checking my rate affect my credit score?',
      isHandedOver: false,
      suggestions: [],
      createdDt: new Date(now).toISOString(),
    })
  })

  it('says figures as the lender has them', async () => {
    const { responseStr } = (await ask('What is the minimum amount I can ask for?')).json()
    expect(responseStr).toContain('$15,000')
  })

  it('hands over what it does not know to a person who is there', async () => {
    const reply = (await ask('can you recommend a good plumber')).json()
    expect(reply.isHandedOver).toBe(true)
    expect(reply.responseStr).toContain('our team is here now')
  })

  it('says when people answer again while nobody does', async () => {
    // Saturday: the chat is closed until Monday.
    now = Date.UTC(2026, 10, 28, 20)
    const { responseStr } = (await ask('can you recommend a good plumber')).json()
    const eastern = await ask('can you recommend a good plumber', { timeZone: 'America/New_York' })
    const nowhere = await ask('can you recommend a good plumber', { timeZone: 'Middle/Earth' })
    now = morning
    expect(responseStr).toMatch(/back on Monday from 6:00\sAM Pacific time\./)
    expect(nowhere.json().responseStr).toBe(responseStr)
    expect(eastern.json().responseStr).toMatch(/Pacific time \(Monday, 9:00\sAM Eastern Time where you are\)/)
  })

  it('keeps a conversation, which its token opens and its id alone does not', async () => {
    const first = await begin()
    const { conversationId, token } = first
    const second = await ask('What is a lien?', { conversationId }, { 'x-chat-token': token })
    const kept = (await history(conversationId, token)).json()
    expect(kept.conversationId).toBe(conversationId)
    expect(kept.messageHistory.map((one: { questionStr: string }) => one.questionStr)).toEqual([
      first.questionStr,
      'What is a lien?',
    ])
    expect(kept.messageHistory[1].questionId).toBe(second.json().questionId)
    const { token: other } = await begin()
    for (const wrong of ['', 'x', other]) {
      expect((await history(conversationId, wrong)).statusCode).toBe(401)
      const refused = await ask('What is a lien?', { conversationId }, { 'x-chat-token': wrong })
      expect([refused.statusCode, refused.json().errors]).toEqual([401, ['Token state is invalid.']])
    }
  })

  it('ends a conversation in which nothing was asked for ten minutes', async () => {
    const { conversationId, token } = await begin()
    now += 9 * 60_000
    const goOn = () => ask('What is a lien?', { conversationId }, { 'x-chat-token': token })
    expect((await goOn()).statusCode).toBe(200)
    now += 10 * 60_000
    expect((await goOn()).statusCode).toBe(409)
    now = morning
  })

  it('answers a question that is sent again once, and keeps no token with the answer', async () => {
    const key = { 'idempotency-key': 'question-0001' }
    const [first, again] = [await ask('What is a lien?', {}, key), await ask('What is a lien?', {}, key)]
    expect(again.json()).toEqual(first.json())
    const kept = await database.db.select().from(idempotencyKeys)
    expect(JSON.stringify(kept)).toContain(first.json().conversationId)
    expect(JSON.stringify(kept)).not.toContain(first.json().token)
    expect(
      (await history(first.json().conversationId, first.json().token)).json().messageHistory,
    ).toHaveLength(1)
  })

  it.each([
    '<script>alert(1)</script>',
    "'); delete from chatbot_exchanges; --",
    '{companyName} {0} $&{process.env}',
    '\u202Egnp.exe\u2066',
  ])('keeps hostile text as text: %j', async (message) => {
    const reply = (await ask(message)).json()
    expect(reply.questionStr).toBe(message.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, ''))
  })

  it.each([{ message: '' }, { message: ' \u0007 ' }, { message: 'x'.repeat(1001) }, {}])(
    'refuses what is no question: %j',
    async (payload) => {
      const response = await app.inject({
        method: 'POST',
        url: `${path}/chatWithAutobot`,
        payload: { organization: 'FHEL', ...payload },
      })
      expect([400, 422]).toContain(response.statusCode)
    },
  )

  it('limits how often an address asks, with a sentence', async () => {
    const limited = await createTestApp({ rateLimits: true })
    const send = () =>
      limited.inject({ method: 'POST', url: `${path}/chatWithAutobot`, payload: { message: 'fees?' } })
    const answers = []
    for (let count = 0; count < 31; count++) answers.push(await send())
    expect(answers.at(29)?.statusCode).toBe(200)
    expect(answers.at(30)?.statusCode).toBe(429)
    expect(answers.at(30)?.json().errors[0]).toMatch(/\w/)
    await limited.close()
  })
})

describe('a chat with an agent after the chatbot', () => {
  const start = async (additionalAttrs: object) =>
    app.inject({
      method: 'POST',
      url: '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
      payload: { friendlyName: 'Ana', emailAddress: 'ana@example.com', orgCode: 'FHEL', additionalAttrs },
    })
  const messagesOf = (conversation: string) =>
    database.db.select().from(chatMessages).where(eq(chatMessages.conversation, conversation))

  it('begins with what was asked and answered, for the token of that conversation alone', async () => {
    const { conversationId: chatbotConversation, token: chatbotToken } = await begin('What is a lien?')
    const started = await start({ chatbotConversation, chatbotToken })
    expect(started.statusCode).toBe(200)
    const { conversationSid } = started.json()
    const [first, ...others] = await messagesOf(conversationSid)
    expect(first?.text).toMatch(/^I asked the chatbot: What is a lien\?\n\nIt answered: A lien is a claim/)
    expect(others).toEqual([])
    const [kept] = await database.db
      .select()
      .from(chatConversations)
      .where(eq(chatConversations.uuid, conversationSid))
    expect(kept?.lastSequence).toBe(1)
    expect(JSON.stringify(kept?.details)).not.toContain(chatbotToken)
    const stranger = (await start({ chatbotConversation, chatbotToken: 'x' })).json()
    expect(await messagesOf(stranger.conversationSid)).toEqual([])
  })
})

describe('feedback on an answer', () => {
  it('is kept with its answer', async () => {
    const { conversationId, token, questionId } = await begin()
    const sent = await rate(
      { conversationId, questionId, rating: 'TOO_VAGUE', feedbackMessage: 'Say more' },
      token,
    )
    expect(sent.statusCode).toBe(204)
  })

  it.each([
    [{}, 'Please select a reason'],
    [{ rating: 'BAD' }, 'Please select a reason'],
    [
      { rating: 'OTHER', feedbackMessage: 'x'.repeat(141) },
      'Please restrict your response to 140 characters.',
    ],
  ])('is refused in the words of the specification: %j', async (values, sentence) => {
    const { conversationId, token, questionId } = await begin()
    const refused = await rate({ conversationId, questionId, ...values }, token)
    expect([refused.statusCode, refused.json().errors]).toEqual([422, [sentence]])
  })

  it('is refused for an answer of another conversation', async () => {
    const [{ conversationId, token }, { questionId }] = [await begin(), await begin()]
    expect((await rate({ conversationId, questionId, rating: 'OTHER' }, token)).statusCode).toBe(404)
  })
})

describe('a question about one’s own application', () => {
  const tenant = () => shippedTenants().resolve('hearthline')
  const registered = async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration({ orgCode: 'FHEL', firstName: 'Ana', lastName: 'Reyes' }))
    const { json } = await borrower.get('/identity/secure/api/v1/identity')
    return { application: borrower.application, identity: String(json().uuid) }
  }
  const askAs = async (
    identity: string | undefined,
    text: string,
    applicationId?: string,
    lender = 'hearthline',
  ) => {
    const prove = async () => (identity === undefined ? undefined : { identity, tenant: lender })
    const { own } = await findAsker(
      { database, tenants: shippedTenants(), vendors: fixedVendors(), clock },
      tenant(),
      { nonce: 'n', ...(applicationId && { applicationId }) },
      prove,
    )
    const question = { text, page: undefined, application: own }
    return (await answerQuestion(database.db, tenant(), question, new Date(now))).text
  }

  it.each(['Why am I on this page?', 'What is the next step?', 'What do you still need from me?'])(
    'is answered from where it stands: %s',
    async (question) => {
      const { identity, application } = await registered()
      expect(await askAs(identity, question, application)).toMatch(/Your application is at “.+”\./)
    },
  )

  it('says that no money is sent before all is signed, and that no amount was chosen yet', async () => {
    const { identity } = await registered()
    expect(await askAs(identity, 'When do I get my money?')).toContain(
      'We send no money until you have signed',
    )
    expect(await askAs(identity, 'How much did I ask for?')).toContain('You have not chosen an offer yet')
  })

  it('is answered in general, with the way to more, to whoever did not prove who they are', async () => {
    const { application } = await registered()
    for (const text of [
      await askAs(undefined, 'What is the next step?', application),
      (await ask('What is the next step?', { applicationId: application, nonce: 'made-up' })).json()
        .responseStr,
    ]) {
      expect(text).toContain('please sign in')
      expect(text).not.toContain('Your application is at')
    }
  })

  it('is answered to the nonce of whoever is signed in, until they sign out', async () => {
    const borrower = new Borrower(app)
    await borrower.register(registration({ orgCode: 'FHEL', firstName: 'Ana', lastName: 'Reyes' }))
    const { nonce } = (
      await borrower.post('/service-csp/customer/secure/api/v1/webchat/authenticate', {})
    ).json()
    const own = async () => (await ask('What is the next step?', { nonce })).json().responseStr
    expect(await own()).toContain('Your application is at')
    await borrower.post('/identity-broker/customer/secure/api/v3/logout', {
      applicationName: 'heloc',
      orgCode: 'FHEL',
      mode: 'login',
    })
    expect(await own()).toContain('please sign in')
  })

  it('is never answered about somebody else’s application, nor at another lender', async () => {
    const [one, other] = [await registered(), await registered()]
    for (const text of [
      await askAs(one.identity, 'What is the next step?', other.application),
      await askAs(one.identity, 'What is the next step?', one.application, 'harborcu'),
    ])
      expect(text).not.toContain('Your application is at')
  })
})
