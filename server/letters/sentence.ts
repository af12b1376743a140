import { formatMessage, type MessageValues } from '#engine'
import type { Tenant } from '../tenants/tenant.ts'

/** A sentence of the copy that the server says itself: in letters and in documents. */
export function sentence(tenant: Tenant, key: string, values: MessageValues = {}): string {
  const message = tenant.effective.findMessage(key)
  if (message === undefined) throw new Error(`The copy has no ${key}.`)
  return formatMessage(message, { ...tenant.facts, ...values }, tenant.locale)
}
