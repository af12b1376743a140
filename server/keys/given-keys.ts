import path from 'node:path'
import { createKey, type Key, keyOfSecret } from '../secrets/key-ring.ts'
import { readKeyFile, writeKeyFile } from './key-file.ts'

/** Keys of one purpose, as the environment and the data folder give them. */
export interface GivenKeys {
  /** File of the key, which is read if the environment gives no secret. */
  readonly file: string
  /** Key that seals or signs. Undefined if one must be created. */
  readonly current: Key | undefined
  readonly previous: readonly Key[]
}

export interface KeyPlace {
  readonly dataDir: string
  readonly name: 'data.key' | 'jwt.key' | 'operator.key'
  /** Secret from the environment, which takes precedence over the file. */
  readonly secret?: string | undefined
  readonly previousSecrets?: readonly string[]
}

/**
 * Finds the keys of a place. `<name>.previous` holds earlier keys of the file; the file's key is itself an earlier one if the
 * environment gives another.
 */
export function findGivenKeys({ dataDir, name, secret, previousSecrets = [] }: KeyPlace): GivenKeys {
  const file = path.join(dataDir, name)
  const [kept] = readKeyFile(file)
  const previous = [...previousSecrets.map(keyOfSecret), ...readKeyFile(previousOf(file))]
  if (secret === undefined) return { file, current: kept, previous }
  return { file, current: keyOfSecret(secret), previous: kept === undefined ? previous : [...previous, kept] }
}

/** Returns the current key of a place. If there is none, creates it and its file. */
export function makeCurrent({ file, current }: GivenKeys): Key {
  if (current !== undefined) return current
  const key = createKey()
  writeKeyFile(file, [key])
  return key
}

/** Writes a new key to the file. The present key is saved beside it first, so that an interruption loses neither. */
export function exchangeKeyFile(place: KeyPlace): void {
  const file = path.join(place.dataDir, place.name)
  const before = [...readKeyFile(file), ...readKeyFile(previousOf(file))]
  writeKeyFile(previousOf(file), [...new Map(before.map((key) => [key.id, key])).values()])
  writeKeyFile(file, [createKey()])
}

const previousOf = (file: string): string => `${file}.previous`
