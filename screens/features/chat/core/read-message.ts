import { isRecord } from '#engine'
import type { ChatAttachment, ChatbotMessage, ChatMessage } from '#generated/api'

/**
 * Reads one message of a history. A part that is not sound is left out, so that the rest of the history is shown; a message
 * without words and files is shown as one that cannot be read. `next` is its place if it names none.
 */
export function readMessage(value: unknown, next: number): ChatMessage {
  const { sequence, clientId, sender, text, attachments, sentAt } = isRecord(value) ? value : {}
  const place = typeof sequence === 'number' ? sequence : next
  return {
    sequence: place,
    clientId: wordsOf(clientId) || `odd ${place}`,
    sender: wordsOf(sender),
    text: wordsOf(text),
    attachments: Array.isArray(attachments) ? attachments.filter(isFile) : [],
    sentAt: timeOf(sentAt),
  }
}

/** Reads a question and its answer of the chatbot's history, in the same way. */
export function readExchange(value: unknown): ChatbotMessage {
  const { questionId, questionStr, responseStr, createdDt } = isRecord(value) ? value : {}
  return {
    questionId: wordsOf(questionId),
    questionStr: wordsOf(questionStr),
    responseStr: wordsOf(responseStr),
    createdDt: timeOf(createdDt),
  }
}

/** Returns the texts of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const timeOf = (value: unknown): string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : new Date().toISOString()

const isFile = (value: unknown): value is ChatAttachment =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.size === 'number'
