import { useEffect, useState, useSyncExternalStore } from 'react'
import { isUuid } from '#engine'
import { useSubject } from '../../../api/session/session.ts'
import { isInSignerArea } from '../../../journey/login-path.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useLimit } from '../../../kit/journey/use-limit.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { ChatChannel } from '../session/chat-channel.ts'
import type { ChatSession } from '../session/chat-session.ts'
import { type BotChat, botParticipant, openBotChat } from '../session/open-bot-chat.ts'
import { BadResponse } from './bad-response.tsx'
import { EndCard } from './end-card.tsx'
import { useExpiry } from './hooks/use-expiry.ts'
import { type StartOptions, useStart } from './hooks/use-start.ts'
import { Messaging } from './messaging.tsx'

export interface BotMessagingProps {
  readonly session: ChatSession
  readonly isOpen: boolean
  readonly onUnread: (count: number) => void
  /** Whether agents answer now. */
  readonly isAgentThere: boolean
  readonly channel: ChatChannel
}

/** Conversation with the chatbot. */
export function BotMessaging(props: BotMessagingProps) {
  const { organization, journey } = useJourney()
  const { orgCode } = organization
  const { pages } = journey.source
  const nonceMs = useLimit('chat', 'nonceRefreshMs')
  const [chat, setChat] = useState<BotChat>()
  useEffect(() => {
    const applicationId = () => window.location.pathname.split('/').find(isUuid)
    const senderType = () => (isInSignerArea(pages, window.location.pathname) ? 'CO_DEEDER' : 'BORROWER')
    setChat(openBotChat({ organization: orgCode, applicationId, senderType, nonceMs }))
  }, [orgCode, pages, nonceMs])
  return chat ? <Open {...props} chat={chat} /> : null
}

function Open({
  session,
  isOpen,
  onUnread,
  isAgentThere,
  channel,
  chat,
}: BotMessagingProps & { readonly chat: BotChat }) {
  const t = useCopy()
  const known = useSyncExternalStore(chat.subscribe, chat.get)
  // The chatbot knows of no sign-in: after the session of its owner ended by itself, the chat is only read.
  const isReadOnly = useSubject() === undefined && session.owner !== undefined
  const state = isReadOnly ? { ...known, phase: 'read-only' as const } : known
  const { answeredAt, loginTimestamp } = session
  const isOver = useExpiry((answeredAt ?? loginTimestamp) + useLimit('chat', 'botInactivityMs'))
  // Another tab may have asked a question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is noted in the session
  useEffect(() => void chat.look(), [answeredAt])
  const last = state.messages.at(-1)?.sequence
  const greeting = {
    kind: 'message' as const,
    key: 'greeting',
    isOwn: false,
    sender: botParticipant,
    attachments: [],
    text: t('chat.bot.greeting', { name: session.friendlyName }),
    at: new Date(loginTimestamp).toISOString(),
  }
  const below = (sequence: number) => {
    const question = chat.questionOf(sequence)
    const answer = state.messages.find((message) => message.sequence === sequence)?.text ?? ''
    return (
      <>
        {question !== undefined && <BadResponse question={question} answer={answer} sender={chat.sender} />}
        {sequence === last && <Suggestions questions={chat.suggestions()} onAsk={chat.send} />}
      </>
    )
  }
  return (
    <>
      {isAgentThere && !isReadOnly && (
        <Person session={session} channel={channel} welcomeMessage={greeting.text} />
      )}
      <Messaging
        conversation={chat}
        state={state}
        isOpen={isOpen}
        onUnread={onUnread}
        nameOf={() => t('chat.bot')}
        status={t('chat.bot.status')}
        {...(!isReadOnly && { below })}
        greeting={greeting}
        end={isOver || known.phase === 'ended' ? <EndCard /> : undefined}
        onEnd={chat.end}
      />
    </>
  )
}

interface SuggestionsProps {
  readonly questions: readonly string[]
  readonly onAsk: (question: string) => void
}

function Suggestions({ questions, onAsk }: SuggestionsProps) {
  const t = useCopy()
  if (questions.length === 0) return null
  return (
    <ul className="chat-suggestions" aria-label={t('chat.suggestions')}>
      {questions.map((question) => (
        <li key={question}>
          <Button kind="secondary" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Button that switches to an agent, who sees the conversation so far. */
function Person({ session, ...offered }: StartOptions & { readonly session: ChatSession }) {
  const t = useCopy()
  const { start, hasFailed } = useStart(offered)
  const { friendlyName, emailAddress, conversationId, token } = session
  const person = { friendlyName, ...(emailAddress !== undefined && { emailAddress }) }
  const said = conversationId && token ? { chatbotConversation: conversationId, chatbotToken: token } : {}
  return (
    <div className="chat-status">
      {hasFailed && <p role="alert">{t('chat.wrong')}</p>}
      <Button kind="quiet" onClick={() => void start(person, said)}>
        {t('chat.person')}
      </Button>
    </div>
  )
}
