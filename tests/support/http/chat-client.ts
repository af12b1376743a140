import { once } from 'node:events'
import WebSocket from 'ws'
import type { ChatClientFrame, ChatMessage, ChatServerFrame, ChatStarted } from '#generated/api'

const stream = '/service-omni-proxy/insecure/api/v1/stream'

/** Calls of the chat for one participant at one server. */
export class ChatCalls {
  readonly base: string
  readonly token: string

  constructor(base: string, { token }: Pick<ChatStarted, 'token'>) {
    this.base = base
    this.token = token
  }

  call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Bearer ${this.token}`, ...init.headers }
    return fetch(`${this.base}${stream}${path}`, { ...init, headers })
  }

  post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' }
    return this.call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async ticket(): Promise<string> {
    const answer = await this.call('/ticket', { method: 'POST' })
    if (!answer.ok) throw new Error(`Ticket: ${answer.status} ${await answer.text()}`)
    return (await answer.json()).ticket
  }

  /** Uploads a file; returns the raw response. */
  upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
    const body = new FormData()
    body.append('file', new Blob([bytes]), name)
    return this.call('/attachments', { method: 'POST', body })
  }

  /** Opens a socket, which collects the frames that it receives. */
  async connect(options: SocketOptions = {}): Promise<ChatSocket> {
    const socket = new ChatSocket(this.base, options.ticket ?? (await this.ticket()), options.origin)
    await socket.opened()
    return socket
  }
}

interface SocketOptions {
  readonly ticket?: string
  readonly origin?: string
}

/** Socket of a participant. */
export class ChatSocket {
  readonly line: WebSocket
  readonly frames: ChatServerFrame[] = []
  closeCode: number | undefined
  #heard: (() => void)[] = []

  constructor(base: string, ticket: string, origin = base) {
    this.line = new WebSocket(
      `${base.replace(/^http/, 'ws')}${stream}/socket`,
      ['heloc-chat.v1', `ticket.${ticket}`],
      {
        origin,
      },
    )
    this.line.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)))
      this.#wake()
    })
    this.line.on('close', (code) => {
      this.closeCode = code
      this.#wake()
    })
    this.line.on('error', () => {})
  }

  #wake(): void {
    const heard = this.#heard
    this.#heard = []
    for (const wake of heard) wake()
  }

  /** Resolves when the socket is open; rejects with the status of a refusal. */
  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.line.once('open', resolve)
      this.line.once('unexpected-response', (_request, { statusCode }) =>
        reject(new Error(String(statusCode))),
      )
      this.line.once('close', () => reject(new Error('closed')))
    })
  }

  send(frame: ChatClientFrame | object): void {
    this.line.send(JSON.stringify(frame))
  }

  say(clientId: string, text: string, attachments?: readonly string[]): void {
    this.send({ type: 'send', clientId, text, ...(attachments === undefined ? {} : { attachments }) })
  }

  /** Waits for the first frame that satisfies the test, among past and future frames. */
  async until<Frame extends ChatServerFrame>(
    isWanted: (frame: ChatServerFrame) => frame is Frame,
    withinMs = 10_000,
  ): Promise<Frame> {
    const end = Date.now() + withinMs
    for (;;) {
      const found = this.frames.find(isWanted)
      if (found !== undefined) return found
      if (this.closeCode !== undefined) throw new Error(`The socket was closed: ${this.closeCode}.`)
      if (Date.now() > end) throw new Error(`Never came; came: ${JSON.stringify(this.frames)}`)
      await this.heard(end - Date.now())
    }
  }

  /** Waits for the first frame of a type. */
  frame<Type extends ChatServerFrame['type']>(type: Type): Promise<Extract<ChatServerFrame, { type: Type }>> {
    const isOf = (frame: ChatServerFrame): frame is Extract<ChatServerFrame, { type: Type }> =>
      frame.type === type
    return this.until(isOf)
  }

  heard(withinMs = 10_000): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(1, withinMs))
      this.#heard.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  messages(): readonly ChatMessage[] {
    return this.frames.flatMap((frame) => (frame.type === 'message' ? [frame.message] : []))
  }

  async closed(): Promise<number> {
    if (this.closeCode === undefined) await once(this.line, 'close')
    return this.closeCode ?? 0
  }

  /** Ends the connection without a closing handshake, like a failing network. */
  cut(): void {
    this.line.terminate()
  }
}
