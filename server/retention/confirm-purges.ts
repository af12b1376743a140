import { Problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'
import { loadDatabaseTime } from './run-round.ts'
import { loadWaiting, noteRetention } from './usual-rows.ts'

/**
 * Permits for a day what waits, or one of it. All of it also says that the time is right, after no round ran for long. Throws a
 * Problem if the one does not wait.
 */
export async function confirmPurges(
  services: Pick<Services, 'database'>,
  { purge, author }: { readonly purge?: string; readonly author: string },
): Promise<void> {
  const waiting = (await loadWaiting(services)).map(({ purge: name }) => name)
  if (purge !== undefined && !waiting.includes(purge)) throw new Problem(404, 'PURGE_UNKNOWN')
  const at = await loadDatabaseTime(services)
  const named = purge === undefined ? [...waiting, null] : [purge]
  for (const name of named)
    await noteRetention(services, { purge: name, kind: 'CONFIRMED', count: 0, author, at })
}
