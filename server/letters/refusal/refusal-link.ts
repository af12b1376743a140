import type { KeyRing } from '../../secrets/key-ring.ts'
import { letterLink } from '../../tenants/letter-link.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { isRequiredTopic, letterTopic } from '../letter-topic.ts'
import { createRefusalToken } from './refusal-token.ts'

export const refusalPath = '/unsubscribe'

interface RefusedLetter {
  readonly channel: 'MAIL' | 'TEXT'
  readonly template: string
  readonly reader: string | null
}

/**
 * Returns the link with which the reader of a letter unsubscribes without signing in. Undefined if the letter is always sent or
 * has no known reader.
 */
export function findRefusalLink(
  key: KeyRing,
  tenant: Tenant,
  { channel, template, reader }: RefusedLetter,
): string | undefined {
  const topic = letterTopic(template)
  if (channel !== 'MAIL' || reader === null || isRequiredTopic(topic)) return undefined
  return letterLink(tenant, `${refusalPath}/${createRefusalToken(key, { identity: reader, topic })}`)
}
