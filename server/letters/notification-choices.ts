import type { NotificationChoice, NotificationTopic } from '#generated/api'
import { loadAllOf } from '../applications/application-store.ts'
import type { Database, Transaction } from '../database/database.ts'
import { and, eq, inArray } from '../database/drizzle.ts'
import { notificationChoices } from '../database/schema.ts'
import { isOnRequest, isRequiredTopic, letterTopic, topics } from './letter-topic.ts'

type Db = Database | Transaction

/** Lists every topic of letters and text messages, and whether a person wants it. */
export async function loadChoices(db: Db, identity: string): Promise<NotificationChoice[]> {
  const chosen = new Map((await loadChosen(db, [identity])).map((row) => [row.topic, row.isWanted]))
  const agreed = await newsAgreedAt(db, identity)
  return topics.map((topic) => ({
    topic,
    isRequired: isRequiredTopic(topic),
    isWanted: chosen.get(topic) ?? (isOnRequest(topic) ? agreed !== undefined : true),
  }))
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

/** Returns those of some people who refused a letter. Empty, without a query, if the letter is required. */
export async function findRefusing(
  db: Db,
  template: string,
  identities: readonly string[],
): Promise<readonly string[]> {
  const topic = letterTopic(template)
  if (isRequiredTopic(topic)) return []
  const chosen = await loadChosen(db, identities, topic)
  return identities.filter((identity) => {
    const choice = chosen.find((row) => row.identity === identity)
    return choice === undefined ? isOnRequest(topic) : !choice.isWanted
  })
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
