import { isRecord } from '../../storage/drafts.ts'

const lostMessages = ['unauthenticated', 'invalid signature']

/** Whether a response means that the user must sign in again (specification, section 8). */
export function isSessionLost(status: number, data: unknown): boolean {
  if (status === 401) return true
  return (
    status === 403 &&
    messagesOf(data).some((message) => lostMessages.includes(message.toLowerCase().replace(/\.$/, '')))
  )
}

function messagesOf(data: unknown): string[] {
  if (!isRecord(data)) return []
  return [data.message, ...(Array.isArray(data.errors) ? data.errors : [])].filter(
    (text) => typeof text === 'string',
  )
}
