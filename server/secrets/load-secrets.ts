import { randomBytes } from 'node:crypto'
import type { OpenDatabase, Transaction } from '../database/database.ts'
import type { SecretSettings } from '../settings/secret-settings.ts'
import { loadNeededKeys, lockDataKeys, type NeededKey, registerKey } from './data-keys.ts'
import { findGivenKeys, type GivenKeys, makeCurrent } from './given-keys.ts'
import { createKey, createRing, type Key, type KeyRing } from './key-ring.ts'

/** What this installation keeps to itself. */
export interface Secrets {
  /** Signs tokens; a token of any key of the ring is ours. */
  readonly tokenKey: KeyRing
  /** Seals what nobody may read in the database. */
  readonly dataKey: KeyRing
  /** What an operator shows to invite borrowers and to read letters. */
  readonly operatorKey: string
}

export interface SecretSources extends SecretSettings {
  readonly dataDir: string
}

/** The database needs a key that the server was not given. */
export class MissingKey extends Error {
  readonly code = 'MISSING_KEY'
}

/**
 * Takes the secrets from the environment, else from files in the data folder that the first start makes. Throws MissingKey, before anything is
 * made, where the database may hold what none of the keys opens.
 */
export function loadSecrets(sources: SecretSources, { db }: OpenDatabase): Promise<Secrets> {
  return db.transaction(async (tx) => {
    // Of two servers that start at once on one folder, the second must find the files of the first.
    await lockDataKeys(tx)
    return {
      dataKey: await claimDataKeys(tx, findDataKeys(sources)),
      tokenKey: toRing(findTokenKeys(sources)),
      operatorKey: sources.operatorKey ?? findOperatorKey(sources),
    }
  })
}

/** New keys, which nobody else has. */
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

/** The ring, and in the database that its current key is needed from now on. */
async function claimDataKeys(tx: Transaction, given: GivenKeys): Promise<KeyRing> {
  requireKeys(given, await loadNeededKeys(tx))
  const ring = toRing(given)
  await registerKey(tx, ring.current)
  return ring
}

/** Throws MissingKey where one of the needed keys is not given. */
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
