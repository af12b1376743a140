import type { OpenDatabase } from '../database/database.ts'
import type { FileStore } from '../documents/files/file-store.ts'
import { createRing, type KeyRing } from '../secrets/key-ring.ts'
import type { Settings } from '../settings.ts'
import { loadNeededKeys, lockDataKeys, retireOthers } from './data-keys.ts'
import { exchangeKeyFile } from './given-keys.ts'
import { findDataKeys, loadSecrets, requireKeys, type SecretSources } from './load-secrets.ts'
import { type ResealOptions, reseal } from './reseal.ts'
import { resealFiles } from './reseal-files.ts'

export interface Rotation {
  readonly sources: SecretSources & Pick<Settings, 'databaseUrl'>
  readonly database: OpenDatabase
  /** Receives messages about what was done and what to do next. */
  readonly say: (text: string) => void
  readonly options?: ResealOptions
  /** Store of files outside of the database. Undefined if there is none. */
  readonly store?: FileStore | undefined
}

/**
 * Takes the next step of a key exchange: completes one that was begun, otherwise begins one. Returns whether everything is then
 * sealed with the new key and readable. Throws MissingKey if a key that the database needs is not given.
 */
export async function rotateKeys(rotation: Rotation): Promise<boolean> {
  const { sources, database, say } = rotation
  const isStopped = sources.databaseUrl === undefined
  const ring = isStopped ? await loadRing(rotation) : await findServedRing(rotation)
  if (ring === undefined) return sayRestart(rotation)
  if ((await loadNeededKeys(database.db)).length > 1) return sealAnew(rotation, ring)
  if (sources.dataKey !== undefined) {
    await sealKept(rotation, ring)
    return sayHow(rotation, ring)
  }
  exchangeKeyFile({ dataDir: sources.dataDir, name: 'data.key' })
  say(`data.key in ${sources.dataDir} is a new key; ${ring.current.id} is kept in data.key.previous.`)
  return isStopped ? sealAnew(rotation, await loadRing(rotation)) : sayRestart(rotation)
}

const loadRing = async ({ sources, database }: Rotation): Promise<KeyRing> =>
  (await loadSecrets(sources, database)).dataKey

/**
 * Returns the keys of the running servers. Undefined if none was started with the current one, because they could not open what
 * it seals.
 */
async function findServedRing({ sources, database }: Rotation): Promise<KeyRing | undefined> {
  const given = findDataKeys(sources)
  const needed = await loadNeededKeys(database.db)
  requireKeys(given, needed)
  const { current, previous } = given
  return current !== undefined && needed.some(({ id }) => id === current.id)
    ? createRing(current, previous)
    : undefined
}

function sayRestart({ say }: Rotation): false {
  say(
    'No server was started with this key yet. Next: start every server on this database anew, with it and the one before it; then run this again, and everything is sealed with it.',
  )
  return false
}

/** Seals files from before files were sealed, for which no other key is needed. */
async function sealKept({ database: { db }, say, store }: Rotation, ring: KeyRing): Promise<void> {
  const { values, unreadable } = await resealFiles(db, ring, store)
  if (values > 0) say(`Sealed ${values} files that were not sealed.`)
  for (const row of unreadable) say(`The ${row} cannot be read; it was left as it is.`)
}

function sayHow({ say }: Rotation, { current }: KeyRing): false {
  say(
    `Everything is sealed with ${current.id}, the key of DATA_KEY, and there is no other to exchange it for.`,
  )
  say(
    'Next: make one with `openssl rand -base64 32`, and name it in DATA_KEY and the present one in DATA_KEY_PREVIOUS. Start every server on this database anew with both; then run this again with both.',
  )
  return false
}

async function sealAnew(
  { sources, database: { db }, say, options, store }: Rotation,
  ring: KeyRing,
): Promise<boolean> {
  const { values, unreadable } = await reseal(db, ring, options, store)
  const retired = await db.transaction(async (tx) => {
    await lockDataKeys(tx)
    return retireOthers(tx, ring.current)
  })
  say(`Sealed ${values} values with ${ring.current.id}.`)
  say(`Nothing needs ${retired.join(', ')} any more.`)
  for (const row of unreadable) say(`The ${row} holds a value that no key opens; it was left as it is.`)
  const place =
    sources.dataKey === undefined ? `data.key.previous in ${sources.dataDir}` : 'DATA_KEY_PREVIOUS'
  say(
    `Next: take ${place} away when a day has gone by. Until then it tells a request that is sent again, and a code that was mailed before.`,
  )
  return unreadable.length === 0
}
