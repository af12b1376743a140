import { createHmac } from 'node:crypto'
import type { StreamConnection } from '../../../server/settings/connection.ts'
import { isToken } from './is-token.ts'
import { type DeskAnswer, type DeskCall, ProviderDesk } from './provider-desk.ts'

const apiKey = 'key-of-the-test'
const secret = 'a secret of the test'
const agent = { id: 'sam', name: 'Sam' }

interface StreamMessage {
  readonly id: string
  readonly text: string
  readonly type: string
  readonly user: { readonly id: string }
}

/** Simulates Stream: server-side calls with a token of the app, webhooks signed over their body. */
export class StreamDesk extends ProviderDesk {
  protected readonly sending = '/message'
  readonly #messages: StreamMessage[] = []
  readonly signs: string[] = []
  /** Leaves out the ids of messages. */
  isNameless = false
  #channel = ''

  connection(): StreamConnection {
    const { url, publicUrl } = this
    return {
      ...{ kind: 'stream', name: 'stream', private: true, url, publicUrl },
      ...{ apiKey, secret, agents: [agent.id] },
    }
  }

  /** Does nothing: the agents are members from the start. */
  join = async (): Promise<void> => {}

  async say(words: string): Promise<void> {
    const id = this.isNameless ? '' : `${agent.id}-${this.#messages.length}`
    const message = { id, text: words, type: 'regular', user: agent }
    this.#messages.push(message)
    await this.#tell({ type: 'message.new', message })
  }

  async end(): Promise<void> {
    this.isEnded = true
    await this.#tell({ type: 'channel.updated', channel: { id: this.#channel, frozen: true } })
  }

  async forge(words: string): Promise<number> {
    const body = JSON.stringify({ type: 'message.new', channel_id: this.#channel, message: { text: words } })
    const headers = { 'content-type': 'application/json', 'x-signature': '0'.repeat(64) }
    return (await this.call('/service-chat-providers/stream/events', headers, body)).status
  }

  protected answer({ method, url, body, authorization }: DeskCall): DeskAnswer {
    if (url.searchParams.get('api_key') !== apiKey || !isToken(authorization, secret, { server: true }))
      return [401, { code: 5 }]
    const said = body === '' ? {} : JSON.parse(body)
    const path = url.pathname
    if (path === '/users') return [201, {}]
    const [, kind, id = ''] = /^\/(?:channels\/messaging|messages)()\/([^/]+)/.exec(path) ?? []
    if (path.startsWith('/messages/'))
      return this.#messages.some((one) => one.id === id) ? [200, {}] : [404, {}]
    if (kind === undefined) return [404, {}]
    if (path.endsWith('/query')) return this.#query(id, said)
    if (path.endsWith('/message')) return this.#take(said.message)
    if (path.endsWith('/event') || path.endsWith('/read')) this.signs.push(path.split('/').at(-1) ?? '')
    if (method === 'PATCH') this.isEnded = said.set.frozen === true
    return [200, {}]
  }

  #query(id: string, { data }: { readonly data?: { readonly members: readonly object[] } }): DeskAnswer {
    if (data !== undefined) this.#channel = id
    return [201, { channel: { id, frozen: this.isEnded }, messages: this.#messages }]
  }

  #take(message: { readonly id: string; readonly text: string; readonly user_id: string }): DeskAnswer {
    if (this.#messages.some(({ id }) => id === message.id)) return [400, { code: 4 }]
    this.#messages.push({ ...message, type: 'regular', user: { id: message.user_id } })
    this.heard.push(message.text)
    return [201, { message }]
  }

  #tell(event: object): Promise<void> {
    const body = JSON.stringify({
      cid: `messaging:${this.#channel}`,
      channel_id: this.#channel,
      user: agent,
      ...event,
    })
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-api-key': apiKey, 'x-signature': signature }
    return this.tell('/service-chat-providers/stream/events', headers, body)
  }
}
