import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSubject } from '../../../api/session/session.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useLimit } from '../../../kit/journey/use-limit.ts'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { ChatSession } from '../session/chat-session.ts'
import { type AgentChat, openAgentChat } from '../session/open-agent-chat.ts'
import { EndCard } from './end-card.tsx'
import { useChatLimits } from './hooks/use-chat-limits.ts'
import { useExpiry } from './hooks/use-expiry.ts'
import { Messaging } from './messaging.tsx'

export interface AgentMessagingProps {
  readonly session: ChatSession
  readonly isOpen: boolean
  readonly onUnread: (count: number) => void
}

/** Conversation with the lender's support. */
export function AgentMessaging(props: AgentMessagingProps) {
  const limits = useChatLimits()
  const { orgCode: organization } = useJourney().organization
  const [chat, setChat] = useState<AgentChat>()
  const sid = props.session.conversationSid ?? ''
  useEffect(() => {
    const opened = openAgentChat({ conversationSid: sid, organization, limits })
    setChat(opened)
    window.addEventListener('online', opened.wake)
    return () => {
      window.removeEventListener('online', opened.wake)
      opened.stop()
    }
  }, [sid, organization, limits])
  return chat ? <Open {...props} chat={chat} /> : null
}

function Open({ session, isOpen, onUnread, chat }: AgentMessagingProps & { readonly chat: AgentChat }) {
  const t = useCopy()
  const state = useSyncExternalStore(chat.subscribe, chat.get)
  const isOver = useExpiry(session.loginTimestamp + useLimit('chat', 'agentSessionMs'))
  const subject = useSubject()
  const isReadOnly = state.phase === 'read-only'
  const { nonceRefreshMs } = useChatLimits()
  useEffect(() => {
    if (!isReadOnly || subject === undefined || subject !== session.owner) return
    const prove = () => void chat.prove().catch(() => undefined)
    prove()
    // A proof that the server could not give is asked for again.
    const timer = setInterval(prove, nonceRefreshMs)
    return () => clearInterval(timer)
  }, [isReadOnly, subject, session.owner, chat, nonceRefreshMs])
  const isVisitor = session.owner === undefined
  useEffect(() => {
    if (isVisitor && subject !== undefined) void chat.prove().catch(() => undefined)
  }, [isVisitor, subject, chat])
  const { standing } = state
  const agent = standing?.participants.findLast(
    ({ role, leftAt }) => role === 'AGENT' && leftAt === undefined,
  )
  const nameOf = (sender: string): string =>
    // A provider may omit the name of an agent.
    standing?.participants.find(({ id }) => id === sender)?.name || t('chat.support')
  const hasEnded = state.phase === 'ended' || isOver
  const { stays } = useJourney().organization.tenant
  const waiting = hasEnded
    ? ''
    : [t('chat.waiting', { place: standing?.queuePlace ?? 0 }), stays?.chat].filter(Boolean).join(' ')
  return (
    <Messaging
      conversation={chat}
      state={state}
      isOpen={isOpen}
      onUnread={onUnread}
      nameOf={nameOf}
      status={agent ? t('chat.joined', { name: nameOf(agent.id) }) : waiting}
      files={agent ? chat.files : undefined}
      download={chat.files.download}
      end={hasEnded ? <EndCard hasSurvey channel={session.omniProxyChannelId} /> : undefined}
      onEnd={chat.end}
    />
  )
}
