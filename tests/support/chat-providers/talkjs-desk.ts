import { createHmac } from 'node:crypto'
import type { TalkjsConnection } from '../../../server/settings/connection.ts'
import { isToken } from './is-token.ts'
import { type DeskAnswer, type DeskCall, ProviderDesk } from './provider-desk.ts'

const appId = 'app0'
const secret = 'sk_test_of_the_test'
const agent = 'sam'

interface TalkjsMessage {
  readonly id: string
  readonly text: string
  readonly senderId: string
  readonly type: 'UserMessage'
}

/** Simulates TalkJS: REST with a token of the app, webhooks signed over their time and body. */
export class TalkjsDesk extends ProviderDesk {
  protected readonly sending = '/messages'
  readonly #messages: TalkjsMessage[] = []
  readonly #taken = new Set<string>()
  #channel = ''

  connection(): TalkjsConnection {
    const { url, publicUrl } = this
    return {
      ...{ kind: 'talkjs', name: 'talkjs', private: true, url, publicUrl },
      ...{ appId, secret, agents: [agent] },
    }
  }

  /** Does nothing: the agents are participants from the start. */
  join = async (): Promise<void> => {}

  async say(words: string): Promise<void> {
    const message = this.#keep(agent, words)
    await this.#tell('message.sent', { message })
  }

  async end(): Promise<void> {
    this.isEnded = true
    await this.#tell('conversation.updated', {})
  }

  async forge(words: string): Promise<number> {
    const body = JSON.stringify({ type: 'message.sent', data: { message: { text: words, senderId: agent } } })
    const headers = { 'x-talkjs-signature': 'AA', 'x-talkjs-timestamp': String(Date.now()) }
    return (await this.call('/service-chat-providers/talkjs/events', headers, body)).status
  }

  protected answer({ method, url, body, authorization }: DeskCall): DeskAnswer {
    if (!isToken(authorization, secret, { tokenType: 'app', iss: appId })) return [401, {}]
    const said = body === '' ? {} : JSON.parse(body)
    const path = url.pathname.replace(`/v1/${appId}`, '')
    if (path === `/users/${agent}`) return [200, { id: agent, name: 'Sam' }]
    if (path.startsWith('/users/')) return [200, {}]
    if (path.endsWith('/messages') && method === 'GET') return [200, { data: this.#messages.toReversed() }]
    if (path.endsWith('/messages')) return this.#take(said)
    if (method === 'GET') return [200, this.#conversation()]
    if (said.participants !== undefined) this.#channel = path.split('/').at(-1) ?? ''
    this.isEnded = said.custom.state === 'ended'
    return [200, {}]
  }

  #take(messages: unknown): DeskAnswer {
    if (!Array.isArray(messages)) return [400, {}]
    for (const { text, sender, type, idempotencyKey } of messages) {
      if (type !== 'UserMessage') return [400, {}]
      if (this.#taken.has(idempotencyKey)) continue
      this.#taken.add(idempotencyKey)
      this.#keep(sender, text)
      this.heard.push(text)
    }
    return [200, messages.map(() => ({ id: 'msg' }))]
  }

  #keep(senderId: string, words: string): TalkjsMessage {
    const id = `msg_${this.#messages.length}`
    const message = { id, text: words, senderId, type: 'UserMessage' as const }
    this.#messages.push(message)
    return message
  }

  #conversation = () => ({ id: this.#channel, custom: { state: this.isEnded ? 'ended' : 'active' } })

  #tell(type: string, data: object): Promise<void> {
    const conversation = this.#conversation()
    const createdAt = Date.now()
    const body = JSON.stringify({ id: `evt_${createdAt}`, type, createdAt, data: { conversation, ...data } })
    const at = String(createdAt)
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex').toUpperCase()
    const headers = { 'x-talkjs-signature': signature, 'x-talkjs-timestamp': at }
    return this.tell(
      '/service-chat-providers/talkjs/events',
      { 'content-type': 'application/json', ...headers },
      body,
    )
  }
}
