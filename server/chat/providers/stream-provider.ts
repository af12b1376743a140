import { createHmac } from 'node:crypto'
import { Problem } from '../../errors/problem.ts'
import type { StreamConnection } from '../../settings/connection.ts'
import { askProvider, ProviderRefusal } from './ask-provider.ts'
import type { ChatProvider, ProviderEvent } from './chat-provider.ts'
import { isSameSecret } from './is-same-secret.ts'
import { signJsonWebToken } from './json-web-token.ts'
import { fieldIn, listIn, parseSent, textIn } from './read-fields.ts'

/** Number of newest messages that are read. */
const newest = 50

/**
 * Adapter for Stream Chat, by its server-side HTTP calls and webhooks (getstream.io/chat/docs/rest,
 * getstream.io/chat/docs/webhooks_overview). Written from these documents and never run against Stream.
 */
export function streamProvider(connection: StreamConnection): ChatProvider {
  const { apiKey, secret, agents, url: base = 'https://chat.stream-io-api.com' } = connection
  const headers = {
    authorization: signJsonWebToken({ server: true }, secret),
    'stream-auth-type': 'jwt',
  }
  const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
    const url = `${base}${path}?api_key=${encodeURIComponent(apiKey)}`
    return askProvider(connection, { method, url, headers, ...(body && { body }) })
  }
  const at = (channel: string) => `/channels/messaging/${channel}`
  const isThere = (id: string): Promise<boolean> =>
    ask('GET', `/messages/${id}`).then(
      () => true,
      () => false,
    )
  return {
    echoes: true,
    connect: async ({ conversation: channel, name, skill, lender, details }) => {
      const customer = `applicant-${channel}`
      await ask('POST', '/users', { users: { [customer]: { id: customer, name } } })
      const members = [customer, ...agents].map((id) => ({ user_id: id }))
      // A lender's own fields stand beside Stream's.
      const data = { created_by_id: customer, name, members, skill, lender, began: details }
      await ask('POST', `${at(channel)}/query`, { data, state: true })
      return { channel, customer }
    },
    send: async (place, { id, text }) => {
      const message = { id, text, user_id: place.customer }
      try {
        await ask('POST', `${at(place.channel)}/message`, { message })
      } catch (error) {
        // Stream refuses an existing message like an invalid one.
        if (!(error instanceof ProviderRefusal && (await isThere(id)))) throw error
      }
      return place
    },
    typing: async ({ channel, customer }) => {
      await ask('POST', `${at(channel)}/event`, { event: { type: 'typing.start', user_id: customer } })
    },
    read: async ({ channel, customer }) => {
      await ask('POST', `${at(channel)}/read`, { user_id: customer })
    },
    history: async ({ channel }) => {
      const body = { state: true, messages: { limit: newest } }
      const answer = await ask('POST', `${at(channel)}/query`, body)
      const said = listIn(answer, 'messages').flatMap((message) => toSaid(message, channel))
      const isFrozen = fieldIn(fieldIn(answer, 'channel'), 'frozen') === true
      return isFrozen ? [...said, { kind: 'ended', channel }] : said
    },
    end: async ({ channel }) => {
      await ask('PATCH', at(channel), { set: { frozen: true } })
    },
    events: async ({ headers: sent, body }) => {
      const signature = createHmac('sha256', secret).update(body).digest('hex')
      if (!isSameSecret(signature, String(sent['x-signature']))) throw new Problem(401, 'UNAUTHENTICATED')
      return { events: eventsIn(parseSent(body)) }
    },
  }
}

function toSaid(message: object, channel: string): readonly ProviderEvent[] {
  // Nobody wrote system notes and deleted messages.
  if (['system', 'deleted', 'ephemeral', 'error'].includes(textIn(message, 'type'))) return []
  const agent = agentIn(message)
  return [{ kind: 'said', channel, agent, id: textIn(message, 'id'), text: textIn(message, 'text') }]
}

function agentIn(event: unknown): { readonly id: string; readonly name?: string } {
  const user = fieldIn(event, 'user')
  const name = textIn(user, 'name')
  return { id: textIn(user, 'id'), ...(name && { name }) }
}

const kinds = new Map([
  ['typing.start', 'typing'],
  ['message.read', 'read'],
] as const)

function eventsIn(event: object | undefined): readonly ProviderEvent[] {
  const type = textIn(event, 'type')
  const channel = textIn(event, 'channel_id') || textIn(fieldIn(event, 'channel'), 'id')
  if (type === 'channel.updated')
    return fieldIn(fieldIn(event, 'channel'), 'frozen') === true ? [{ kind: 'ended', channel }] : []
  const message = fieldIn(event, 'message')
  if (type === 'message.new' && typeof message === 'object' && message !== null)
    return toSaid({ user: fieldIn(event, 'user'), ...message }, channel)
  const kind = [...kinds].find(([name]) => name === type)?.[1]
  return kind === undefined ? [] : [{ kind, channel, agent: agentIn(event) }]
}
