import { isUuid } from '#engine'
import type { NotificationTopic } from '#generated/api'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { SealError, seal, unseal } from '../../secrets/seal.ts'
import { isRequiredTopic, topics } from '../letter-topic.ts'

/** What a token lets its bearer do, and nothing else: refuse letters about a topic for one account. */
export interface Refusal {
  readonly identity: string
  readonly topic: NotificationTopic
}

/** No other sealed value begins so: what else this installation sealed refuses nothing. */
const purpose = 'refuse-letters'

/** A text for an address that says nothing of whose it is, to anybody without the key. */
export const createRefusalToken = (key: KeyRing, { identity, topic }: Refusal): string =>
  seal(key, [purpose, topic, identity].join(':'))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '~')

/** Undefined for a token that was altered, is not ours, or was sealed for something else. */
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
