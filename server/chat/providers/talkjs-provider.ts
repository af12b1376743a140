import { createHmac } from 'node:crypto'
import { systemClock } from '../../clock/clock.ts'
import { Problem } from '../../errors/problem.ts'
import type { TalkjsConnection } from '../../settings/connection.ts'
import { askProvider } from './ask-provider.ts'
import type { ChatProvider, ProviderEvent } from './chat-provider.ts'
import { isSameSecret } from './is-same-secret.ts'
import { signJsonWebToken } from './json-web-token.ts'
import { fieldIn, listIn, parseSent, textIn } from './read-fields.ts'

/** Number of newest messages that are read. */
const newest = 50
const tokenMs = 5 * 60_000
/** Age at which a signed call is refused, since it may be a replay. */
const oldMs = 10 * 60_000

/**
 * Adapter for TalkJS, by its REST API and webhooks (talkjs.com/docs/Reference/REST_API, talkjs.com/docs/Reference/Webhooks).
 * TalkJS has no end of a conversation, so the custom field `state` marks it. Written from these documents and never run against
 * TalkJS.
 */
export function talkjsProvider(connection: TalkjsConnection): ChatProvider {
  const { appId, secret, agents, url: base = 'https://api.talkjs.com' } = connection
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const exp = Math.floor((systemClock.now().getTime() + tokenMs) / 1000)
    const token = signJsonWebToken({ tokenType: 'app', iss: appId, exp }, secret)
    const headers = { authorization: `Bearer ${token}` }
    return askProvider(connection, {
      method,
      url: `${base}/v1/${appId}${path}`,
      headers,
      ...(body && { body }),
    })
  }
  return {
    echoes: true,
    connect: async ({ conversation: channel, name, skill, lender, details }) => {
      const customer = `applicant-${channel}`
      const email = textIn(details, 'emailAddress')
      await ask('PUT', `/users/${customer}`, { name, ...(email && { email: [email] }) })
      const custom = { skill, lender, state: 'active', page: textIn(details, 'pageUrl') }
      const participants = [customer, ...agents]
      await ask('PUT', `/conversations/${channel}`, { subject: name, participants, custom })
      return { channel, customer }
    },
    send: async (place, { id, text }) => {
      const message = { text, sender: place.customer, type: 'UserMessage', idempotencyKey: id }
      await ask('POST', `/conversations/${place.channel}/messages`, [message])
      return place
    },
    history: async ({ channel }) => {
      const [place, answer] = await Promise.all([
        ask('GET', `/conversations/${channel}`),
        ask('GET', `/conversations/${channel}/messages?limit=${newest}`),
      ])
      const said = listIn(answer, 'data').flatMap((message) => toSaid(message, channel))
      return [...said.toReversed(), ...endIn(place, channel)]
    },
    end: async ({ channel }) => {
      await ask('PUT', `/conversations/${channel}`, { custom: { state: 'ended' } })
    },
    events: async ({ headers, body }) => {
      const at = String(headers['x-talkjs-timestamp'])
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex').toUpperCase()
      if (!isSameSecret(signature, String(headers['x-talkjs-signature'])) || isOld(at))
        throw new Problem(401, 'UNAUTHENTICATED')
      return { events: eventsIn(parseSent(body)) }
    },
    nameOf: async (agent) =>
      textIn(await ask('GET', `/users/${encodeURIComponent(agent)}`), 'name') || undefined,
  }
}

/** True if a timestamp, in seconds or milliseconds since 1970, is too far from now. */
function isOld(at: string): boolean {
  const moment = Number(at) * (at.length <= 10 ? 1000 : 1)
  return !(Math.abs(systemClock.now().getTime() - moment) < oldMs)
}

/** Converts a message to an event. Nobody wrote the notes of the system, so they give none. */
const toSaid = (message: unknown, channel: string): readonly ProviderEvent[] =>
  textIn(message, 'senderId') === ''
    ? []
    : [
        {
          kind: 'said',
          channel,
          id: textIn(message, 'id'),
          text: textIn(message, 'text'),
          agent: { id: textIn(message, 'senderId') },
        },
      ]

const endIn = (conversation: unknown, channel: string): readonly ProviderEvent[] =>
  textIn(fieldIn(conversation, 'custom'), 'state') === 'ended' ? [{ kind: 'ended', channel }] : []

function eventsIn(event: object | undefined): readonly ProviderEvent[] {
  const data = fieldIn(event, 'data')
  const conversation = fieldIn(data, 'conversation')
  const channel = textIn(conversation, 'id')
  const type = textIn(event, 'type')
  if (type === 'conversation.deleted') return [{ kind: 'ended', channel }]
  const told = type === 'message.sent' ? toSaid(fieldIn(data, 'message'), channel) : []
  return [...told, ...endIn(conversation, channel)]
}
