import type { FanOut } from './fan-out.ts'
import { createInProcessFanOut } from './in-process.ts'
import { createPostgresFanOut } from './postgres.ts'
import { createRedisFanOut } from './redis.ts'

/** Connections between servers, beside the database. */
export interface ChatLines {
  /** Address of a Redis, for fleets of servers (REDIS_URL). */
  readonly redisUrl: string | undefined
  /** Address of the database without its pooler (DATABASE_DIRECT_URL). */
  readonly directUrl: string | undefined
}

/** Opens the fan-out that the settings name: Redis if set, otherwise Postgres. An embedded database has only one server. */
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
