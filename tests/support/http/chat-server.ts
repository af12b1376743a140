import type { FastifyInstance } from 'fastify'
import type { ChatStart, ChatStarted } from '#generated/api'
import { createSecrets } from '../../../server/keys/load-secrets.ts'
import { createTestApp, type TestAppOptions } from '../backend/create-test-app.ts'
import type { Browser } from './browser.ts'
import { ChatCalls } from './chat-client.ts'
import { staffMember } from './staff.ts'

const started = '/service-omni-proxy/insecure/api/v1/stream/init-web-chat'
const agentChats = '/service-csp/agent/secure/api/v1/chats'

/** Server with a port, at which visitors and agents can start to chat. */
export class ChatServer {
  readonly app: FastifyInstance
  readonly base: string
  readonly operatorKey: string

  private constructor(app: FastifyInstance, base: string, operatorKey: string) {
    this.app = app
    this.base = base
    this.operatorKey = operatorKey
  }

  static async open(options: TestAppOptions = {}): Promise<ChatServer> {
    const secrets = options.secrets ?? createSecrets()
    const app = await createTestApp({ ...options, secrets })
    const base = await app.listen({ port: 0, host: '127.0.0.1' })
    return new ChatServer(app, base, secrets.operatorKey)
  }

  close = () => this.app.close()

  /** Starts a conversation; returns the raw response. */
  start(body: Partial<ChatStart> = {}, url = started, headers: Readonly<Record<string, string>> = {}) {
    return this.app.inject({
      method: 'POST',
      url,
      headers,
      payload: { friendlyName: 'Ana', orgCode: 'FHEL', ...body },
    })
  }

  async begin(
    body: Partial<ChatStart> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ChatStarted> {
    const answer = await this.start(body, started, headers)
    if (answer.statusCode !== 200) throw new Error(`Start: ${answer.body}`)
    return answer.json()
  }

  callsOf = (chat: Pick<ChatStarted, 'token'>) => new ChatCalls(this.base, chat)

  /** Creates a support agent who takes conversations. */
  async agent(
    tenants: readonly string[] = ['hearthline'],
    role: 'SUPPORT_AGENT' | 'SUPERVISOR' = 'SUPPORT_AGENT',
  ): Promise<Browser> {
    const agent = await staffMember(this.app, this.operatorKey, { roles: [role], tenants })
    const answer = await this.setAvailable(agent, true)
    if (answer.statusCode !== 200) throw new Error(`Availability: ${answer.body}`)
    return agent
  }

  setAvailable(agent: Browser, available: boolean) {
    return agent.call({ method: 'PUT', url: `${agentChats}/availability`, payload: { available } })
  }

  take(agent: Browser, { conversationSid }: Pick<ChatStarted, 'conversationSid'>) {
    return agent.post(`${agentChats}/${conversationSid}/take`, {})
  }

  /** Starts a conversation that an agent joins; returns both sides of it. */
  async talk(body: Partial<ChatStart> = {}): Promise<Talk> {
    const [chat, agent] = [await this.begin(body), await this.agent()]
    const taken: ChatStarted = (await this.take(agent, chat)).json()
    return { chat, agent, applicantCalls: this.callsOf(chat), agentCalls: this.callsOf(taken) }
  }
}

interface Talk {
  readonly chat: ChatStarted
  readonly agent: Browser
  readonly applicantCalls: ChatCalls
  readonly agentCalls: ChatCalls
}
