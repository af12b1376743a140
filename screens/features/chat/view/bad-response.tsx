import { useId, useState } from 'react'
import type { FormValues } from '#generated/forms'
import { JourneyForm } from '../../../kit/forms/journey-form.tsx'
import { Drawing } from '../../../kit/ui/icon.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { findChatSession } from '../session/chat-session.ts'
import { chatbotCalls } from '../session/chatbot-calls.ts'
import type { BotChat } from '../session/open-bot-chat.ts'

export interface BadResponseProps {
  /** Id of the question. */
  readonly question: string
  /** Text of the answer. */
  readonly answer: string
  readonly sender: BotChat['sender']
}

/** Form that reports an answer of the chatbot as bad, with the reason. */
export function BadResponse({ question, answer, sender }: BadResponseProps) {
  const t = useCopy()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const send = async (values: FormValues['chat/bad-response']) => {
    const { conversationId, token, emailAddress } = findChatSession() ?? {}
    if (conversationId === undefined) return
    setFailed(false)
    const body = { ...values, questionId: question, conversationId, responseToCustomer: answer }
    const from = { ...(emailAddress && { senderEmail: emailAddress }), ...(await sender()) }
    await chatbotCalls.feedback({ ...body, ...from }, token).then(
      () => setSent(true),
      () => setFailed(true),
    )
  }
  if (isSent)
    return (
      <p className="small muted" role="status">
        {t('chat.bad.sent')}
      </p>
    )
  return (
    <>
      <button
        type="button"
        className="chat-icon"
        aria-label={t('chat.bad')}
        title={t('chat.bad')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ThumbsDown />
      </button>
      <div id={id} className="chat-bad" hidden={!isOpen}>
        {isOpen && <JourneyForm form="chat/bad-response" draft={`chat:${question}`} onSubmit={send} />}
        {hasFailed && <p role="alert">{t('chat.wrong')}</p>}
      </div>
    </>
  )
}

/** Decorative icon of a labelled button. It is separate from the other icons, which every page loads. */
const ThumbsDown = () => (
  <Drawing path="M17 14V3H7.5a2 2 0 0 0-2 1.6L4 12a2 2 0 0 0 2 2.4h5L10 19a2 2 0 0 0 2 2l5-7Zm0 0h3V3h-3" />
)
