import { randomUUID } from 'node:crypto'
import type { ChatStarted } from '#generated/api'

const csp = '/service-csp/agent/secure/api/v1/chats'

/** Chat tokens of both sides of a conversation. */
export interface Pair {
  readonly applicant: string
  readonly agent: string
}

/** Starts conversations and has one agent take them all. */
export async function openConversations(
  base: string,
  operatorKey: string,
  count: number,
): Promise<readonly Pair[]> {
  const authorization = await agent(base, operatorKey)
  const pairs: Pair[] = []
  const each = async (index: number) => {
    // Starts are limited per address, so these use many addresses.
    const from = { 'x-forwarded-for': `172.31.${Math.floor(index / 250)}.${(index % 250) + 1}` }
    const chat = await post<ChatStarted>(
      `${base}/service-omni-proxy/insecure/api/v1/stream/init-web-chat`,
      { friendlyName: `Applicant ${index}`, orgCode: 'FHEL' },
      from,
    )
    const taken = await post<ChatStarted>(`${base}${csp}/${chat.conversationSid}/take`, {}, { authorization })
    pairs.push({ applicant: chat.token, agent: taken.token })
  }
  for (let index = 0; index < count; index += 8)
    await Promise.all(Array.from({ length: Math.min(8, count - index) }, (_, next) => each(index + next)))
  return pairs
}

/** Adds a support agent; returns the agent's Authorization header. */
async function agent(base: string, operatorKey: string): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const added = { email, name: 'Sam Desk', roles: ['SUPPORT_AGENT'], tenants: ['hearthline'] }
  await post(`${base}/operator/staff`, added, { authorization: `Operator ${operatorKey}` })
  const letters: readonly { readonly recipient: string; readonly body: string }[] = await (
    await fetch(`${base}/outbox`)
  ).json()
  const code = /\b\d{6}\b/.exec(letters.find(({ recipient }) => recipient === email)?.body ?? '')?.[0]
  const answer = await send(`${base}/service-staff/api/v1/setup`, {
    ...{ email, code, password: 'desk lamp and stapler' },
  })
  const authorization = answer.headers.get('authorization') ?? ''
  await send(`${base}${csp}/availability`, { available: true }, { authorization }, 'PUT')
  return authorization
}

const post = async <Answer>(url: string, body: object, headers = {}): Promise<Answer> =>
  (await send(url, body, headers)).json()

async function send(url: string, body: object, headers = {}, method = 'POST'): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer
}
