import type { NiceConnection } from '../../../server/settings/connection.ts'
import { type DeskAnswer, type DeskCall, ProviderDesk } from './provider-desk.ts'

const channelId = 'byoc_1'
const [clientId, clientSecret] = ['ours', 'secret of ours']
const [callbackId, callbackSecret] = ['theirs', 'secret of theirs']
const base = '/service-chat-providers/cxone'

/** Simulates CXone as the side of Bring Your Own Channel that calls a middleware, with a token that it requested. */
export class NiceDesk extends ProviderDesk {
  protected readonly sending = '/messages'
  readonly #taken = new Set<string>()
  /** Thread of the next message, by its id here. */
  thread = ''
  /** Id of the agent who writes. */
  agentId = 7

  connection(): NiceConnection {
    const { url, publicUrl } = this
    return {
      ...{ kind: 'nice', name: 'cxone', private: true, url, publicUrl, channelId },
      ...{ tokenUrl: `${url}/auth/token`, clientId, clientSecret, callbackId, callbackSecret },
    }
  }

  /** Does nothing: CXone does not report that an agent joins. */
  join = async (): Promise<void> => {}

  async say(words: string): Promise<void> {
    const authorUser = { id: this.agentId, firstName: 'Sam', surname: '', nickname: 'sam' }
    await this.#tell(`${base}/2.0/channel/${channelId}/outbound`, {
      ...{ brand: { id: 1 }, thread: { idOnExternalPlatform: this.thread }, authorUser },
      messageContent: { type: 'TEXT', payload: { text: words } },
      endUserRecipients: [{ idOnExternalPlatform: this.thread, isPrimary: true }],
    })
  }

  async end(): Promise<void> {
    this.isEnded = true
    const contact = { id: '41', status: 'closed', threadIdOnExternalPlatform: this.thread }
    await this.#tell(`${base}/events`, { eventType: 'CaseStatusChanged', data: { case: contact } })
  }

  async forge(words: string): Promise<number> {
    const body = {
      thread: { idOnExternalPlatform: this.thread },
      messageContent: { payload: { text: words } },
    }
    const headers = { 'content-type': 'application/json', authorization: 'Bearer a.b.c' }
    return (await this.call(`${base}/2.0/channel/${channelId}/outbound`, headers, JSON.stringify(body)))
      .status
  }

  protected answer({ method, url, body, authorization }: DeskCall): DeskAnswer {
    const said = JSON.parse(body)
    if (url.pathname === '/auth/token')
      return said.client_secret === clientSecret
        ? [200, { access_token: 'given', token_type: 'bearer', expires_in: 3600 }]
        : [401, {}]
    if (authorization !== 'Bearer given') return [401, {}]
    if (url.pathname === '/dfo/3.0/contacts/41/status' && method === 'PUT') {
      this.isEnded = said.status === 'closed'
      return [200, {}]
    }
    if (url.pathname !== `/dfo/3.0/channels/${channelId}/messages`) return [404, {}]
    if (this.#taken.has(said.idOnExternalPlatform)) return [409, {}]
    this.#taken.add(said.idOnExternalPlatform)
    this.thread = said.thread.idOnExternalPlatform
    this.heard.push(said.messageContent.payload.text)
    return [200, { case: { id: '41', status: 'new' }, message: { id: 'm-1' } }]
  }

  async #tell(path: string, body: object): Promise<void> {
    const asked = { grant_type: 'client_credentials', client_id: callbackId, client_secret: callbackSecret }
    const json = { 'content-type': 'application/json' }
    const given = await this.call(`${base}/1.0/token`, json, JSON.stringify(asked))
    const { access_token: token } = (await given.json()) as { readonly access_token: string }
    await this.tell(path, { ...json, authorization: `Bearer ${token}` }, JSON.stringify(body))
  }
}
