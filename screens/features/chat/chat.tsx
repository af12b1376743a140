import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { useSubject } from '../../api/session/session.ts'
import { setTitleCount } from '../../journey/document-title.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { findChatSession, removeChatSession, subscribeToChatSession } from './session/chat-session.ts'
import { AgentMessaging } from './view/agent-messaging.tsx'
import { StartForm } from './view/start-form.tsx'
import { useFullScreen } from './view/use-full-screen.ts'

export interface ChatProps {
  readonly isOpen: boolean
  readonly unread: number
  readonly onClose: () => void
  readonly onUnread: (count: number) => void
}

/** The panel of the chat. While it is closed it listens on, so that the button can tell of what came. */
export default function Chat({ isOpen, unread, onClose, onUnread }: ChatProps) {
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
  const owner = session?.owner
  useEffect(() => {
    // Somebody else has signed in: what was said before is not theirs to read.
    if (owner !== undefined && subject !== undefined && owner !== subject) removeChatSession()
  }, [owner, subject])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const isTheirs = owner === undefined || subject === undefined || owner === subject
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
      {session?.conversationSid !== undefined && isTheirs ? (
        <AgentMessaging key={session.conversationSid} session={session} isOpen={isOpen} onUnread={onUnread} />
      ) : (
        <StartForm />
      )}
    </section>
  )
}
