import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChatMessage, ChatStarted } from '#generated/api'
import { ChatCalls, type ChatSocket } from './chat-client.ts'

interface Unsent {
  readonly clientId: string
  readonly text: string
  readonly attachments: readonly string[]
}

/**
 * One side of a conversation with the behaviour of a careful client. It keeps each message until the server accepts it,
 * reconnects to any available server, and requests the messages after the last one received.
 */
export class ChatTalker {
  readonly chat: Pick<ChatStarted, 'token'>
  readonly servers: () => readonly string[]
  readonly random: () => number
  readonly received: ChatMessage[] = []
  /** Errors that no client should ever see: a message twice, or a message after a gap. */
  readonly faults: string[] = []
  readonly #unsent = new Map<string, Unsent>()
  #socket: ChatSocket | undefined
  #isDone = false

  constructor(chat: Pick<ChatStarted, 'token'>, servers: () => readonly string[], random: () => number) {
    this.chat = chat
    this.servers = servers
    this.random = random
  }

  say(text: string, attachments: readonly string[] = []): void {
    const message = { clientId: randomUUID(), text, attachments }
    this.#unsent.set(message.clientId, message)
    this.#send(message)
  }

  /** Uploads a file, repeatedly if necessary, and sends it with a text. */
  async sayWithFile(text: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    for (;;) {
      const answer = await this.#calls()
        .upload('file.txt', bytes)
        .catch(() => undefined)
      if (answer?.status === 200) return this.say(text, [(await answer.json()).id])
      await answer?.body?.cancel()
      await pause(20)
    }
  }

  get isHeard(): boolean {
    return this.#unsent.size === 0
  }

  /** Cuts the connection as soon as there is one. */
  async cut(): Promise<void> {
    while (this.#socket === undefined) await pause(5)
    this.#socket.cut()
  }

  stop(): void {
    this.#isDone = true
    this.#socket?.cut()
  }

  /** Stays connected until it is stopped. */
  async run(): Promise<void> {
    while (!this.#isDone) {
      try {
        await this.#talk(await this.#calls().connect())
      } catch {
        // There is no server at this address any more, or not yet.
      }
      await pause(5 + this.random() * 20)
    }
  }

  #calls(): ChatCalls {
    const servers = this.servers()
    const base = servers[Math.floor(this.random() * servers.length)] ?? 'http://127.0.0.1:9'
    return new ChatCalls(base, this.chat)
  }

  async #talk(socket: ChatSocket): Promise<void> {
    this.#socket = socket
    socket.send({ type: 'resume', after: this.received.length })
    for (const message of this.#unsent.values()) this.#send(message)
    let seen = 0
    while (socket.closeCode === undefined) {
      for (; seen < socket.frames.length; seen += 1) this.#take(socket.frames[seen])
      await socket.heard(1000)
    }
    for (; seen < socket.frames.length; seen += 1) this.#take(socket.frames[seen])
    this.#socket = undefined
  }

  #send({ clientId, text, attachments }: Unsent): void {
    if (this.#socket?.line.readyState === 1) this.#socket.say(clientId, text, attachments)
  }

  #take(frame: ChatSocket['frames'][number] | undefined): void {
    if (frame?.type === 'accepted') this.#unsent.delete(frame.clientId)
    // A server refuses everything while its database closes, so the message is sent again.
    if (frame?.type === 'refused' && !['DATABASE_AWAY', 'UNEXPECTED'].includes(frame.code))
      this.faults.push(`${frame.code} ${frame.errors.join(' ')}`)
    if (frame?.type !== 'message') return
    const { message } = frame
    this.#unsent.delete(message.clientId)
    if (message.sequence === this.received.length + 1) this.received.push(message)
    else this.faults.push(`message ${message.sequence} after ${this.received.length}`)
  }
}
