import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import type { SessionEnd } from '#generated/domain'
import { findLoss, useSubject } from '../../api/session/session.ts'
import { setTitleCount } from '../../kit/journey/document-title.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { Icon } from '../../kit/ui/icon.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { findStored } from '../../storage/browser-store.ts'
import { agentsAnswer, chooseChannel } from './session/chat-channel.ts'
import {
  type ChatSession,
  findChatSession,
  noteInChat,
  removeChatSession,
  subscribeToChatSession,
} from './session/chat-session.ts'
import { AgentMessaging } from './view/agent-messaging.tsx'
import { BotMessaging } from './view/bot-messaging.tsx'
import { useFullScreen } from './view/hooks/use-full-screen.ts'
import { useOpenStatus } from './view/hooks/use-open-status.ts'
import { StartForm } from './view/start-form.tsx'

export interface ChatProps {
  readonly isOpen: boolean
  /** Channel that the URL requests. */
  readonly mode?: string | null | undefined
  readonly unread: number
  readonly onClose: () => void
  readonly onUnread: (count: number) => void
}

/** Panel of the chat. While it is closed it still receives messages, so that the button can show their number. */
export default function Chat({ isOpen, mode, unread, onClose, onUnread }: ChatProps) {
  const t = useCopy()
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const session = useSyncExternalStore(subscribeToChatSession, findChatSession)
  const subject = useSubject()
  useFullScreen(isOpen)
  useEffect(() => {
    if (isOpen) title.current?.focus()
  }, [isOpen])
  useEffect(() => {
    setTitleCount(unread)
    return () => setTitleCount(0)
  }, [unread])
  const { owner, isHidden, conversationSid } = session ?? {}
  useEffect(() => {
    // Another user has signed in, who must not read the earlier conversation.
    if (owner !== undefined && subject !== undefined && owner !== subject) removeChatSession()
    else if (isHidden && subject !== undefined) noteInChat(conversationSid, { isHidden: false })
  }, [owner, subject, isHidden, conversationSid])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  // Nobody may read the chat after a person ended its owner's session. If it ended by itself, the chat can still be read.
  const isEnded = subject === undefined && wasEndedByPerson()
  const reader = subject ?? (isHidden || isEnded ? undefined : findStored('draftOwner'))
  const isTheirs = owner === undefined || owner === reader
  useEffect(() => {
    if (isTheirs) return
    onUnread(0)
    // The chatbot's token would still open what it said: unlike an agent's, it knows of no sign-in.
    if (findChatSession()?.conversationSid === undefined) removeChatSession()
    else if (isEnded) noteInChat(findChatSession()?.conversationSid, { isHidden: true })
  }, [isTheirs, isEnded, onUnread])
  return (
    <section
      ref={panel}
      className="chat-panel"
      role="dialog"
      aria-labelledby="chat-title"
      hidden={!isOpen}
      onKeyDown={closeByKey}
    >
      <header className="chat-header">
        <h2 id="chat-title" ref={title} tabIndex={-1}>
          {t('chat.title')}
        </h2>
        <button type="button" className="chat-icon" onClick={onClose} aria-label={t('chat.close')}>
          <Icon name="close" />
        </button>
      </header>
      <Talk session={isTheirs ? session : undefined} mode={mode} isOpen={isOpen} onUnread={onUnread} />
    </section>
  )
}

/** Whether somebody ended the session, here or on another device, and not the time. */
function wasEndedByPerson(): boolean {
  const { reason = '' } = findLoss() ?? {}
  return reason !== '' && reason !== ('LIMIT' satisfies SessionEnd)
}

interface TalkProps extends Pick<ChatProps, 'isOpen' | 'mode' | 'onUnread'> {
  readonly session: ChatSession | undefined
}

/** Conversation in progress, or the form that starts one. */
function Talk({ session, mode, ...props }: TalkProps) {
  const chosen = chooseChannel(useJourney().organization.tenant, mode)
  const isAgentThere = agentsAnswer(chosen, useOpenStatus())
  if (session?.conversationSid !== undefined)
    return <AgentMessaging key={session.conversationSid} session={session} {...props} />
  if (isAgentThere === undefined) return <Skeleton block="240px" />
  if (session === undefined) return <StartForm isAgentThere={isAgentThere} channel={chosen.channel} />
  return (
    <BotMessaging
      key={session.loginTimestamp}
      session={session}
      isAgentThere={isAgentThere}
      channel={chosen.channel}
      {...props}
    />
  )
}
