import { formatMessage, type MessageValues, type ValuesOf } from '#engine'
import type { CopyValues } from '#generated/copy'
import type { Tenant } from './tenant.ts'

/**
 * Formats a sentence of a lender's copy that the server writes itself, in the lender's language and with its facts. Undefined
 * if there is none.
 */
export function findSentence(tenant: Tenant, key: string, values: MessageValues = {}): string | undefined {
  const message = tenant.effective.findMessage(key)
  return message === undefined
    ? undefined
    : formatMessage(message, { ...tenant.facts, ...values }, tenant.locale)
}

/** Formats a sentence that must exist, for letters and documents. Throws if the copy lacks it. */
export function sentence<Key extends string>(
  tenant: Tenant,
  key: Key,
  ...values: ValuesOf<CopyValues, Key>
): string
export function sentence(tenant: Tenant, key: string, values?: MessageValues): string {
  const found = findSentence(tenant, key, values)
  if (found === undefined) throw new Error(`The copy has no ${key}.`)
  return found
}
