import { useId, useState } from 'react'
import type { FormValues } from '#generated/forms'
import { JourneyForm } from '../../../forms/journey-form.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import { findChatSession } from '../session/chat-session.ts'
import { chatbotCalls } from '../session/chatbot-calls.ts'
import { ThumbsDown } from './thumbs-down.tsx'

/** Says of an answer of the chatbot that it was bad, and why. */
export function BadResponse({ question }: { readonly question: string }) {
  const t = useCopy()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const send = async (values: FormValues['chat/bad-response']) => {
    const { conversationId, token, emailAddress } = findChatSession() ?? {}
    if (conversationId === undefined) return
    setFailed(false)
    const body = { ...values, questionId: question, conversationId }
    await chatbotCalls.feedback({ ...body, ...(emailAddress && { senderEmail: emailAddress }) }, token).then(
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
