import type { Transaction } from '../database/database.ts'
import { desc, eq } from '../database/drizzle.ts'
import { events } from '../database/schema.ts'
import type { Application } from './application.ts'

/** When the application came to the state that it is in. */
export async function enteredAt(tx: Transaction, application: Application): Promise<Date> {
  const [last] = await tx
    .select({ at: events.at })
    .from(events)
    .where(eq(events.application, application.uuid))
    .orderBy(desc(events.id))
    .limit(1)
  return last?.at ?? application.createdAt
}
