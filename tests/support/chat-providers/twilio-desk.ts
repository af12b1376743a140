import { createHmac } from 'node:crypto'
import type { TwilioConnection } from '../../../server/settings/connection.ts'
import { type DeskAnswer, type DeskCall, ProviderDesk } from './provider-desk.ts'

const accountSid = `AC${'0'.repeat(32)}`
const addressSid = `IG${'1'.repeat(32)}`
const authToken = 'a token of the test'
const agent = 'sam@lender.example'

interface TwilioMessage {
  readonly sid: string
  readonly author: string
  readonly body: string
  readonly attributes: string
}

/** Simulates Twilio Flex WebChats and Conversations: REST with HTTP Basic, webhooks as signed forms. */
export class TwilioDesk extends ProviderDesk {
  protected readonly sending = '/Messages'
  readonly #messages: TwilioMessage[] = []
  #channel = ''
  #customer = ''
  #count = 0

  connection(): TwilioConnection {
    const { url, publicUrl } = this
    return {
      ...{ kind: 'twilio', name: 'flex', private: true, url, publicUrl },
      ...{ accountSid, addressSid, authToken },
    }
  }

  join = (): Promise<void> => this.#tell({ EventType: 'onParticipantAdded', Identity: agent })

  async say(words: string): Promise<void> {
    const message = this.#keep(agent, words, '{}')
    await this.#tell({
      ...{ EventType: 'onMessageAdded', MessageSid: message.sid, Index: String(this.#count) },
      ...{ Author: agent, Body: words, Attributes: '{}', Source: 'SDK' },
    })
  }

  /** Sends a signed call with fields that were added after it was signed. */
  sayAndAdd = (words: string, added: Readonly<Record<string, string>>): Promise<void> =>
    this.#tell(
      { EventType: 'onMessageAdded', MessageSid: 'IM-honest', Author: agent, Body: words },
      `&${new URLSearchParams(added)}`,
    )

  /** Lets somebody join whose id is this. */
  joinAs = (identity: string, channel = this.#channel): Promise<void> =>
    this.#tell({ EventType: 'onParticipantAdded', ConversationSid: channel, Identity: identity })

  async end(): Promise<void> {
    this.isEnded = true
    await this.#tell({ EventType: 'onConversationStateUpdated', StateFrom: 'active', StateTo: 'closed' })
  }

  async forge(words: string): Promise<number> {
    const body = new URLSearchParams({ EventType: 'onMessageAdded', Body: words, Author: agent })
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'AAAA' }
    return (await this.call('/service-chat-providers/flex/events', headers, body.toString())).status
  }

  protected answer({ method, url, body, authorization }: DeskCall): DeskAnswer {
    const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
    if (authorization !== `Basic ${credentials}`) return [401, { code: 20003 }]
    const form = new URLSearchParams(body)
    const path = url.pathname
    if (path === '/v2/WebChats') return this.#open(form)
    if (path === `/v1/Users/${encodeURIComponent(agent)}`) return [200, { friendly_name: 'Sam' }]
    const conversation = `/v1/Conversations/${this.#channel}`
    if (path === conversation && method === 'POST') this.isEnded = form.get('State') === 'closed'
    if (path === conversation) return [200, { sid: this.#channel, state: this.isEnded ? 'closed' : 'active' }]
    if (path !== `${conversation}/Messages`) return [404, { code: 20404 }]
    return method === 'GET' ? [200, { messages: this.#messages.toReversed() }] : this.#take(form)
  }

  #open(form: URLSearchParams): DeskAnswer {
    const told: unknown = JSON.parse(form.get('PreEngagementData') ?? '')
    if (form.get('AddressSid') !== addressSid || typeof told !== 'object') return [400, {}]
    this.#channel = `CH${'2'.repeat(31)}${this.#count % 10}`
    this.#customer = `guest${this.#count}`
    return [201, { conversation_sid: this.#channel, identity: this.#customer }]
  }

  #take(form: URLSearchParams): DeskAnswer {
    const body = form.get('Body') ?? ''
    if (form.get('Author') !== this.#customer || body.length > 1600) return [400, {}]
    this.heard.push(body)
    return [201, this.#keep(this.#customer, body, form.get('Attributes') ?? '')]
  }

  #keep(author: string, body: string, attributes: string): TwilioMessage {
    this.#count += 1
    const message = { sid: `IM${String(this.#count).padStart(32, '0')}`, author, body, attributes }
    this.#messages.push(message)
    return message
  }

  #tell(event: Readonly<Record<string, string>>, added = ''): Promise<void> {
    const form = new URLSearchParams({ AccountSid: accountSid, ConversationSid: this.#channel, ...event })
    const path = '/service-chat-providers/flex/events'
    const fields = [...form].sort(([one], [other]) => (one < other ? -1 : 1))
    const signed = this.publicUrl + path + fields.map(([name, value]) => name + value).join('')
    const signature = createHmac('sha1', authToken).update(signed).digest('base64')
    const type = 'application/x-www-form-urlencoded'
    return this.tell(path, { 'content-type': type, 'x-twilio-signature': signature }, form.toString() + added)
  }
}
