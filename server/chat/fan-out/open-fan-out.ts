import type { FanOut } from './fan-out.ts'
import { createInProcessFanOut } from './in-process.ts'
import { createPostgresFanOut } from './postgres.ts'
import { createRedisFanOut } from './redis.ts'

/** Lines between servers, beside the database. */
export interface ChatLines {
  /** A Redis, for fleets (REDIS_URL). */
  readonly redisUrl: string | undefined
  /** The database without its pooler (DATABASE_DIRECT_URL). */
  readonly directUrl: string | undefined
}

/** The fan-out that the settings name: Redis where there is one, else the Postgres itself; an embedded database has one server. */
export function openFanOut({
  databaseUrl,
  chatLines: { redisUrl, directUrl },
}: {
  readonly databaseUrl: string | undefined
  readonly chatLines: ChatLines
}): FanOut {
  if (redisUrl !== undefined) return createRedisFanOut(redisUrl)
  const url = directUrl ?? databaseUrl
  return url === undefined || databaseUrl === undefined ? createInProcessFanOut() : createPostgresFanOut(url)
}
