import { randomUUID } from 'node:crypto'
import { systemClock } from '../../clock/clock.ts'
import { Problem } from '../../errors/problem.ts'
import type { NiceConnection } from '../../settings/connection.ts'
import { askProvider, ProviderRefusal } from './ask-provider.ts'
import type { ChatProvider, ProviderEvent, ProviderNews } from './chat-provider.ts'
import { isSameSecret } from './is-same-secret.ts'
import { readJsonWebToken, signJsonWebToken } from './json-web-token.ts'
import { fieldIn, parseSent, textIn } from './read-fields.ts'

/** Validity of a token that CXone receives, in seconds. */
const tokenSeconds = 3600
/** Time before its expiry at which a token from CXone is replaced. */
const earlyMs = 60_000

/**
 * Adapter for NICE CXone Digital Engagement by Bring Your Own Channel, in which this server is the middleware
 * (developer.niceincontact.com/Documentation/BYOCMiddleware and DigitalEngagementAPI). CXone tells an agent at once if a reply
 * does not arrive, so there is no `history`. Written from these documents and never run against CXone.
 */
export function niceProvider(connection: NiceConnection): ChatProvider {
  const { url: base = 'https://api-de-na1.niceincontact.com', channelId } = connection
  const token = createTokenKeeper(connection)
  const ask = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const headers = { authorization: `Bearer ${await token()}` }
    return askProvider(connection, { method, url: `${base}/dfo/3.0${path}`, headers, body })
  }
  return {
    // A thread begins with its first message, whose response names the contact.
    connect: async ({ conversation }) => ({ channel: conversation, customer: '' }),
    send: async (place, { id, text, sentAt, name }) => {
      const { channel } = place
      const [firstName = '', ...others] = name.split(' ')
      const author = { idOnExternalPlatform: channel, firstName, lastName: others.join(' ') }
      const body = {
        idOnExternalPlatform: id,
        thread: { idOnExternalPlatform: channel },
        messageContent: { type: 'TEXT', payload: { text } },
        createdAtWithMilliseconds: sentAt.toISOString(),
        direction: 'inbound',
        authorEndUserIdentity: author,
        recipients: [],
      }
      const path = `/channels/${encodeURIComponent(channelId)}/messages`
      const made = await ask('POST', path, body).catch((error: unknown) => {
        // The id is taken: the message arrived before.
        if (error instanceof ProviderRefusal && error.status === 409) return {}
        throw error
      })
      return { channel, customer: textIn(fieldIn(made, 'case'), 'id') || place.customer }
    },
    end: async ({ customer }) => {
      // A conversation without a contact has no messages.
      if (customer !== '') await ask('PUT', `/contacts/${customer}/status`, { status: 'closed' })
    },
    events: async ({ url, headers, body }) => {
      const said = parseSent(body)
      if (new URL(url).pathname.endsWith('/token')) return giveToken(connection, said)
      const bearer = /^Bearer (\S+)$/i.exec(String(headers.authorization))?.[1] ?? ''
      const { iss, exp } = readJsonWebToken(bearer, connection.callbackSecret) ?? {}
      if (iss !== connection.callbackId || !(Number(exp) * 1000 > systemClock.now().getTime()))
        throw new Problem(401, 'UNAUTHENTICATED')
      return newsIn(said)
    },
  }
}

/** Keeps a token of CXone and renews it before it expires. */
function createTokenKeeper(connection: NiceConnection): () => Promise<string> {
  let kept = { token: '', until: 0 }
  return async () => {
    if (systemClock.now().getTime() < kept.until) return kept.token
    const { tokenUrl, clientId, clientSecret } = connection
    const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    const given = await askProvider(connection, { url: tokenUrl, headers: {}, body })
    const lastsMs = Number(textIn(given, 'expires_in')) * 1000 || 0
    kept = { token: textIn(given, 'access_token'), until: systemClock.now().getTime() + lastsMs - earlyMs }
    return kept.token
  }
}

/** Issues the token that CXone requests before its calls, for the name and secret that were entered there. */
function giveToken({ callbackId, callbackSecret }: NiceConnection, asked: unknown): ProviderNews {
  const isTheirs =
    isSameSecret(textIn(asked, 'client_id'), callbackId) &&
    isSameSecret(textIn(asked, 'client_secret'), callbackSecret)
  if (!isTheirs) throw new Problem(401, 'UNAUTHENTICATED')
  const exp = Math.floor(systemClock.now().getTime() / 1000) + tokenSeconds
  const token = signJsonWebToken({ iss: callbackId, exp }, callbackSecret)
  return { events: [], reply: { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds } }
}

function newsIn(body: object | undefined): ProviderNews {
  if (textIn(body, 'eventType') !== '') return { events: statusIn(body) }
  const thread = fieldIn(body, 'thread')
  const channel = textIn(thread, 'idOnExternalPlatform')
  const content = fieldIn(body, 'messageContent') ?? fieldIn(body, 'message')
  const text = textIn(fieldIn(content, 'payload'), 'text') || textIn(content, 'text')
  // Each call is one message. If the response is lost, the agent is asked to send it again.
  const id = randomUUID()
  const at = systemClock.now().toISOString()
  return {
    events: [{ kind: 'said', channel, id, text, agent: agentIn(fieldIn(body, 'authorUser')) }],
    reply: {
      idOnExternalPlatform: id,
      message: { idOnExternalPlatform: id, createdAtWithMilliseconds: at, url: '' },
      thread,
      endUserIdentities: [{ idOnExternalPlatform: channel }],
      recipients: fieldIn(body, 'endUserRecipients') ?? [],
    },
  }
}

function agentIn(user: unknown): { readonly id: string; readonly name?: string } {
  const name = `${textIn(user, 'firstName')} ${textIn(user, 'surname')}`.trim()
  return { id: textIn(user, 'id') || 'agent', ...(name && { name }) }
}

/** Reads the status of a contact from a call of a CXone workflow. */
function statusIn(body: unknown): readonly ProviderEvent[] {
  const contact = fieldIn(fieldIn(body, 'data'), 'case')
  const channel = textIn(contact, 'threadIdOnExternalPlatform')
  const isOver = ['closed', 'trashed'].includes(textIn(contact, 'status'))
  return textIn(body, 'eventType') === 'CaseStatusChanged' && isOver ? [{ kind: 'ended', channel }] : []
}
