import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CannedAnswer, ChatLoad, ChatPosition, ChatQueue, ChatStarted } from '#generated/api'
import { shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import type { Borrower } from '../../../tests/support/http/borrower.ts'
import { Browser } from '../../../tests/support/http/browser.ts'
import { ChatServer } from '../../../tests/support/http/chat-server.ts'
import { registration } from '../../../tests/support/http/registration.ts'
import { walk } from '../../../tests/support/http/road.ts'
import { invite, invitedSigner } from '../../../tests/support/http/signer.ts'
import { staffMember } from '../../../tests/support/http/staff.ts'
import { createTenantDirectory } from '../../tenants/tenant-directory.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const chats = '/service-csp/agent/secure/api/v1/chats'
const twilio = '/service-csp/external/api/v1/twilio'

const authenticate = '/service-csp/customer/secure/api/v1/webchat/authenticate'

/** Shipped tenants, but one lender has its survey at another address and its own greeting for agents. */
const tenants = createTenantDirectory(() =>
  shippedTenants()
    .all()
    .map((tenant) => {
      const { settings, effective } = tenant
      if (tenant.code !== 'harborcu' || settings.chat === undefined) return tenant
      const chat = { ...settings.chat, surveyUrl: 'https://survey.example/{contactId}' }
      const greeting = { title: 'Greeting', text: 'Ahoy from {companyNameShort}.' }
      const { help } = effective.source
      // Object.create and not a spread, because `source` reads its copy lazily.
      const source = Object.create(effective.source, {
        help: { value: { ...help, canned: { ...help.canned, greeting } } },
      })
      return { ...tenant, settings: { ...settings, chat }, effective: { ...effective, source } }
    }),
)

let server: ChatServer
beforeAll(async () => {
  server = await ChatServer.open({ tenants })
})
afterAll(() => server.close())

const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
const close = (agent: Browser, { conversationSid }: ChatStarted) =>
  agent.post(`${chats}/${conversationSid}/close`, {})
const contactOf = async ({ omniProxyChannelId }: ChatStarted) =>
  (await post(`${twilio}/web-chat-info`, { omniProxyChannelId })).json()

async function applicant(): Promise<{ readonly person: Browser; readonly chat: ChatStarted }> {
  const person = new Browser(server.app)
  await person.register(registration())
  const { nonce } = (await person.post(authenticate, {})).json()
  return { person, chat: await server.begin({ nonce, applicationUuid: person.application }) }
}

describe('an agent', () => {
  it('is told where the applicant stands, why, and what is open, without a personal value', async () => {
    const agent = await server.agent()
    const { person, chat } = await applicant()
    const condition = await post(`/sandbox/applications/${person.application}/conditions`, {
      category: 'GENERIC_DOCUMENT_REQUEST',
      commentsToBorrower: 'The deed of 1998, please.',
    })
    expect(condition.statusCode, condition.body).toBeLessThan(300)
    const position: ChatPosition = (await agent.get(`${chats}/${chat.conversationSid}/position`)).json()
    expect(position).toMatchObject({
      applicationUuid: person.application,
      conditions: [{ isAnswered: false, comments: 'The deed of 1998, please.' }],
    })
    expect(position.said).toContain(position.title)
    expect(position.why.length).toBeGreaterThan(0)
    for (const sentence of position.why)
      expect(sentence).toMatch(/^[A-Z](?!.*(heloc|profile|status)\.).* .*\.$/)
    const { email = '', name } = await person.profile()
    for (const personal of [email, name?.lastName ?? ''])
      expect(JSON.stringify(position)).not.toContain(`"${personal}"`)
  })

  it('is told of the newest open application if the chat was begun outside of one', async () => {
    const agent = await server.agent()
    const { person } = await applicant()
    const told = async (whose: Borrower = person) => {
      const { nonce } = (await whose.post(authenticate, {})).json()
      const chat = await server.begin({ nonce })
      const position: ChatPosition = (await agent.get(`${chats}/${chat.conversationSid}/position`)).json()
      return position.applicationUuid
    }
    const first = person.application
    expect(await told()).toBe(first)
    const {
      name: _,
      birthdate: __,
      'contact-info': ___,
      'login-info': ____,
      ...home
    } = registration({
      street1: '7 Birch Lane',
    })
    const another = await person.post('/service-application/api/v1/application/heloc', home)
    expect(another.statusCode, another.body).toBe(200)
    person.application = another.json().applicationUuid
    expect(await told()).toBe(person.application)
    await person.step('withdrawal', { withdrawConsent: true })
    expect(await told()).toBe(first)
    const owner = new Browser(server.app)
    await owner.register(registration({ street1: '11 Joint Deed Drive' }))
    await walk(owner, 'CO_DEED_REQ')
    expect(await told(await invitedSigner(server.app, await invite(owner)))).toBe(owner.application)
  })

  it('is told of no application that nobody proved, nor of one of another lender', async () => {
    const stranger = await server.agent(['autumn-gate'])
    const agent = await server.agent()
    const { person, chat } = await applicant()
    const visitor = await server.begin({ applicationUuid: person.application })
    expect((await agent.get(`${chats}/${visitor.conversationSid}/position`)).statusCode).toBe(404)
    for (const part of ['position', 'canned-answers', 'notes'])
      expect((await stranger.get(`${chats}/${chat.conversationSid}/${part}`)).statusCode).toBe(404)
  })

  it('has what is said often in the words and figures of the conversation’s lender', async () => {
    const agent = await server.agent(['hearthline', 'harborcu'])
    const greetingOf = async (orgCode: string) => {
      const { conversationSid } = await server.begin({ orgCode })
      const answers = (await agent.get(`${chats}/${conversationSid}/canned-answers`)).json()
      expect(JSON.stringify(answers)).toMatch(/costs \$\d+/)
      return answers.find(({ id }: { id: string }) => id === 'greeting').text
    }
    expect(await greetingOf('FHEL')).toMatch(/^Hello, and thank you for contacting Hearthline/)
    expect(await greetingOf('harborcu')).toMatch(/^Ahoy from \w/)
  })

  it('sees in which language the applicant reads, and what is said often in that one, with its sense', async () => {
    const agent = await server.agent()
    const { conversationSid } = await server.begin({}, { cookie: 'language=es-US' })
    const queue: ChatQueue = (await agent.get(chats)).json()
    expect(queue.waiting.find((entry) => entry.conversationSid === conversationSid)?.locale).toBe('es-US')
    const answers: readonly CannedAnswer[] = (
      await agent.get(`${chats}/${conversationSid}/canned-answers`)
    ).json()
    expect(answers.find(({ id }) => id === 'greeting')).toMatchObject({
      title: 'Greeting',
      text: expect.stringMatching(/^Hola/),
      gloss: expect.stringMatching(/^Hello/),
    })
  })
})

describe('a supervisor', () => {
  it('sees how many wait, since when, and who talks to how many, and nothing of another lender', async () => {
    const supervisor = await server.agent(['autumn-gate'], 'SUPERVISOR')
    const load = async (): Promise<ChatLoad> => (await supervisor.get(`${chats}/load`)).json()
    const begun = Date.now()
    const [first] = [
      await server.begin({ orgCode: 'autumn-gate' }),
      await server.begin({ orgCode: 'autumn-gate' }),
    ]
    await server.begin()
    const before = await load()
    expect(before.queues).toMatchObject([{ tenant: 'autumn-gate', waiting: 2 }])
    expect(Date.parse(before.queues[0]?.waitingSince ?? '')).toBeGreaterThanOrEqual(begun)
    expect(Date.now() - Date.parse(before.at)).toBeLessThan(2000)
    await server.take(supervisor, first)
    const after = await load()
    expect(after.queues).toMatchObject([{ waiting: 1 }])
    expect(after.agents).toContainEqual(expect.objectContaining({ available: true, conversations: 1 }))
  })

  it('alone looks at it', async () => {
    const agent = await server.agent()
    for (const part of ['load', 'surveys']) expect((await agent.get(`${chats}/${part}`)).statusCode).toBe(403)
  })
})

describe('the survey', () => {
  it('is answered once, when the chat is over, and read by the supervisors of that lender', async () => {
    const { chat, agent } = await server.talk()
    const { contactId, surveyUrl } = await contactOf(chat)
    expect(surveyUrl).toBeUndefined()
    const answer = (rating: string, comment = '') => post(`${twilio}/survey`, { contactId, rating, comment })
    expect((await answer('5')).json().code).toBe('CHAT_GOES_ON')
    await close(agent, chat)
    expect((await answer('6')).statusCode).toBe(422)
    for (const rating of ['4', '1']) expect((await answer(rating, 'Quick.')).statusCode).toBe(204)
    const surveys = async (tenant: string) => {
      const supervisor = await server.agent([tenant], 'SUPERVISOR')
      return (await supervisor.get(`${chats}/surveys`)).json()
    }
    expect(await surveys('hearthline')).toMatchObject([
      { rating: 4, comment: 'Quick.', name: 'Ana', agents: ['Sam Desk'], tenant: 'hearthline' },
    ])
    expect(await surveys('harborcu')).toEqual([])
  })

  it('of a lender that has one elsewhere is asked there, about the contact', async () => {
    const { contactId, surveyUrl } = await contactOf(await server.begin({ orgCode: 'harborcu' }))
    expect(surveyUrl).toBe(`https://survey.example/${contactId}`)
  })

  it('is found by the contact alone', async () => {
    const { conversationSid: contactId } = await server.begin()
    expect((await post(`${twilio}/survey`, { contactId, rating: '5' })).statusCode).toBe(404)
  })
})

describe('feedback to the chief executive', () => {
  it('is read by the administrators of the lender', async () => {
    const { person } = await applicant()
    const said = { topic: 'COMPLIMENT', message: 'The pages were easy to follow.', marketingConsent: false }
    await person.post('/service-profile/api/v1/feedback/ceo', {
      ...said,
      ...{ pathname: '/dashboard', productType: 'HELOC' },
    })
    const works = (role: 'ADMINISTRATOR' | 'SUPERVISOR', tenant: string) =>
      staffMember(server.app, server.operatorKey, { roles: [role], tenants: [tenant] })
    const list = '/service-staff/secure/api/v1/feedback/ceo'
    expect((await (await works('ADMINISTRATOR', 'hearthline')).get(list)).json()).toMatchObject([said])
    expect((await (await works('ADMINISTRATOR', 'harborcu')).get(list)).json()).toEqual([])
    expect((await (await works('SUPERVISOR', 'hearthline')).get(list)).statusCode).toBe(403)
  })
})
