import { createHmac } from 'node:crypto'
import { Problem } from '../../errors/problem.ts'
import type { TwilioConnection } from '../../settings/connection.ts'
import { parseObject } from '../../vendors/gateway/read-answer.ts'
import { askProvider, type ProviderCall } from './ask-provider.ts'
import type { ChatProvider, ProviderEvent, ProviderPlace, ProviderSaid } from './chat-provider.ts'
import { isSameSecret } from './is-same-secret.ts'
import { cleanSent, fieldIn, listIn, textIn } from './read-fields.ts'
import { splitText } from './split-text.ts'

/** Most characters of a message (Conversations Message resource). */
const mostCharacters = 1600
/** Number of newest messages that are read. */
const newest = 50

/**
 * Adapter for Twilio Flex and Conversations, by their REST calls and webhooks
 * (twilio.com/docs/flex/developer/conversations/webchats-resource, twilio.com/docs/conversations). Written from these documents
 * and never run against Twilio.
 */
export function twilioProvider(connection: TwilioConnection): ChatProvider {
  const { accountSid, addressSid, authToken } = connection
  const flex = connection.url ?? 'https://flex-api.twilio.com'
  const conversations = `${connection.url ?? 'https://conversations.twilio.com'}/v1/Conversations`
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const ask = (call: Omit<ProviderCall, 'headers'>) =>
    askProvider(connection, { ...call, headers: { authorization: `Basic ${credentials}` } })
  const newestOf = async ({ channel }: ProviderPlace) => {
    const query = `Order=desc&PageSize=${newest}`
    const url = `${conversations}/${channel}/Messages?${query}`
    return listIn(await ask({ method: 'GET', url }), 'messages').toReversed()
  }
  const post = ({ channel, customer }: ProviderPlace, clientId: string, text: string) =>
    ask({
      url: `${conversations}/${channel}/Messages`,
      body: form({ Author: customer, Body: text, Attributes: JSON.stringify({ clientId }) }),
    })
  return {
    echoes: true,
    connect: async ({ name, skill, lender, conversation, details }) => {
      const told = { friendlyName: name, skill, lender, conversation, ...details }
      const body = {
        AddressSid: addressSid,
        ChatFriendlyName: `${lender} ${conversation}`,
        CustomerFriendlyName: name,
        PreEngagementData: JSON.stringify(told),
      }
      const made = await ask({ url: `${flex}/v2/WebChats`, body: form(body) })
      return { channel: textIn(made, 'conversation_sid'), customer: textIn(made, 'identity') }
    },
    send: async (place: ProviderPlace, { id, text, isRepeated }: ProviderSaid) => {
      // Twilio has no idempotency key for messages.
      const there = new Set(isRepeated ? (await newestOf(place)).map(clientIdOf) : [])
      for (const [part, words] of splitText(text, mostCharacters).entries()) {
        const clientId = part === 0 ? id : `${id} ${part}`
        if (!there.has(clientId)) await post(place, clientId, words)
      }
      return place
    },
    history: async (place) => {
      const { channel } = place
      const { state } = await ask({ method: 'GET', url: `${conversations}/${channel}` })
      const said = (await newestOf(place)).map((message) => toSaid(message, channel))
      return state === 'closed' ? [...said, { kind: 'ended', channel }] : said
    },
    end: async ({ channel }) => {
      await ask({ url: `${conversations}/${channel}`, body: form({ State: 'closed' }) })
    },
    events: async ({ url, headers, body }) => {
      const sent = [...new URLSearchParams(body)]
      const fields = new Map(sent)
      // Twilio repeats no name, and the signature covers one value of each.
      const isWhole = fields.size === sent.length
      if (
        !isWhole ||
        !isSameSecret(signatureOf(authToken, url, fields), String(headers['x-twilio-signature']))
      )
        throw new Problem(401, 'UNAUTHENTICATED')
      return { events: eventsIn(Object.fromEntries(sent.map(([name, value]) => [name, cleanSent(value)]))) }
    },
    nameOf: async (agent) => {
      const users = conversations.replace(/Conversations$/, 'Users')
      const user = await ask({ method: 'GET', url: `${users}/${encodeURIComponent(agent)}` })
      return textIn(user, 'friendly_name') || undefined
    },
  }
}

const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields)

const clientIdOf = (message: object): string => textIn(parseObject(textIn(message, 'attributes')), 'clientId')

const toSaid = (message: object, channel: string): ProviderEvent => ({
  kind: 'said',
  channel,
  id: textIn(message, 'sid'),
  text: textIn(message, 'body'),
  agent: { id: textIn(message, 'author') },
})

/** Signs the address followed by each field's name and value in the order of their names (twilio.com/docs/usage/security). */
function signatureOf(authToken: string, url: string, fields: ReadonlyMap<string, string>): string {
  const names = [...fields.keys()].sort()
  const signed = url + names.map((name) => name + fields.get(name)).join('')
  return createHmac('sha1', authToken).update(signed).digest('base64')
}

function eventsIn(fields: Readonly<Record<string, string>>): readonly ProviderEvent[] {
  const { EventType, ConversationSid: channel = '', Identity = '', Author = '' } = fields
  const agent = { id: Identity }
  if (EventType === 'onMessageAdded') {
    const { MessageSid: sid = '', Body: body = '' } = fields
    return [toSaid({ sid, body, author: Author }, channel)]
  }
  if (EventType === 'onConversationStateUpdated')
    return fields.StateTo === 'closed' ? [{ kind: 'ended', channel }] : []
  if (Identity === '') return []
  if (EventType === 'onParticipantAdded') return [{ kind: 'joined', channel, agent }]
  if (EventType === 'onParticipantRemoved') return [{ kind: 'left', channel, agent }]
  const hasRead = EventType === 'onParticipantUpdated' && fieldIn(fields, 'LastReadMessageIndex')
  return hasRead ? [{ kind: 'read', channel, agent }] : []
}
