import type { ChatMessage, ChatMessages, ChatServerFrame, ChatStanding } from '#generated/api'
import { createStore } from '../../../kit/storage/create-store.ts'
import type { Conversation, ConversationState, OutgoingMessage } from './chat-state.ts'
import { type Delivered, deliver, lastSequence, prepend, stillOut } from './deliver.ts'
import type { CutReason, Line, OpenLine } from './line.ts'
import { readMessage } from './read-message.ts'
import { createTyping } from './typing.ts'

export interface ConversationLimits {
  readonly initialMessages: number
  readonly pingMs: number
  readonly typingPreviewMs: number
}

export interface ConversationOptions {
  readonly open: OpenLine
  readonly before: (sequence: number) => Promise<ChatMessages>
  readonly limits: ConversationLimits
  /** Delay before a reconnection; attempts count from 0. */
  readonly backOffMs: (attempt: number) => number
  /** Storage of undelivered messages, which outlives the document. */
  readonly outbox: {
    readonly load: () => readonly OutgoingMessage[]
    readonly save: (outbox: readonly OutgoingMessage[]) => void
  }
}

export interface LineConversation extends Conversation {
  /** Reports a failed request outside the connection; undefined clears the failure. */
  readonly noteFailure: (failure: ConversationState['failure']) => void
}

/** Part of the time between pings within which one is answered; otherwise the connection counts as dead. */
const answerPart = 0.5

/**
 * Creates a conversation over connections that may break. Each sent message has an id and is sent again under that id
 * until the server has it. Each received message is shown once and in order, even if frames were lost, repeated or
 * reordered.
 */
export function createConversation(options: ConversationOptions): LineConversation {
  const { limits } = options
  const store = createStore<ConversationState>({
    phase: 'connecting',
    messages: [],
    outbox: options.outbox.load(),
    typing: [],
    hasEarlier: false,
    isInvalid: false,
    refusal: [],
  })
  let delivered: Delivered | undefined
  let line: Line | undefined
  let isReady = false
  let hasSentEnd = false
  let attempt = 0
  let inFlight: string | undefined
  let askedAfter = -1
  let heardAt = 0
  let lineNumber = 0
  const timers: Partial<Record<'connect' | 'ping' | 'answer' | 'retry', ReturnType<typeof setTimeout>>> = {}
  const typing = createTyping(limits.typingPreviewMs, (writers) => change({ typing: writers }))

  const change = (part: Partial<ConversationState>): void => {
    const before = store.get()
    const next = { ...before, ...part }
    store.set({ ...next, phase: phaseOf(next, isReady) })
    if (next.outbox !== before.outbox) options.outbox.save(next.outbox)
  }

  function connect(): void {
    drop()
    const number = ++lineNumber
    const isCurrent = () => number === lineNumber
    heardAt = Date.now()
    line = options.open({
      onFrame: (frame) => {
        if (!isCurrent()) return
        heardAt = Date.now()
        take(frame)
      },
      onCut: (reason) => isCurrent() && cut(reason),
    })
    timers.ping = setInterval(() => {
      const askedAt = Date.now()
      line?.send({ type: 'ping' })
      // Any frame answers. A network that went away leaves the connection open and silent.
      timers.answer = setTimeout(() => heardAt < askedAt && cut('cut'), answerPart * limits.pingMs)
    }, limits.pingMs)
  }

  /** Drops the connection. Its later frames are ignored. */
  function drop(): void {
    lineNumber += 1
    line?.close()
    line = undefined
    isReady = false
    hasSentEnd = false
    inFlight = undefined
    for (const timer of Object.values(timers)) clearTimeout(timer)
  }

  function cut(reason: CutReason): void {
    drop()
    change({ isCut: true, isInvalid: reason === 'not-admitted' })
    if (reason === 'not-admitted') return
    timers.connect = setTimeout(connect, options.backOffMs(attempt))
    attempt += 1
  }

  function take(frame: ChatServerFrame): void {
    if (frame.type === 'ready') begin(frame.standing)
    else if (frame.type === 'message') hear(frame.message)
    else if (frame.type === 'state') stand(frame.standing)
    else if (frame.type === 'accepted') accept(frame.clientId, frame.sequence)
    else if (frame.type === 'refused') refuse(frame)
    else if (frame.type === 'typing') typing.heard(frame.participant)
    else if (frame.type === 'read') noteRead(frame.participant, frame.sequence)
  }

  function begin(standing: ChatStanding): void {
    attempt = 0
    isReady = true
    delivered ??= {
      base: Math.max(0, standing.lastSequence - limits.initialMessages),
      messages: [],
      held: [],
    }
    askedAfter = lastSequence(delivered)
    line?.send({ type: 'resume', after: askedAfter })
    change({ isCut: false, isInvalid: false, hasEarlier: delivered.base > 0 })
    stand(standing)
  }

  function stand(standing: ChatStanding): void {
    change({ standing })
    settle()
  }

  function hear(received: ChatMessage): void {
    const message = readMessage(received, delivered ? lastSequence(delivered) + 1 : 1)
    typing.stopped(message.sender)
    takeIn((now) => deliver(now, message))
  }

  function takeIn(step: (delivered: Delivered) => Delivered): void {
    if (delivered === undefined) return
    delivered = step(delivered)
    const { messages, held, base } = delivered
    const { outbox, standing } = store.get()
    const left = stillOut(outbox, messages, standing?.self)
    if (!left.some(({ clientId }) => clientId === inFlight)) inFlight = undefined
    change({ messages, hasEarlier: base > 0, outbox: left.length === outbox.length ? outbox : left })
    const last = lastSequence(delivered)
    // A message in between was lost: all messages after the last one are requested again, once.
    if (held.length > 0 && askedAfter !== last) {
      askedAfter = last
      line?.send({ type: 'resume', after: last })
    }
    settle()
  }

  /** Sends waiting messages. Drops the connection once the last message of an ended conversation has arrived. */
  function settle(): void {
    const { standing, phase } = store.get()
    if (phase !== 'ended') pump()
    else if (delivered && lastSequence(delivered) >= (standing?.lastSequence ?? 0)) drop()
  }

  /**
   * Sends one message at a time: the next follows after the response to this one, so that they keep their order. The end
   * of the conversation follows after the last.
   */
  function pump(): void {
    const { outbox, phase } = store.get()
    if (phase !== 'connected' || inFlight !== undefined) return
    const next = outbox.find(({ state }) => state === 'waiting')
    if (next === undefined) {
      sendEnd()
      return
    }
    inFlight = next.clientId
    const attachments = next.attachments.map(({ id }) => id)
    line?.send({
      type: 'send',
      clientId: next.clientId,
      text: next.text,
      ...(attachments.length > 0 && { attachments }),
    })
  }

  /** Sends the end of the conversation, once on each connection. */
  function sendEnd(): void {
    if (!store.get().isEnding || hasSentEnd) return
    hasSentEnd = true
    line?.send({ type: 'end' })
  }

  const mark = (clientId: string, state: OutgoingMessage['state']): void =>
    change({
      outbox: store.get().outbox.map((one) => (one.clientId === clientId ? { ...one, state } : one)),
    })

  function accept(clientId: string, sequence: number): void {
    // The message has already arrived, or is earlier than the loaded messages.
    const isHere = delivered !== undefined && sequence <= lastSequence(delivered)
    if (isHere) change({ outbox: store.get().outbox.filter((one) => one.clientId !== clientId) })
    else mark(clientId, 'accepted')
    answered(clientId)
  }

  function refuse({ clientId, errors, retryAfterMs }: Extract<ChatServerFrame, { type: 'refused' }>): void {
    if (clientId === undefined) return
    if (retryAfterMs !== undefined) {
      timers.retry = setTimeout(() => answered(clientId), retryAfterMs)
      return
    }
    change({ refusal: errors })
    mark(clientId, 'refused')
    answered(clientId)
  }

  function answered(clientId: string): void {
    if (inFlight === clientId) inFlight = undefined
    pump()
  }

  function noteRead(participant: string, sequence: number): void {
    const { standing } = store.get()
    if (standing === undefined) return
    const participants = standing.participants.map((one) =>
      one.id === participant ? { ...one, readSequence: Math.max(one.readSequence, sequence) } : one,
    )
    change({ standing: { ...standing, participants } })
  }

  connect()
  return {
    get: store.get,
    subscribe: store.subscribe,
    send: (text, attachments = []) => {
      const message = { clientId: crypto.randomUUID(), text, attachments, sentAt: new Date().toISOString() }
      change({ refusal: [], outbox: [...store.get().outbox, { ...message, state: 'waiting' }] })
      pump()
    },
    resend: (clientId) => {
      change({ refusal: [] })
      mark(clientId, 'waiting')
      pump()
    },
    noteTyping: () => {
      if (isReady && typing.mayTell()) line?.send({ type: 'typing' })
    },
    markRead: (sequence) => {
      const { standing } = store.get()
      const own = standing?.participants.find(({ id }) => id === standing.self)
      if (!isReady || own === undefined || own.readSequence >= sequence) return
      noteRead(own.id, sequence)
      line?.send({ type: 'read', sequence })
    },
    loadEarlier: async () => {
      if (delivered === undefined || delivered.base === 0) return
      const { messages } = await options.before(delivered.base + 1)
      const first = delivered.base + 1 - messages.length
      const earlier = messages.map((message, index) => readMessage(message, first + index))
      takeIn((now) => prepend(now, earlier))
    },
    noteFailure: (failure) => change({ failure }),
    end: () => {
      change({ isEnding: true })
      pump()
    },
    wake: () => {
      if (!isReady && store.get().phase !== 'ended') connect()
    },
    stop: () => {
      drop()
      typing.stop()
    },
  }
}

function phaseOf({ standing, isInvalid }: ConversationState, isReady: boolean): ConversationState['phase'] {
  if (standing?.state === 'ENDED') return 'ended'
  if (isInvalid) return 'read-only'
  if (!isReady) return 'connecting'
  return standing?.isReadOnly ? 'read-only' : 'connected'
}
