// @module-tag slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import { Browser } from '../../tests/support/http/browser.ts'
import type { ChatSocket } from '../../tests/support/http/chat-client.ts'
import { ChatServer } from '../../tests/support/http/chat-server.ts'
import { registration } from '../../tests/support/http/registration.ts'
import { asOperator, staffPassword } from '../../tests/support/http/staff.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { chatConversations, sessions } from '../database/schema.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

/** Timeout for frames on a busy machine. */
const patience = { timeout: 20_000 }

const webchat = '/service-csp/customer/secure/api/v1/webchat'
const refresh = '/service-csp/external/api/v1/twilio/refreshToken'
const info = '/service-csp/external/api/v1/twilio/web-chat-info'

let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs), sleep: async () => {} }
let database: OpenDatabase
let server: ChatServer
beforeAll(async () => {
  database = await openTestDatabase()
  server = await ChatServer.open({ database, clock })
})
afterAll(() => server.close())
beforeEach(() => {
  aheadMs = 0
})

const rowOf = async (uuid: string) =>
  (await database.db.select().from(chatConversations).where(eq(chatConversations.uuid, uuid)))[0]

async function borrower(): Promise<Browser> {
  const person = new Browser(server.app)
  await person.register(registration())
  return person
}
const nonceOf = async (person: Browser): Promise<string> =>
  (await person.post(`${webchat}/authenticate`, {})).json().nonce
const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload })
const send = (text: string, more: object = {}) => ({ type: 'send', clientId: randomUUID(), text, ...more })

/** Returns the code and the first sentence of the refusal of a frame. */
async function refusal(socket: ChatSocket, frame: object) {
  const before = socket.frames.length
  socket.send(frame)
  await vi.waitFor(
    () => expect(socket.frames.slice(before).some(({ type }) => type === 'refused')).toBe(true),
    patience,
  )
  const refused = socket.frames.slice(before).find((each) => each.type === 'refused')
  return { code: refused?.code, sentence: refused?.errors[0], retryAfterMs: refused?.retryAfterMs }
}

describe('who somebody is', () => {
  it('is not believed of a visitor: neither an identity nor an application that they name is kept', async () => {
    const person = await borrower()
    const { conversationSid } = await server.begin({
      identityUuid: randomUUID(),
      applicationUuid: person.application,
    })
    expect(await rowOf(conversationSid)).toMatchObject({ identity: null, application: null })
  })

  it('is proven by a nonce, and then their own application is kept and nobody else’s', async () => {
    const [person, other] = [await borrower(), await borrower()]
    const own = await server.begin({ nonce: await nonceOf(person), applicationUuid: person.application })
    const forged = await server.begin({ nonce: await nonceOf(person), applicationUuid: other.application })
    expect((await rowOf(own.conversationSid))?.application).toBe(person.application)
    expect(await rowOf(forged.conversationSid)).toMatchObject({
      identity: (await rowOf(own.conversationSid))?.identity,
      application: null,
    })
  })

  it('is not proven by a nonce that was used for another conversation, is made up, has run out, or is of another lender', async () => {
    const person = await borrower()
    const nonce = await nonceOf(person)
    await server.begin({ nonce })
    const refused = [
      await server.start({ nonce }),
      await server.start({ nonce: 'made-up' }),
      await server.start({ nonce: await nonceOf(person), orgCode: 'autumn-gate' }),
    ]
    const late = await nonceOf(person)
    aheadMs = 181_000
    refused.push(await server.start({ nonce: late }))
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      refused.map(() => [401, 'CHAT_NONCE']),
    )
  })

  it('becomes known where a visitor signs in: once, to whoever holds the chat token, with the agent told', async () => {
    const [person, other] = [await borrower(), await borrower()]
    const chat = await server.begin()
    const strangers = await server.begin()
    const elsewhere = await post(refresh, { token: 'made-up', nonce: await nonceOf(person) })
    expect(elsewhere.statusCode).toBe(401)
    const named = await post(refresh, { token: chat.token, nonce: await nonceOf(person) })
    expect(named.statusCode).toBe(200)
    expect((await rowOf(chat.conversationSid))?.application).toBe(person.application)
    const { standing } = await (await server.callsOf(named.json()).call('/messages')).json()
    expect(standing).toMatchObject({ isProven: true, isReadOnly: false })
    const taken = await post(refresh, { token: chat.token, nonce: await nonceOf(other) })
    expect([taken.statusCode, taken.json().code]).toEqual([401, 'CHAT_NONCE'])
    expect((await rowOf(chat.conversationSid))?.application).toBe(person.application)
    expect(await rowOf(strangers.conversationSid)).toMatchObject({ identity: null, application: null })
  })

  it('is not taken from a visitor of another lender', async () => {
    const person = await borrower()
    const chat = await server.begin({ orgCode: 'autumn-gate' })
    const refused = await post(refresh, { token: chat.token, nonce: await nonceOf(person) })
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'CHAT_NONCE'])
  })

  it('is refreshed by their own session alone, and neither that nor the first counts as its use', async () => {
    const [person, other] = [await borrower(), await borrower()]
    const nonce = await nonceOf(person)
    const put = (whose: Browser) => whose.call({ method: 'PUT', url: `${webchat}/refresh?nonce=${nonce}` })
    expect([(await put(person)).statusCode, (await put(other)).statusCode]).toEqual([200, 401])
    aheadMs = 120_000
    const [before] = await database.db.select().from(sessions)
    const answer = await put(person)
    expect([answer.statusCode, answer.headers.authorization]).toEqual([200, undefined])
    expect((await database.db.select().from(sessions))[0]?.lastUsedAt).toEqual(before?.lastUsedAt)
    aheadMs = 240_000
    expect((await server.start({ nonce })).statusCode).toBe(200)
  })
})

describe('a conversation of somebody who signed out', () => {
  it('is neither read nor written in until they sign in again, and a visitor’s goes on', async () => {
    const person = await borrower()
    const chat = await server.begin({ nonce: await nonceOf(person) })
    const [mine, visitors] = [
      await server.callsOf(chat).connect(),
      await server.callsOf(await server.begin()).connect(),
    ]
    mine.send({ type: 'resume' })
    mine.send(send('Before.'))
    await mine.frame('accepted')
    const email = String((await person.profile()).email)
    await person.post('/identity-broker/customer/secure/api/v3/logout', {})
    expect(await mine.closed()).toBe(4401)
    for (const tried of [
      await server.callsOf(chat).call('/messages?after=0'),
      await server.callsOf(chat).post('/frames', send('After.')),
    ]) {
      const { code, errors } = await tried.json()
      expect([tried.status, code]).toEqual([401, 'CHAT_SIGNED_OUT'])
      expect(errors).toEqual([expect.stringMatching(/^Token state is invalid\./)])
    }
    expect((await post(refresh, { token: chat.token })).statusCode).toBe(401)
    visitors.send(send('Still here.'))
    await visitors.frame('accepted')

    await person.signIn(email)
    const other = await borrower()
    expect((await post(refresh, { token: chat.token, nonce: await nonceOf(other) })).statusCode).toBe(401)
    const renewed = await post(refresh, { token: chat.token, nonce: await nonceOf(person) })
    expect(renewed.statusCode).toBe(200)
    const frames = await (await server.callsOf(renewed.json()).post('/frames', send('Again.'))).json()
    expect(frames.frames).toMatchObject([{ type: 'accepted', sequence: 2 }])
    visitors.cut()
  })

  it('is cut off for whoever sits in the account, when its owner changes the password elsewhere', async () => {
    const stranger = await borrower()
    const socket = await server.callsOf(await server.begin({ nonce: await nonceOf(stranger) })).connect()
    const owner = new Browser(server.app)
    await owner.signIn(String((await stranger.profile()).email))
    const change = { currentPassword: 'correct horse battery', password: 'plain walnut harbor lamp' }
    expect((await owner.post('/identity/secure/api/v1/password', change)).statusCode).toBe(200)
    expect(await socket.closed()).toBe(4401)
  })

  it('is cut off for a broker whom the operator removes', async () => {
    const [orgCode, email, broker] = ['summit-wholesale', 'bea.broker@example.com', new Browser(server.app)]
    const operator = asOperator(server.app, server.operatorKey)
    await operator.post('/operator/staff', { email, name: 'Bea', roles: ['BROKER'], tenants: [orgCode] })
    const code = await broker.codeTo(email)
    const setup = { orgCode, email, code, password: staffPassword, termsAccepted: true }
    await broker.post('/identity/api/v1/registration/setup', setup)
    const socket = await server
      .callsOf(await server.begin({ orgCode, nonce: await nonceOf(broker) }))
      .connect()
    await operator.post('/operator/staff/removals', { email })
    expect(await socket.closed()).toBe(4401)
  })

  it('is refused to a request that waits, as to the next one', async () => {
    const person = await borrower()
    const chat = await server.begin({ nonce: await nonceOf(person) })
    const calls = server.callsOf(chat)
    const waits = calls.call('/messages?after=0&waitMs=20000')
    // Sent later and answered: the one that waits has been let in by then.
    expect((await calls.call('/messages')).status).toBe(200)
    await person.post('/identity-broker/customer/secure/api/v3/logout', {})
    const answer = await waits
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'CHAT_SIGNED_OUT'])
  })

  it('can be read again after they came back, also once that proof has run out', async () => {
    const person = await borrower()
    const email = String((await person.profile()).email)
    const chat = await server.begin({ nonce: await nonceOf(person) })
    await person.post('/identity-broker/customer/secure/api/v3/logout', {})
    await person.signIn(email)
    const renewed = (await post(refresh, { token: chat.token, nonce: await nonceOf(person) })).json()
    aheadMs = 600_000
    expect((await server.callsOf(renewed).call('/messages')).status).toBe(200)
  })

  it('can be read, and not written in, where their session ended by itself', async () => {
    const chat = await server.begin({ nonce: await nonceOf(await borrower()) })
    const socket = await server.callsOf(chat).connect()
    aheadMs = 3_000_000
    expect((await refusal(socket, { type: 'end' })).code).toBe('CHAT_SIGNED_OUT')
    const { standing } = await (await server.callsOf(chat).call('/messages')).json()
    expect(standing.isReadOnly).toBe(true)
    socket.cut()
  })
})

describe('a ticket', () => {
  it('opens one socket, once, for thirty seconds, from a page of ours', async () => {
    const calls = server.callsOf(await server.begin())
    const ticket = await calls.ticket()
    const socket = await calls.connect({ ticket })
    expect(socket.line.protocol).toBe('heloc-chat.v1')
    await expect(calls.connect({ ticket })).rejects.toThrow('401')
    await expect(calls.connect({ ticket: 'made-up' })).rejects.toThrow('401')
    await expect(calls.connect({ origin: 'https://evil.example' })).rejects.toThrow('403')
    const late = await calls.ticket()
    aheadMs = 31_000
    await expect(calls.connect({ ticket: late })).rejects.toThrow('401')
    socket.cut()
  })
})

describe('somebody who asks for ticket after ticket', () => {
  it('gets sixty a minute, and is told when there is another', async () => {
    const calls = server.callsOf(await server.begin())
    for (let count = 0; count < 60; count += 1) await calls.ticket()
    const refused = await calls.call('/ticket', { method: 'POST' })
    expect([refused.status, (await refused.json()).errors[0]]).toEqual([
      429,
      expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds?\.$/),
    ])
  })
})

describe('another’s chat', () => {
  it('is opened by no id, by no token of the application, and by no token of another conversation', async () => {
    const person = await borrower()
    const { chat, applicantCalls, agentCalls } = await server.talk()
    const file = await (await agentCalls.upload('a.txt', Buffer.from('Hello.'))).json()
    const stranger = server.callsOf(await server.begin())
    const tries = await Promise.all([
      server.callsOf({ token: chat.conversationSid }).call('/messages'),
      server.callsOf({ token: String(person.token) }).call('/messages'),
      server.callsOf({ token: '' }).call('/messages'),
    ])
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401])
    expect((await stranger.call(`/attachments/${file.id}`)).status).toBe(404)
    // A file that is not sent yet belongs to its sender alone.
    expect((await applicantCalls.call(`/attachments/${file.id}`)).status).toBe(404)
    expect((await post(info, { omniProxyChannelId: chat.conversationSid })).statusCode).toBe(404)
    const { contactId } = (await post(info, { omniProxyChannelId: chat.omniProxyChannelId })).json()
    expect([chat.conversationSid, chat.omniProxyChannelId]).not.toContain(contactId)
  })

  it('is no way into the application: a chat token opens no other call', async () => {
    const { token } = await server.begin({ nonce: await nonceOf(await borrower()) })
    const headers = { authorization: `Bearer ${token}` }
    for (const url of ['/service-profile/api/v1/profile', '/service-csp/agent/secure/api/v1/chats'])
      expect((await server.app.inject({ url, headers })).statusCode).toBe(401)
  })

  it('is seen by agents of its own lender alone, and by the one who handed it on no more', async () => {
    const { chat, agent, agentCalls } = await server.talk()
    const [stranger, next] = [await server.agent(['autumn-gate']), await server.agent()]
    expect((await server.take(stranger, chat)).statusCode).toBe(404)
    expect((await server.take(next, chat)).json().code).toBe('CHAT_TAKEN')
    const socket = await agentCalls.connect()
    await socket.frame('ready')
    const url = `/service-csp/agent/secure/api/v1/chats/${chat.conversationSid}/transfer`
    expect((await next.post(url, {})).json().code).toBe('CHAT_NOT_YOURS')
    const queue = (await agent.post(url, { skill: 'FHEL' })).json()
    expect(queue.waiting.map((each: { conversationSid: string }) => each.conversationSid)).toContain(
      chat.conversationSid,
    )
    expect(await socket.closed()).toBe(4401)
    expect((await agentCalls.call('/messages')).status).toBe(401)
    expect((await server.take(next, chat)).statusCode).toBe(200)
  })

  it.each(['removals', 'resets'])(
    'is read no more by an agent whom the operator names under %s, and waits for the next',
    async (change) => {
      const { chat, agent, agentCalls } = await server.talk()
      const socket = await agentCalls.connect()
      await socket.frame('ready')
      const { email } = (await agent.get('/service-staff/secure/api/v1/self')).json()
      await asOperator(server.app, server.operatorKey).post(`/operator/staff/${change}`, { email })
      expect(await socket.closed()).toBe(4401)
      expect((await agentCalls.call('/messages')).status).toBe(401)
      expect((await agentCalls.post('/frames', send('Still here.'))).status).toBe(401)
      expect((await server.take(await server.agent(), chat)).statusCode).toBe(200)
    },
  )
})

describe('an agent’s chat token', () => {
  const logout = '/identity-broker/agent/secure/api/v3/logout'
  const staffLogin = '/identity-broker/agent/api/v3/login'
  const emailOf = async (agent: Browser): Promise<string> =>
    (await agent.get('/service-staff/secure/api/v1/self')).json().email

  it('ends as they sign out, and stays so when they take the conversation again', async () => {
    const { chat, agent, agentCalls } = await server.talk()
    const [socket, ticket] = [await agentCalls.connect(), await agentCalls.ticket()]
    await socket.frame('ready')
    const email = await emailOf(agent)
    await agent.post(logout, {})
    expect(await socket.closed()).toBe(4401)
    const isRefused = async () => {
      expect((await agentCalls.call('/messages')).status).toBe(401)
      await expect(agentCalls.connect({ ticket })).rejects.toThrow('401')
    }
    await isRefused()
    await agent.signIn(email, staffPassword, staffLogin)
    expect((await server.take(agent, chat)).json().code).toBe('CHAT_AWAY')
    await server.setAvailable(agent, true)
    expect((await server.take(agent, chat)).statusCode).toBe(200)
    await isRefused()
  })

  it('ends as their password is set anew, and the conversation waits for the next', async () => {
    const { chat, agent, agentCalls } = await server.talk()
    const email = await emailOf(agent)
    await agent.post('/service-staff/api/v1/setup-code', { email })
    const code = await agent.codeTo(email)
    const set = { email, code, password: 'another lamp and stapler' }
    expect((await new Browser(server.app).post('/service-staff/api/v1/setup', set)).statusCode).toBe(200)
    expect((await agentCalls.call('/messages')).status).toBe(401)
    expect((await server.take(await server.agent(), chat)).statusCode).toBe(200)
  })
})

describe('an agent who is away', () => {
  it('is given no conversation, and keeps those that they have', async () => {
    const { chat, agent } = await server.talk()
    await server.setAvailable(agent, false)
    expect((await server.take(agent, await server.begin())).json().code).toBe('CHAT_AWAY')
    expect((await server.take(agent, chat)).statusCode).toBe(200)
  })
})

describe('a conversation that is handed on', () => {
  it('goes to a queue of a lender that its agent works for, and to no other', async () => {
    const chat = await server.begin()
    const agent = await server.agent(['hearthline', 'moorblock'])
    await server.take(agent, chat)
    const url = `/service-csp/agent/secure/api/v1/chats/${chat.conversationSid}/transfer`
    for (const skill of ['Plumbing', 'White Label']) {
      const refused = await agent.post(url, { skill })
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'CHAT_SKILL'])
    }
    const queue = (await agent.post(url, { skill: 'CLOC_HELOC' })).json()
    expect(queue.skills).toEqual(['CLOC_HELOC', 'FHEL'])
    expect(queue.waiting).toContainEqual(
      expect.objectContaining({ conversationSid: chat.conversationSid, skill: 'CLOC_HELOC' }),
    )
  })
})

describe('what is said', () => {
  it('is cleaned of control characters and reversals, and kept with everything else', async () => {
    const socket = await server.callsOf(await server.begin()).connect()
    socket.send({ type: 'resume', after: 0 })
    socket.send(send('a\u0007b\u202Ec\r\nÅ 👩‍👩‍👧 مرحبا <b>'))
    await socket.frame('message')
    expect(socket.messages()[0]?.text).toBe('abc\nÅ 👩‍👩‍👧 مرحبا <b>')
    socket.cut()
  })

  it.each([
    ['empty', send('  \n '), 'CHAT_EMPTY'],
    ['too long', send('x'.repeat(4001)), 'CHAT_TOO_LONG'],
    ['a character that is no text', send('a\u0000b'), 'INVALID_REQUEST'],
    ['half a character', send('\uD800'), 'INVALID_REQUEST'],
    ['said in another’s name', send('Hi', { sender: randomUUID() }), 'INVALID_REQUEST'],
    ['said in another conversation', send('Hi', { conversation: randomUUID() }), 'INVALID_REQUEST'],
    ['of no id', { type: 'send', clientId: 'x', text: 'Hi' }, 'INVALID_REQUEST'],
    ['with a file of nobody', send('Hi', { attachments: [randomUUID()] }), 'CHAT_FILE_UNKNOWN'],
    ['of no type', { type: 'constructor' }, 'INVALID_REQUEST'],
    ['no object', [[[]]], 'INVALID_REQUEST'],
  ])('is refused in a sentence where it is %s, and nothing of it is kept', async (_, frame, code) => {
    const calls = server.callsOf(await server.begin())
    const socket = await calls.connect()
    const refused = await refusal(socket, frame)
    expect(refused).toMatchObject({ code, sentence: expect.stringMatching(/^[A-Z].{10,}\.$/) })
    expect((await (await calls.call('/messages')).json()).messages).toEqual([])
    socket.cut()
  })

  it.each([
    ['no JSON', 'hello', 1008],
    ['too large a frame', `{"type":"send","text":"${'x'.repeat(70_000)}"}`, 1009],
  ])('closes the socket where it is %s', async (_, text, code) => {
    const socket = await server.callsOf(await server.begin()).connect()
    socket.line.send(text)
    expect(await socket.closed()).toBe(code)
  })

  it('is refused for a minute after sixty messages, with a sentence and when to try again', async () => {
    const socket = await server.callsOf(await server.begin()).connect()
    for (let count = 0; count < 60; count += 1) socket.send(send(`${count}`))
    expect(await refusal(socket, send('one more'))).toMatchObject({
      code: 'CHAT_FLOOD',
      sentence: expect.stringContaining('too quickly'),
      retryAfterMs: 60_000,
    })
    aheadMs = 61_000
    socket.send(send('later'))
    await vi.waitFor(
      () => expect(socket.frames.filter(({ type }) => type === 'accepted')).toHaveLength(61),
      patience,
    )
    socket.cut()
  })

  it('twice with one id is kept once, also when both come at once', async () => {
    const calls = server.callsOf(await server.begin())
    const frame = send('Once.')
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls.post('/frames', frame)))
    const sequences = await Promise.all(
      answers.map(async (answer) => (await answer.json()).frames[0].sequence),
    )
    expect(sequences).toEqual(sequences.map(() => 1))
  })
})

describe('a conversation whose time is over', () => {
  it('takes nothing more, gives no further token, and can be read until its token ends', async () => {
    const chat = await server.begin()
    const socket = await server.callsOf(chat).connect()
    socket.send(send('Hello.'))
    await socket.frame('accepted')
    aheadMs = 6 * 3_600_000 + 1000
    expect((await refusal(socket, send('Too late.'))).code).toBe('CHAT_ENDED')
    expect((await post(refresh, { token: chat.token })).statusCode).toBe(401)
    socket.cut()
  })
})

describe('a file', () => {
  const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

  it('is not taken before an agent has joined', async () => {
    const answer = await server.callsOf(await server.begin()).upload('a.txt', Buffer.from('Hello.'))
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'CHAT_NO_AGENT'])
  })

  it('is not taken from somebody who signed out', async () => {
    const person = await borrower()
    const { applicantCalls } = await server.talk({ nonce: await nonceOf(person) })
    await person.post('/identity-broker/customer/secure/api/v3/logout', {})
    const answer = await applicantCalls.upload('a.txt', Buffer.from('Hello.'))
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'CHAT_SIGNED_OUT'])
  })

  it('is what its bytes say, and brought to both sides with headers that let nothing run', async () => {
    const { applicantCalls, agentCalls } = await server.talk()
    const page = await applicantCalls.upload('page.pdf', Buffer.from('<script>alert(1)</script>'))
    const file = await page.json()
    expect(file).toMatchObject({ contentType: 'text/plain', size: 25, name: 'page.pdf.txt' })
    await applicantCalls.post('/frames', { type: 'send', clientId: randomUUID(), attachments: [file.id] })
    const { messages } = await (await agentCalls.call('/messages')).json()
    expect(messages[0].attachments).toEqual([file])
    const read = await agentCalls.call(`/attachments/${file.id}`)
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it.each([
    ['pay.bat', 'pay.bat.txt'],
    ['Notes.TXT', 'Notes.TXT'],
  ])('of text that is called %s is saved as %s: nobody runs what they were sent', async (name, saved) => {
    const { applicantCalls } = await server.talk()
    const { id } = await (await applicantCalls.upload(name, Buffer.from('start calc.exe'))).json()
    const read = await applicantCalls.call(`/attachments/${id}`)
    expect(read.headers.get('content-disposition')).toBe(
      `attachment; filename="${saved}"; filename*=UTF-8''${saved}`,
    )
  })

  it.each([
    ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'CHAT_FILE_TYPE'],
    ['a picture of another kind', Buffer.from('GIF89a\u0001\u0000\u0001'), 'CHAT_FILE_TYPE'],
    ['harmful', Buffer.from(eicar), 'FILE_HARMFUL'],
    ['empty', Buffer.alloc(0), 'FILE_EMPTY'],
    ['a PDF that does not open', Buffer.from('%PDF-1.7 and nothing else'), 'FILE_UNREADABLE'],
  ])('is refused in a sentence where it is %s', async (_, bytes, code) => {
    const { applicantCalls } = await server.talk()
    const answer = await applicantCalls.upload('a.txt', bytes)
    const body = await answer.json()
    expect([answer.status, body.code]).toEqual([422, code])
    expect(body.errors[0]).toMatch(/^[A-Z].{10,}\.$/)
  })
})

describe('somebody without a socket', () => {
  it('waits for the next message, sends their own, and pages back', async () => {
    const { applicantCalls, agentCalls } = await server.talk()
    const waiting = applicantCalls.call('/messages?after=0&waitMs=20000')
    await agentCalls.post('/frames', send('How can I help?'))
    const { messages, standing } = await (await waiting).json()
    expect(messages.map(({ text }: { text: string }) => text)).toEqual(['How can I help?'])
    expect(standing.participants.map(({ role }: { role: string }) => role)).toEqual(['APPLICANT', 'AGENT'])
    await applicantCalls.post('/frames', send('With my rate.'))
    const back = await (await applicantCalls.call('/messages?before=2')).json()
    expect(back.messages.map(({ sequence }: { sequence: number }) => sequence)).toEqual([1])
  })
})
