import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { applications } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** A document does not wait longer for it: one of another lender is better than none, and the page goes on asking. */
const patienceMs = 300

/** The code of the lender of an application; undefined for one that there is not, and for a database that does not answer. */
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
