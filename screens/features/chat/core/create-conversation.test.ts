import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatClientFrame, ChatMessage, ChatServerFrame, ChatStanding } from '#generated/api'
import type { Conversation, OutgoingMessage } from './chat-state.ts'
import { createConversation } from './create-conversation.ts'
import type { LineListener } from './line.ts'

const limits = { initialMessages: 20, pingMs: 10_000, typingPreviewMs: 1000 }
const applicant = 'applicant'
const agent = 'agent'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

interface OpenedLine {
  readonly listener: LineListener
  readonly up: ChatClientFrame[]
  readonly down: ChatServerFrame[]
  isOpen: boolean
}

/** Fake server with one conversation. Its connections deliver frames only when told to, in any order. */
class FakeServer {
  readonly log: ChatMessage[] = []
  readonly lines: OpenedLine[] = []
  standing: ChatStanding = {
    ...{ state: 'ACTIVE', self: applicant, lastSequence: 0, isReadOnly: false },
    participants: [
      { id: applicant, role: 'APPLICANT', name: 'Ana', readSequence: 0 },
      { id: agent, role: 'AGENT', name: 'Sam', readSequence: 0 },
    ],
    expiration: '2026-01-01T06:00:00Z',
  }

  get line(): OpenedLine | undefined {
    const last = this.lines.at(-1)
    return last?.isOpen ? last : undefined
  }

  readonly open = (listener: LineListener) => {
    const line: OpenedLine = { listener, up: [], down: [], isOpen: true }
    this.lines.push(line)
    line.down.push({ type: 'ready', standing: this.standing })
    return {
      send: (frame: ChatClientFrame) => void line.up.push(frame),
      close: () => {
        line.isOpen = false
      },
    }
  }

  say(sender: string, text: string, clientId: string = crypto.randomUUID()): number {
    const known = this.log.find((one) => one.clientId === clientId && one.sender === sender)
    if (known) return known.sequence
    const message = {
      sequence: this.log.length + 1,
      clientId,
      sender,
      text,
      attachments: [],
      sentAt: '2026-11-20T20:00:00.000Z',
    }
    this.log.push(message)
    this.standing = { ...this.standing, lastSequence: message.sequence }
    this.line?.down.push({ type: 'message', message })
    return message.sequence
  }

  /** Receives the next frame that a client sent. */
  hear(): void {
    const line = this.line
    const frame = line?.up.shift()
    if (!line || !frame) return
    if (frame.type === 'resume')
      for (const message of this.log.slice(frame.after)) line.down.push({ type: 'message', message })
    if (frame.type === 'send')
      line.down.push({
        ...{ type: 'accepted', clientId: frame.clientId },
        sequence: this.say(applicant, frame.text ?? '', frame.clientId),
      })
  }

  /** Delivers one frame to the client: the first `ready` before all others, then any. */
  tell(pick: number, isRepeated = false): void {
    const line = this.line
    if (!line || line.down.length === 0) return
    const index = line.down[0]?.type === 'ready' ? 0 : pick % line.down.length
    const [frame] = line.down.splice(index, 1)
    if (frame === undefined) return
    line.listener.onFrame(frame)
    if (isRepeated && frame.type === 'message') line.listener.onFrame(frame)
  }

  cut(): void {
    const line = this.line
    if (!line) return
    line.isOpen = false
    line.listener.onCut('cut')
  }

  /** Delivers all frames until none is left on either side. */
  calm(): void {
    for (let round = 0; round < 500; round++) {
      if (!this.line) vi.advanceTimersByTime(1000)
      const line = this.line
      if (line && line.up.length + line.down.length === 0) return
      this.hear()
      this.tell(0)
    }
    throw new Error('The conversation does not come to rest.')
  }
}

function start(
  server: FakeServer,
  kept: readonly OutgoingMessage[] = [],
): Conversation & { readonly kept: () => readonly OutgoingMessage[] } {
  let outbox = kept
  const save = (next: readonly OutgoingMessage[]) => {
    outbox = next
  }
  const conversation = createConversation({
    ...{ open: server.open, limits, backOffMs: () => 1000, outbox: { load: () => kept, save } },
    before: async (sequence) => ({
      messages: server.log.slice(Math.max(0, sequence - 1 - limits.initialMessages), sequence - 1),
      ...{ standing: server.standing, typing: [] },
    }),
  })
  return { ...conversation, kept: () => outbox }
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('say' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('agent' as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('hear' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('tell' as const), pick: fc.nat(9), isRepeated: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), pick: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(3000) }) },
)

describe('a conversation over lines that break', () => {
  it('shows each message exactly once and in order, whatever was cut, lost, repeated or overtaken', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const server = new FakeServer()
        const conversation = start(server)
        const said: string[] = []
        for (const one of steps) {
          if (one.kind === 'say') {
            said.push(`mine ${said.length}`)
            conversation.send(said.at(-1) ?? '')
          } else if (one.kind === 'agent') server.say(agent, `theirs ${server.log.length}`)
          else if (one.kind === 'hear') server.hear()
          else if (one.kind === 'tell') server.tell(one.pick, one.isRepeated)
          else if (one.kind === 'cut') server.cut()
          else if (one.kind === 'wait') vi.advanceTimersByTime(one.ms)
          else server.line?.down.splice(one.pick, 1)
          const shown = conversation.get().messages.map(({ sequence }) => sequence)
          expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) + index))
        }
        // A frame that one connection lost is recovered by the next one.
        server.cut()
        server.calm()
        expect(conversation.get().messages).toEqual(server.log)
        expect(server.log.filter(({ sender }) => sender === applicant).map(({ text }) => text)).toEqual(said)
        expect(conversation.get().outbox).toEqual([])
        expect(conversation.kept()).toEqual([])
        conversation.stop()
      }),
    )
  })

  it('shows the newest messages first, and older ones when they are asked for', async () => {
    const server = new FakeServer()
    for (let count = 0; count < 50; count++) server.say(agent, `${count}`)
    const conversation = start(server)
    server.calm()
    const first = () => conversation.get().messages[0]?.sequence
    expect([first(), conversation.get().hasEarlier]).toEqual([31, true])
    await conversation.loadEarlier()
    expect(first()).toBe(11)
    await conversation.loadEarlier()
    expect([first(), conversation.get().hasEarlier]).toEqual([1, false])
    expect(conversation.get().messages).toEqual(server.log)
  })

  it('sends what was typed before the document was loaded anew, once', () => {
    const server = new FakeServer()
    const before = start(server)
    before.send('kept')
    server.tell(0)
    server.hear()
    server.hear()
    before.stop()
    const after = start(server, before.kept())
    server.calm()
    expect(server.log.map(({ text }) => text)).toEqual(['kept'])
    expect(after.get().outbox).toEqual([])
  })

  it('waits as long as the server says where it is too fast, and keeps the order', () => {
    const server = new FakeServer()
    const conversation = start(server)
    server.calm()
    conversation.send('one')
    conversation.send('two')
    const [frame] = server.line?.up.splice(0) ?? []
    if (frame?.type !== 'send') throw new Error('Nothing was sent.')
    const { clientId } = frame
    const refused = { type: 'refused' as const, code: 'CHAT_FLOOD', errors: ['Slow down.'], clientId }
    server.line?.listener.onFrame({ ...refused, retryAfterMs: 5000 })
    vi.advanceTimersByTime(4999)
    expect(server.line?.up).toEqual([])
    vi.advanceTimersByTime(1)
    server.calm()
    expect(server.log.map(({ text }) => text)).toEqual(['one', 'two'])
  })

  it('keeps a refused message until it is sent again under the same id, and goes on with the next', () => {
    const server = new FakeServer()
    const conversation = start(server)
    server.calm()
    conversation.send('bad')
    conversation.send('good')
    const bad = conversation.get().outbox[0]?.clientId ?? ''
    server.line?.up.splice(0)
    server.line?.listener.onFrame({ type: 'refused', code: 'X', errors: ['Not so.'], clientId: bad })
    server.calm()
    expect(server.log.map(({ text }) => text)).toEqual(['good'])
    expect(conversation.get()).toMatchObject({
      refusal: ['Not so.'],
      outbox: [{ clientId: bad, state: 'refused' }],
    })
    conversation.resend(bad)
    server.calm()
    expect(server.log.map(({ clientId }) => clientId)).toContain(bad)
    expect(conversation.get()).toMatchObject({ refusal: [], outbox: [] })
  })

  it('says that it is connecting while the line is cut, and that it is connected again', () => {
    const server = new FakeServer()
    const conversation = start(server)
    expect(conversation.get().phase).toBe('connecting')
    server.calm()
    expect(conversation.get().phase).toBe('connected')
    server.cut()
    expect(conversation.get().phase).toBe('connecting')
    vi.advanceTimersByTime(1000)
    server.calm()
    expect(conversation.get().phase).toBe('connected')
  })

  it('says that the line is cut, also where none has come about yet, until there is one', () => {
    const server = new FakeServer()
    const conversation = start(server)
    expect(conversation.get().isCut).toBeFalsy()
    server.cut()
    expect(conversation.get()).toMatchObject({ phase: 'connecting', isCut: true })
    vi.advanceTimersByTime(1000)
    expect(conversation.get().isCut).toBe(true)
    server.calm()
    expect(conversation.get()).toMatchObject({ phase: 'connected', isCut: false })
  })

  it('takes a silent line for cut within seconds of a ping, says so, and sends what waited on the next one', () => {
    const server = new FakeServer()
    const conversation = start(server)
    server.calm()
    conversation.send('are you there?')
    vi.advanceTimersByTime(limits.pingMs)
    expect(server.line?.up.map(({ type }) => type)).toEqual(['send', 'ping'])
    expect(conversation.get()).toMatchObject({ phase: 'connected', isCut: false })
    vi.advanceTimersByTime(5000)
    expect(conversation.get()).toMatchObject({ phase: 'connecting', isCut: true })
    server.calm()
    expect(conversation.get()).toMatchObject({ phase: 'connected', isCut: false, outbox: [] })
  })

  it('keeps a line on which each ping is answered', () => {
    const server = new FakeServer()
    const conversation = start(server)
    server.calm()
    for (let count = 0; count < 5; count += 1) {
      vi.advanceTimersByTime(limits.pingMs)
      server.line?.listener.onFrame({ type: 'pong' })
    }
    vi.advanceTimersByTime(5000)
    expect(conversation.get().phase).toBe('connected')
    expect(server.lines).toHaveLength(1)
  })

  it('can only be read where nobody is signed in any more, and is written in again afterwards', () => {
    const server = new FakeServer()
    const conversation = start(server)
    server.calm()
    const tell = (isReadOnly: boolean) =>
      server.line?.listener.onFrame({ type: 'state', standing: { ...server.standing, isReadOnly } })
    tell(true)
    expect(conversation.get().phase).toBe('read-only')
    conversation.send('waits')
    expect(server.line?.up).toEqual([])
    tell(false)
    server.calm()
    expect(server.log.map(({ text }) => text)).toEqual(['waits'])
  })

  it('keeps its end while the line is cut: it ends after what was said, once the line is back', () => {
    const server = new FakeServer()
    const conversation = start(server)
    server.calm()
    server.cut()
    conversation.send('one more thing')
    conversation.end()
    expect(conversation.get()).toMatchObject({ phase: 'connecting', isEnding: true })
    vi.advanceTimersByTime(1000)
    const sent: string[] = []
    for (let round = 0; round < 20; round++) {
      sent.push(...(server.line?.up[0] ? [server.line.up[0].type] : []))
      server.hear()
      server.tell(0)
    }
    expect(sent).toEqual(['resume', 'send', 'end'])
    // The line broke before the server took it.
    server.cut()
    vi.advanceTimersByTime(1000)
    server.tell(0)
    expect(server.line?.up.map(({ type }) => type)).toEqual(['resume', 'end'])
  })

  it('does not try again where its token opens nothing, until it is told to', () => {
    const server = new FakeServer()
    const conversation = start(server)
    server.line?.listener.onCut('not-admitted')
    expect(conversation.get()).toMatchObject({ phase: 'read-only', isInvalid: true })
    vi.advanceTimersByTime(60_000)
    expect(server.lines).toHaveLength(1)
    conversation.wake()
    server.calm()
    expect(conversation.get()).toMatchObject({ phase: 'connected', isInvalid: false })
  })

  it('lets go of the line only when the last word of an ended conversation has come', () => {
    const server = new FakeServer()
    const conversation = start(server)
    server.calm()
    server.say(agent, 'Goodbye.')
    server.line?.listener.onFrame({ type: 'state', standing: { ...server.standing, state: 'ENDED' } })
    expect([conversation.get().phase, server.line?.isOpen]).toEqual(['ended', true])
    server.tell(0)
    expect([conversation.get().messages.length, server.line?.isOpen]).toEqual([1, undefined])
  })

  it('tells once a second that somebody writes, and soon forgets those who stopped', () => {
    const server = new FakeServer()
    const conversation = start(server)
    server.calm()
    conversation.noteTyping()
    conversation.noteTyping()
    vi.advanceTimersByTime(limits.typingPreviewMs)
    conversation.noteTyping()
    expect(server.line?.up.map(({ type }) => type)).toEqual(['typing', 'typing'])
    server.line?.listener.onFrame({ type: 'typing', participant: agent })
    expect(conversation.get().typing).toEqual([agent])
    vi.advanceTimersByTime(3 * limits.typingPreviewMs)
    expect(conversation.get().typing).toEqual([])
  })
})
