import { useState } from 'react'
import { useLocation } from 'react-router'
import { isUuid } from '#engine'
import type { ChatStart } from '#generated/api'
import type { FormValues } from '#generated/forms'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { type ChatChannel, chatTag } from '../../session/chat-channel.ts'
import { startAgentChat } from '../../session/start-agent-chat.ts'

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
