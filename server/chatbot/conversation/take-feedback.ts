import type { ChatbotFeedback, ChatbotFeedbackReason } from '#generated/api'
import { Problem } from '../../errors/problem.ts'
import type { Services } from '../../services.ts'
import { requireFigures } from '../../tenants/require-figures.ts'
import { cleanText } from '../../validation/clean-text.ts'
import { requireToken, saveFeedback } from './exchanges.ts'

const reasons: Readonly<Record<ChatbotFeedbackReason, true>> = {
  TOO_VAGUE: true,
  NOT_SPECIFIC: true,
  NOT_ASKED: true,
  OTHER: true,
}

/** Stores why an answer was bad. Refusals use the words of the support specification, section 5. */
export async function takeFeedback(
  services: Services,
  feedback: ChatbotFeedback,
  token: string,
): Promise<void> {
  const { rating = '', feedbackMessage = '', conversationId, questionId } = feedback
  const { db } = services.database
  await requireToken(db, conversationId, token)
  if (!Object.hasOwn(reasons, rating)) throw new Problem(422, 'CHATBOT_REASON').at('rating')
  const { chat } = services.tenants.fallback.journey.source.limits.limits
  const text = cleanText(feedbackMessage).trim()
  if ([...text].length > requireFigures(chat, 'feedbackMaxLength').feedbackMaxLength)
    throw new Problem(422, 'CHATBOT_FEEDBACK').at('feedbackMessage')
  await saveFeedback(db, {
    conversation: conversationId,
    question: questionId,
    rating,
    feedback: text === '' ? null : text,
  })
}
