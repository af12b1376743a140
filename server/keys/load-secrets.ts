import { randomBytes } from 'node:crypto'
import type { OpenDatabase, Transaction } from '../database/database.ts'
import { createKey, createRing, type Key, type KeyRing } from '../secrets/key-ring.ts'
import type { SecretSettings } from '../settings/secret-settings.ts'
import { loadNeededKeys, lockDataKeys, type NeededKey, registerKey } from './data-keys.ts'
import { findGivenKeys, type GivenKeys, makeCurrent } from './given-keys.ts'

/** Secrets of this installation. */
export interface Secrets {
  /** Key that signs tokens; tokens of any key of the ring are valid. */
  readonly tokenKey: KeyRing
  /** Key that seals values in the database. */
  readonly dataKey: KeyRing
  /** Key with which an operator invites borrowers and reads letters. */
  readonly operatorKey: string
}

export interface SecretSources extends SecretSettings {
  readonly dataDir: string
}

/** Error for a database that needs a key which the server was not given. */
export class MissingKey extends Error {
  readonly code = 'MISSING_KEY'
}

/**
 * Loads the secrets from the environment, otherwise from files in the data folder, which the first start creates. Throws
 * MissingKey, before anything is created, if the database may hold values that none of the keys opens.
 */
export function loadSecrets(sources: SecretSources, { db }: OpenDatabase): Promise<Secrets> {
  return db.transaction(async (tx) => {
    // If two servers start at once on one folder, the second must find the files of the first.
    await lockDataKeys(tx)
    return {
      dataKey: await claimDataKeys(tx, findDataKeys(sources)),
      tokenKey: toRing(findTokenKeys(sources)),
      operatorKey: sources.operatorKey ?? findOperatorKey(sources),
    }
  })
}

/** Loads the keys that open what is sealed, and creates none. Throws MissingKey if one is not given. */
export async function loadDataKeys(
  sources: SecretSources,
  { db }: Pick<OpenDatabase, 'db'>,
): Promise<KeyRing> {
  const given = findDataKeys(sources)
  requireKeys(given, await loadNeededKeys(db))
  const [current, ...others] =
    given.current === undefined ? given.previous : [given.current, ...given.previous]
  // Without any key nothing was sealed: a new one opens nothing.
  return createRing(current ?? createKey(), others)
}

/** Creates new random keys. */
export const createSecrets = (): Secrets => ({
  tokenKey: createRing(createKey()),
  dataKey: createRing(createKey()),
  operatorKey: randomBytes(32).toString('base64'),
})

export const findDataKeys = ({ dataDir, dataKey, previousDataKeys }: SecretSources): GivenKeys =>
  findGivenKeys({ dataDir, name: 'data.key', secret: dataKey, previousSecrets: previousDataKeys })

const findTokenKeys = ({ dataDir, jwtSecret, previousJwtSecrets }: SecretSources): GivenKeys =>
  findGivenKeys({ dataDir, name: 'jwt.key', secret: jwtSecret, previousSecrets: previousJwtSecrets })

function findOperatorKey({ dataDir }: SecretSources): string {
  const { bytes } = makeCurrent(findGivenKeys({ dataDir, name: 'operator.key' }))
  return Buffer.from(bytes).toString('base64')
}

const toRing = (given: GivenKeys): KeyRing => createRing(makeCurrent(given), given.previous)

/** Returns the key ring and registers its current key in the database. */
async function claimDataKeys(tx: Transaction, given: GivenKeys): Promise<KeyRing> {
  requireKeys(given, await loadNeededKeys(tx))
  const ring = toRing(given)
  await registerKey(tx, ring.current)
  return ring
}

/** Throws MissingKey if one of the needed keys is not given. */
export function requireKeys({ current, previous, file }: GivenKeys, needed: readonly NeededKey[]): void {
  const keys = current === undefined ? previous : [current, ...previous]
  const missing = needed.find(({ id }) => !keys.some((key) => key.id === id))
  if (missing !== undefined) throw missingKey(missing, keys, file)
}

const missingKey = ({ id, since }: NeededKey, given: readonly Key[], file: string): MissingKey =>
  new MissingKey(
    [
      `This database holds what is sealed with the key ${id} (in use since ${since.toISOString().slice(0, 10)}),`,
      given.length === 0
        ? 'and this server was given no key.'
        : `and this server was given ${given.map((key) => key.id).join(', ')} alone.`,
      `Name the secret in DATA_KEY, or in DATA_KEY_PREVIOUS beside a newer one, or put ${file} back from a backup;`,
      'docs/operations.md says what to do where it is lost.',
    ].join(' '),
  )
