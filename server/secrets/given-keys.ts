import path from 'node:path'
import { readKeyFile, writeKeyFile } from './key-file.ts'
import { createKey, type Key, keyOfSecret } from './key-ring.ts'

/** Keys of one purpose, as the environment and the data folder give them. */
export interface GivenKeys {
  /** The file of the key, which is read where the environment names no secret. */
  readonly file: string
  /** The key that seals or signs; undefined where one is to be made. */
  readonly current: Key | undefined
  readonly previous: readonly Key[]
}

export interface KeyPlace {
  readonly dataDir: string
  readonly name: 'data.key' | 'jwt.key' | 'operator.key'
  /** A secret of the environment; it counts before the file. */
  readonly secret?: string | undefined
  readonly previousSecrets?: readonly string[]
}

/** `<name>.previous` holds keys that were in the file before; the file itself is one, where the environment names another. */
export function findGivenKeys({ dataDir, name, secret, previousSecrets = [] }: KeyPlace): GivenKeys {
  const file = path.join(dataDir, name)
  const [kept] = readKeyFile(file)
  const previous = [...previousSecrets.map(keyOfSecret), ...readKeyFile(previousOf(file))]
  if (secret === undefined) return { file, current: kept, previous }
  return { file, current: keyOfSecret(secret), previous: kept === undefined ? previous : [...previous, kept] }
}

/** The current key of a place; where there is none, its file is made. */
export function makeCurrent({ file, current }: GivenKeys): Key {
  if (current !== undefined) return current
  const key = createKey()
  writeKeyFile(file, [key])
  return key
}

/** A new key in the file; the one that stood there is kept beside it first, so that whoever is cut short has both. */
export function exchangeKeyFile(place: KeyPlace): void {
  const file = path.join(place.dataDir, place.name)
  const before = [...readKeyFile(file), ...readKeyFile(previousOf(file))]
  writeKeyFile(previousOf(file), [...new Map(before.map((key) => [key.id, key])).values()])
  writeKeyFile(file, [createKey()])
}

const previousOf = (file: string): string => `${file}.previous`
