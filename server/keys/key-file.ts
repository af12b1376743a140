import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { createKey, type Key } from '../secrets/key-ring.ts'

/** Error for an unusable key file; the message says what to do. */
export class KeyFileError extends Error {
  readonly code = 'KEY_FILE'
}

/**
 * Reads the keys of a file, 32 bytes of base64 a line. Empty if the file does not exist. Throws a KeyFileError for anything
 * else.
 */
export function readKeyFile(file: string): readonly Key[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split(/\s+/)
  const keys = lines.map((line) => Buffer.from(line, 'base64'))
  if (keys.every(({ length }) => length === 32)) return keys.map((bytes) => createKey(bytes))
  throw new KeyFileError(
    `${file} holds no key: 32 bytes in base64 are expected. Put it back from a backup. Without the file a new key is made, unless the database needs this one.`,
  )
}

/** Writes a key file atomically and durably; only its owner may read it. */
export function writeKeyFile(file: string, keys: readonly Key[]): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const next = `${file}.next`
  const descriptor = openSync(next, 'w', 0o600)
  writeSync(descriptor, keys.map(({ bytes }) => `${Buffer.from(bytes).toString('base64')}\n`).join(''))
  fsyncSync(descriptor)
  closeSync(descriptor)
  renameSync(next, file)
}
