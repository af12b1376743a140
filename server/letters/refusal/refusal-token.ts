import { isUuid } from '#engine'
import type { NotificationTopic } from '#generated/api'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { SealError, seal, unseal } from '../../secrets/seal.ts'
import { isRequiredTopic, topics } from '../letter-topic.ts'

/** Permission of a token: to unsubscribe one account from letters about a topic, and nothing else. */
export interface Refusal {
  readonly identity: string
  readonly topic: NotificationTopic
}

/** Prefix of these sealed values alone, so that other sealed values are no unsubscribe tokens. */
const purpose = 'refuse-letters'

/** Creates a token for an address, which reveals the account to nobody without the key. */
export const createRefusalToken = (key: KeyRing, { identity, topic }: Refusal): string =>
  seal(key, [purpose, topic, identity].join(':'))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '~')

/** Opens a token. Undefined if it was altered, not made here or sealed for another purpose. */
export function findRefusal(key: KeyRing, token: string): Refusal | undefined {
  const [made, name, identity = ''] = tryUnseal(key, token)?.split(':') ?? []
  const topic = topics.find((known) => known === name)
  if (made !== purpose || topic === undefined || isRequiredTopic(topic) || !isUuid(identity)) return undefined
  return { identity, topic }
}

function tryUnseal(key: KeyRing, token: string): string | undefined {
  try {
    return unseal(key, token.replaceAll('-', '+').replaceAll('_', '/').replaceAll('~', '='))
  } catch (error) {
    if (error instanceof SealError) return undefined
    throw error
  }
}
