import type { KeyRing } from '../../secrets/key-ring.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { letterLink } from '../letter-link.ts'
import { isRequiredTopic, letterTopic } from '../letter-topic.ts'
import { createRefusalToken } from './refusal-token.ts'

export const refusalPath = '/unsubscribe'

interface RefusedLetter {
  readonly channel: 'MAIL' | 'TEXT'
  readonly template: string
  readonly reader: string | null
}

/** Where the reader of a letter refuses its kind without signing in; undefined where it is always sent, or nobody is known to read it. */
export function findRefusalLink(
  key: KeyRing,
  tenant: Tenant,
  { channel, template, reader }: RefusedLetter,
): string | undefined {
  const topic = letterTopic(template)
  if (channel !== 'MAIL' || reader === null || isRequiredTopic(topic)) return undefined
  return letterLink(tenant, `${refusalPath}/${createRefusalToken(key, { identity: reader, topic })}`)
}
