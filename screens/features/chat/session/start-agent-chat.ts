import type { ChatStart, ChatStarted } from '#generated/api'
import { findSubject } from '../../../api/session/session.ts'
import { ask } from '../core/chat-calls.ts'
import { agentFields, saveChatSession } from './chat-session.ts'
import { findNonce } from './nonce.ts'

/** Starts a conversation with agents and stores it in this browser. */
export async function startAgentChat(start: ChatStart & { readonly orgCode: string }): Promise<void> {
  const owner = findSubject()
  const nonce = await findNonce(start.orgCode)
  const body = JSON.stringify({
    ...start,
    ...(owner !== undefined && { identityUuid: owner }),
    ...(nonce !== undefined && { nonce }),
  })
  const response = await ask('/service-omni-proxy/insecure/api/v1/stream/init-web-chat', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  })
  const started: ChatStarted = await response.json()
  const { friendlyName, emailAddress } = start
  saveChatSession({
    friendlyName,
    loginTimestamp: Date.now(),
    ...(emailAddress !== undefined && { emailAddress }),
    ...(owner !== undefined && nonce !== undefined && { owner }),
    ...agentFields(started),
  })
}
