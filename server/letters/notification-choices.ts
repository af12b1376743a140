import type { NotificationChoice, NotificationTopic } from '#generated/api'
import { loadAllOf } from '../applications/application-store.ts'
import type { Database, Transaction } from '../database/database.ts'
import { and, eq, inArray } from '../database/drizzle.ts'
import { notificationChoices } from '../database/schema.ts'
import { isOnRequest, isRequiredTopic, topics } from './letter-topic.ts'

type Db = Database | Transaction

/** Lists every topic of letters and text messages, and whether a person wants it. */
export async function loadChoices(db: Db, identity: string): Promise<NotificationChoice[]> {
  const chosen = await loadChosen(db, [identity])
  return Promise.all(
    topics.map(async (topic) => ({
      topic,
      isRequired: isRequiredTopic(topic),
      isWanted: await isWanted(db, identity, topic, chosen),
    })),
  )
}

/** Stores a person's choice. A required topic is sent regardless. */
export async function saveChoice(
  db: Db,
  identity: string,
  { topic, isWanted }: Pick<NotificationChoice, 'topic' | 'isWanted'>,
  chosenAt: Date,
): Promise<void> {
  await db
    .insert(notificationChoices)
    .values({ identity, topic, isWanted, chosenAt })
    .onConflictDoUpdate({
      target: [notificationChoices.identity, notificationChoices.topic],
      set: { isWanted, chosenAt },
    })
}

/** Returns those of some people who do not want letters of a topic. Empty, without a query, if it is required. */
export async function findRefusing(
  db: Db,
  topic: NotificationTopic,
  identities: readonly string[],
): Promise<readonly string[]> {
  if (isRequiredTopic(topic)) return []
  const chosen = await loadChosen(db, identities, topic)
  const refusing: string[] = []
  for (const identity of identities)
    if (!(await isWanted(db, identity, topic, chosen))) refusing.push(identity)
  return refusing
}

/** Whether a person wants letters of a topic: as they chose; without a choice, news only if they agreed to them. */
async function isWanted(
  db: Db,
  identity: string,
  topic: NotificationTopic,
  chosen: Awaited<ReturnType<typeof loadChosen>>,
): Promise<boolean> {
  const choice = chosen.find((row) => row.identity === identity && row.topic === topic)
  if (choice !== undefined) return choice.isWanted
  return !isOnRequest(topic) || (await newsAgreedAt(db, identity)) !== undefined
}

/** Returns when a user agreed to news, in the newest application. Undefined if they did not. */
export async function newsAgreedAt(db: Db, identity: string): Promise<Date | undefined> {
  const [newest] = await loadAllOf(db, identity)
  return newest?.loanFile.marketingConsent === true ? newest.createdAt : undefined
}

const loadChosen = (db: Db, identities: readonly string[], topic?: NotificationTopic) =>
  db
    .select()
    .from(notificationChoices)
    .where(
      and(
        inArray(notificationChoices.identity, [...identities]),
        topic === undefined ? undefined : eq(notificationChoices.topic, topic),
      ),
    )
