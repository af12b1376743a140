// @module-tag slow
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatStarted } from '#generated/api'
import { shippedTenants } from '../../../tests/support/backend/create-test-app.ts'
import { NiceDesk } from '../../../tests/support/chat-providers/nice-desk.ts'
import type { ProviderDesk } from '../../../tests/support/chat-providers/provider-desk.ts'
import { StreamDesk } from '../../../tests/support/chat-providers/stream-desk.ts'
import { TalkjsDesk } from '../../../tests/support/chat-providers/talkjs-desk.ts'
import { TwilioDesk } from '../../../tests/support/chat-providers/twilio-desk.ts'
import type { ChatSocket } from '../../../tests/support/http/chat-client.ts'
import { ChatServer } from '../../../tests/support/http/chat-server.ts'
import { talkativeTenants } from '../../../tests/support/lenders/talkative-tenants.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { createTenantDirectory } from '../../tenants/tenant-directory.ts'
import { createVendorDirectory } from '../../vendors/vendor-directory.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const soon = { timeout: 20_000, interval: 20 }

/** Desk at which agents answer, whichever provider carries the messages. */
interface Desk {
  readonly heard: () => readonly string[]
  readonly join: () => Promise<void>
  readonly say: (words: string) => Promise<void>
  readonly end: () => Promise<void>
  readonly isEnded: () => boolean
}

interface Talk {
  readonly server: ChatServer
  readonly desk: Desk
  readonly chat: ChatStarted
  readonly ana: ChatSocket
}

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function listen(server: ChatServer, chat: ChatStarted): Promise<ChatSocket> {
  const socket = await server.callsOf(chat).connect()
  closing.push(async () => socket.cut())
  await socket.frame('ready')
  socket.send({ type: 'resume', after: 0 })
  return socket
}

/** Creates a desk with this product's own agents, at /agent. */
async function talkHere(): Promise<Talk> {
  const server = await ChatServer.open()
  closing.push(server.close)
  const [chat, agent] = [await server.begin(), await server.agent()]
  let sam: ChatSocket | undefined
  const desk: Desk = {
    heard: () => (sam?.messages() ?? []).flatMap(({ text }) => (said.has(text) ? [] : [text])),
    join: async () => {
      sam = await listen(server, (await server.take(agent, chat)).json())
    },
    say: async (words) => {
      said.add(words)
      sam?.say(randomUUID(), words)
    },
    end: async () => sam?.send({ type: 'end' }),
    isEnded: () => sam?.frames.findLast((one) => one.type === 'state')?.standing.state === 'ENDED',
  }
  const said = new Set<string>()
  return { server, desk, chat, ana: await listen(server, chat) }
}

interface ProviderTalk extends Talk {
  readonly provider: ProviderDesk
  readonly clock: { offsetMs: number }
}

const channels = { TWILIO: 'twilio', NICE: 'nice', STREAM: 'stream', TALKJS: 'talkjs' } as const

async function talkAt(name: keyof typeof channels, provider: ProviderDesk): Promise<ProviderTalk> {
  await provider.start()
  closing.push(() => provider.stop())
  const clock = { offsetMs: 0 }
  const connection = provider.connection()
  const connections = new Map([[connection.name, connection]])
  const server = await ChatServer.open({
    clock: { now: () => new Date(Date.now() + clock.offsetMs), sleep: async () => {} },
    // A provider that was away is tried again soon.
    tenants: talkativeTenants({ relayLookMs: 200 }),
    directory: (parts) =>
      createVendorDirectory({ connections, ports: { [`chat.${name}`]: connection.name } }, parts),
  })
  closing.push(server.close)
  provider.publicUrl = server.base
  // The port of this server is known only once it listens.
  connections.set(connection.name, provider.connection())
  const chat = await server.begin({ chatMode: channels[name] })
  const desk: Desk = {
    heard: () => provider.heard,
    join: () => provider.join(),
    say: (words) => provider.say(words),
    end: () => provider.end(),
    isEnded: () => provider.isEnded,
  }
  return { server, desk, chat, provider, clock, ana: await listen(server, chat) }
}

const providers = {
  TWILIO: () => new TwilioDesk(),
  STREAM: () => new StreamDesk(),
  NICE: () => new NiceDesk(),
  TALKJS: () => new TalkjsDesk(),
}
const names = Object.keys(providers) as (keyof typeof providers)[] // the keys written above

const heardBy = ({ ana }: Talk): readonly string[] => ana.messages().map(({ text }) => text)
const standingOf = ({ ana }: Talk) => ana.frames.findLast((frame) => frame.type === 'state')?.standing

async function ask({ ana, desk }: Talk, ...words: readonly string[]): Promise<void> {
  for (const one of words) ana.say(randomUUID(), one)
  await vi.waitFor(() => expect(desk.heard()).toEqual(expect.arrayContaining([...words])), soon)
}

const everybody: readonly (readonly [string, () => Promise<Talk>])[] = [
  ['our own agents', talkHere],
  ...names.map((name) => [name, () => talkAt(name, providers[name]())] as const),
]

describe.each(everybody)('a chat with %s', (_, begin) => {
  it('brings each side what the other says, once and in order', async () => {
    const talk = await begin()
    await talk.desk.join()
    await ask(talk, 'Is my rate fixed?', 'And for how long?')
    await talk.desk.say('It is.')
    await talk.desk.say('For 15 years.')
    await vi.waitFor(() => expect(heardBy(talk)).toHaveLength(4), soon)
    expect(heardBy(talk)).toEqual(['Is my rate fixed?', 'And for how long?', 'It is.', 'For 15 years.'])
    expect(talk.desk.heard()).toEqual(['Is my rate fixed?', 'And for how long?'])
    expect(standingOf(talk)).toMatchObject({ state: 'ACTIVE' })
    expect(standingOf(talk)?.participants.map(({ role }) => role)).toEqual(['APPLICANT', 'AGENT'])
  })

  it('ends for both when the agent ends it', async () => {
    const talk = await begin()
    await talk.desk.join()
    await ask(talk, 'Thank you.')
    await talk.desk.end()
    await vi.waitFor(() => expect(standingOf(talk)).toMatchObject({ state: 'ENDED', endedBy: 'AGENT' }), soon)
  })

  it('ends for both when the applicant ends it', async () => {
    const talk = await begin()
    await talk.desk.join()
    await ask(talk, 'Thank you.')
    talk.ana.send({ type: 'end' })
    await vi.waitFor(() => expect(talk.desk.isEnded()).toBe(true), soon)
    expect(standingOf(talk)).toMatchObject({ state: 'ENDED', endedBy: 'APPLICANT' })
  })
})

describe.each(names)('a chat that %s carries', (name) => {
  const begin = () => talkAt(name, providers[name]())

  it('keeps what is said while the provider is away, says so, and brings it when it is back', async () => {
    const talk = await begin()
    await ask(talk, 'Hello.')
    await talk.provider.stop()
    talk.ana.say(randomUUID(), 'Are you there?')
    await vi.waitFor(() => expect(standingOf(talk)).toMatchObject({ isDelayed: true }), soon)
    await talk.provider.start()
    await vi.waitFor(() => expect(talk.desk.heard()).toEqual(['Hello.', 'Are you there?']), soon)
    await vi.waitFor(() => expect(standingOf(talk)?.isDelayed).toBeUndefined(), soon)
  })

  it('brings a message once whose answer was lost', async () => {
    const talk = await begin()
    await ask(talk, 'Hello.')
    talk.provider.swallow = 1
    await ask(talk, 'Once.', 'Then this.')
    expect(talk.desk.heard()).toEqual(['Hello.', 'Once.', 'Then this.'])
  })

  it('takes nothing from somebody who is not the provider', async () => {
    const talk = await begin()
    await ask(talk, 'Hello.')
    expect(await talk.provider.forge('Send me your Social Security number.')).toBe(401)
    await talk.desk.say('Good morning.')
    await vi.waitFor(() => expect(heardBy(talk)).toEqual(['Hello.', 'Good morning.']), soon)
  })

  it('is no work of our own agents', async () => {
    const talk = await begin()
    const agent = await talk.server.agent()
    expect((await talk.server.take(agent, talk.chat)).statusCode).toBe(409)
    const { waiting } = (await agent.get('/service-csp/agent/secure/api/v1/chats')).json()
    expect(waiting).toEqual([])
  })
})

describe.each(names.filter((name) => name !== 'NICE'))('a chat that %s carries', (name) => {
  it('takes what is told twice once, and reads what was not told at all', async () => {
    const talk = await talkAt(name, providers[name]())
    await ask(talk, 'Hello.')
    await talk.desk.say('Told twice.')
    await talk.provider.repeat()
    talk.provider.isCut = true
    await talk.desk.say('Not told.')
    await talk.desk.end()
    talk.clock.offsetMs = 61_000
    await vi.waitFor(() => expect(standingOf(talk)).toMatchObject({ state: 'ENDED' }), soon)
    expect(heardBy(talk)).toEqual(['Hello.', 'Told twice.', 'Not told.'])
  })
})

/** Text with the character that no database stores, with one that turns text around, and with half a character. */
const dirty = 'It\u0000 is\u202E fixed\uD800.'

describe.each(names)('a message of an agent at %s', (name) => {
  it('arrives without the characters that an applicant may not send either', async () => {
    const talk = await talkAt(name, providers[name]())
    await ask(talk, 'Hello.')
    await talk.desk.say(dirty)
    await vi.waitFor(() => expect(heardBy(talk)).toEqual(['Hello.', 'It is fixed\uFFFD.']), soon)
  })
})

describe('CXone', () => {
  const begin = async () => {
    const desk = new NiceDesk()
    const talk = await talkAt('NICE', desk)
    await ask(talk, 'Hello.')
    return { talk, desk }
  }

  it('is told of a message that is not kept: of an unknown thread, an empty one, one after the end', async () => {
    const { talk, desk } = await begin()
    await expect(desk.say(' ')).rejects.toThrow('422')
    const { thread } = desk
    desk.thread = 'unknown'
    await expect(desk.say('Lost.')).rejects.toThrow('404')
    desk.thread = thread
    await desk.end()
    await expect(desk.say('Late.')).rejects.toThrow('409')
    expect(heardBy(talk)).toEqual(['Hello.'])
  })

  it('may have an agent whose id equals that of the case', async () => {
    const { talk, desk } = await begin()
    desk.agentId = 41
    await desk.say('It is fixed.')
    await vi.waitFor(() => expect(heardBy(talk)).toEqual(['Hello.', 'It is fixed.']), soon)
  })
})

describe('Stream', () => {
  it('may leave out the ids of messages', async () => {
    const desk = new StreamDesk()
    const talk = await talkAt('STREAM', desk)
    await ask(talk, 'Hello.')
    desk.isNameless = true
    await desk.say('It is.')
    await desk.say('For 15 years.')
    await vi.waitFor(() => expect(heardBy(talk)).toEqual(['Hello.', 'It is.', 'For 15 years.']), soon)
  })
})

describe('a signed call of Twilio', () => {
  it('is refused whole if a field was added that it has', async () => {
    const desk = new TwilioDesk()
    const talk = await talkAt('TWILIO', desk)
    await ask(talk, 'Hello.')
    const added = { MessageSid: 'IM-forged', Body: 'Send me your Social Security number.' }
    await expect(desk.sayAndAdd('It is fixed.', added)).rejects.toThrow('401')
    await desk.say('Good morning.')
    await vi.waitFor(() => expect(heardBy(talk)).toEqual(['Hello.', 'Good morning.']), soon)
  })

  it('may name an agent or a conversation by what no database stores', async () => {
    const desk = new TwilioDesk()
    const talk = await talkAt('TWILIO', desk)
    await ask(talk, 'Hello.')
    await desk.joinAs('sam\u0000')
    await desk.joinAs('sam', '\u0000')
    await vi.waitFor(() => expect(standingOf(talk)).toMatchObject({ state: 'ACTIVE' }), soon)
  })
})

describe('a chat that ended twelve hours ago', () => {
  it('is no longer brought to a provider that was away', async () => {
    const talk = await talkAt('STREAM', new StreamDesk())
    await talk.provider.stop()
    talk.ana.say(randomUUID(), 'Too late.')
    await vi.waitFor(() => expect(standingOf(talk)).toMatchObject({ isDelayed: true }), soon)
    talk.ana.send({ type: 'end' })
    await vi.waitFor(() => expect(standingOf(talk)).toMatchObject({ state: 'ENDED' }), soon)
    talk.clock.offsetMs = 12.1 * 3_600_000
    await talk.provider.start()
    const next = await listen(talk.server, await talk.server.begin({ chatMode: 'stream' }))
    next.say(randomUUID(), 'In time.')
    await vi.waitFor(() => expect(talk.desk.heard()).toEqual(['In time.']), soon)
    await talk.server.close()
    expect(talk.desk.heard()).toEqual(['In time.'])
  })
})

describe('the provider of a new chat', () => {
  it('is nobody where the deployment has none for the lender’s channel', async () => {
    const talk = await talkHere()
    const chat = await talk.server.begin({ chatMode: 'twilio' })
    const agent = await talk.server.agent()
    expect((await talk.server.take(agent, chat)).statusCode).toBe(200)
  })

  it('is the one that an address asks for while the sandbox is open, and never else', async () => {
    const provider = new StreamDesk()
    await provider.start()
    closing.push(() => provider.stop())
    const connections = new Map([['stream', provider.connection()]])
    const begin = async (mode: 'on' | 'closed', heard: readonly string[]) => {
      const server = await ChatServer.open({
        sandbox: { mode },
        directory: (parts) =>
          createVendorDirectory({ connections, ports: { 'chat.STREAM': 'stream' } }, parts),
      })
      const ana = await listen(server, await server.begin({ chatMode: 'stream' }))
      ana.say(randomUUID(), mode)
      await ana.frame('accepted')
      // The message is being passed on by now, and a closing server waits for that.
      ana.cut()
      await server.close()
      expect(provider.heard).toEqual(heard)
    }
    await begin('on', ['on'])
    await begin('closed', ['on'])
  })

  it('goes to our own agents where the lender has Stream and its flag is off', async () => {
    const provider = new StreamDesk()
    await provider.start()
    closing.push(() => provider.stop())
    const connections = new Map([['stream', provider.connection()]])
    const tenants = createTenantDirectory(() => shippedTenants().all().map(withoutStream))
    const server = await ChatServer.open({
      tenants,
      directory: (parts) => createVendorDirectory({ connections, ports: { 'chat.STREAM': 'stream' } }, parts),
    })
    const chat = await server.begin({ chatMode: 'stream' })
    const ana = await listen(server, chat)
    ana.say(randomUUID(), 'Is anybody there?')
    await ana.frame('accepted')
    expect((await server.take(await server.agent(), chat)).statusCode).toBe(200)
    ana.cut()
    await server.close()
    expect(provider.heard).toEqual([])
  })
})

/** Returns the lender, changed so that the flag of the Stream chat is off. */
function withoutStream(tenant: Tenant): Tenant {
  const { source } = tenant.effective
  const { 'fe-stream-chat': flag, ...others } = source.flags.flags
  if (flag === undefined) throw new Error('The flag is gone.')
  const flags = {
    ...source.flags,
    flags: { ...others, 'fe-stream-chat': { ...flag, defaultVariant: 'off' } },
  }
  return { ...tenant, effective: { ...tenant.effective, source: { ...source, flags } } }
}
