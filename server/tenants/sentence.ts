import { formatMessage, type MessageValues } from '#engine'
import type { Tenant } from './tenant.ts'

/** A sentence of a lender's copy that the server says itself, in its language and with what is known of it; undefined where there is none. */
export function findSentence(tenant: Tenant, key: string, values: MessageValues = {}): string | undefined {
  const message = tenant.effective.findMessage(key)
  return message === undefined
    ? undefined
    : formatMessage(message, { ...tenant.facts, ...values }, tenant.locale)
}

/** The same where there must be one: in letters and in documents. */
export function sentence(tenant: Tenant, key: string, values: MessageValues = {}): string {
  const found = findSentence(tenant, key, values)
  if (found === undefined) throw new Error(`The copy has no ${key}.`)
  return found
}
