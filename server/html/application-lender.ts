import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { applications } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** Longest wait of a document for the lender: another lender's document is better than none, and the page keeps asking. */
const patienceMs = 300

/** Returns the code of an application's lender. Undefined if the application does not exist or the database does not respond. */
export async function applicationLender(
  { database, log }: Pick<Services, 'database' | 'log'>,
  application: string,
): Promise<string | undefined> {
  const giveUp = new AbortController()
  const late = pause(patienceMs, 'late' as const, { signal: giveUp.signal }).catch(() => undefined)
  try {
    const found = await Promise.race([lenderOf(database.db, application), late])
    if (found !== 'late') return found?.tenant
    log.warn('a page did not wait for the lender of its application')
    return undefined
  } catch (err) {
    log.error({ err }, 'the lender of an application was not found')
    return undefined
  } finally {
    giveUp.abort()
  }
}

async function lenderOf(db: Database, application: string) {
  const [row] = await db
    .select({ tenant: applications.tenant })
    .from(applications)
    .where(eq(applications.uuid, application))
  return row
}
