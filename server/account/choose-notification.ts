import type { NotificationChoice } from '#generated/api'
import { Problem } from '../errors/problem.ts'
import { isRequiredTopic } from '../letters/letter-topic.ts'
import { loadChoices, saveChoice } from '../letters/notification-choices.ts'
import type { Services } from '../services.ts'

/** Lists a person's choices of letters. */
export const listChoices = (
  { database: { db } }: Services,
  identity: string,
): Promise<NotificationChoice[]> => loadChoices(db, identity)

/**
 * Stores whether a person wants letters about a topic and returns all choices. Throws a Problem (409) if letters about it are
 * always sent.
 */
export async function chooseNotification(
  { database: { db }, clock }: Services,
  identity: string,
  wish: Pick<NotificationChoice, 'topic' | 'isWanted'>,
): Promise<NotificationChoice[]> {
  if (isRequiredTopic(wish.topic)) throw new Problem(409, 'NOTIFICATION_REQUIRED')
  await saveChoice(db, identity, wish, clock.now())
  return loadChoices(db, identity)
}
