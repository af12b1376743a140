import { useState } from 'react'
import { useLocation } from 'react-router'
import { isUuid } from '#engine'
import type { ChatStart, ChatStarted } from '#generated/api'
import type { FormValues } from '#generated/forms'
import { findSubject } from '../../../../api/session/session.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { ask } from '../../core/chat-calls.ts'
import { type ChatChannel, chatTag } from '../../session/chat-channel.ts'
import { agentFields, saveChatSession } from '../../session/chat-session.ts'
import { findNonce } from '../../session/nonce.ts'

export interface StartOptions {
  readonly channel: ChatChannel
  /** Text shown before the first message. */
  readonly welcomeMessage: string
}

/** Returns a function that starts a conversation with agents, and passes on the conversation with the chatbot, if any. */
export function useStart({ channel, welcomeMessage }: StartOptions) {
  const { orgCode, tenant } = useJourney().organization
  const { pathname } = useLocation()
  const [hasFailed, setFailed] = useState(false)
  const start = async (values: FormValues['chat/start'], said: ChatStart['additionalAttrs'] = {}) => {
    const applicationUuid = pathname.split('/').find(isUuid)
    setFailed(false)
    await startAgentChat({
      ...values,
      orgCode,
      pageUrl: window.location.origin + pathname,
      additionalAttrs: said,
      tag: chatTag,
      chatMode: channel,
      welcomeMessage,
      ...(tenant.chat && { skill: tenant.chat.skill }),
      ...(applicationUuid && { applicationUuid }),
    }).catch(() => setFailed(true))
  }
  return { start, hasFailed }
}

/** Starts a conversation with agents and stores it in this browser. */
async function startAgentChat(start: ChatStart & { readonly orgCode: string }): Promise<void> {
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
