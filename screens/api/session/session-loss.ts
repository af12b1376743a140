import { isRecord } from '#engine'
import { distinctErrors } from '../../kit/api/api-error.ts'

const lostMessage = /^(unauthenticated|invalid signature)\.?$/i

/** Whether a response means that the user must sign in again (specification, section 8). */
export function isSessionLost(status: number, data: unknown): boolean {
  const messages = isRecord(data) ? [String(data.message), ...distinctErrors(data)] : []
  return status === 401 || (status === 403 && messages.some((message) => lostMessage.test(message)))
}
