import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The keys of this installation: one signs tokens, the other seals what nobody may read in the database. */
export interface Secrets {
  readonly tokenKey: Uint8Array
  readonly dataKey: Uint8Array
}

export interface SecretSources {
  readonly dataDir: string
  readonly jwtSecret: string | undefined
  readonly dataKey: string | undefined
}

/** From the environment, else from files in the data folder that the first start makes. */
export function loadSecrets(sources: SecretSources): Secrets {
  return {
    tokenKey:
      sources.jwtSecret === undefined ? keyFile(sources.dataDir, 'jwt.key') : digest(sources.jwtSecret),
    dataKey: sources.dataKey === undefined ? keyFile(sources.dataDir, 'data.key') : digest(sources.dataKey),
  }
}

export const createSecrets = (): Secrets => ({ tokenKey: randomBytes(32), dataKey: randomBytes(32) })

function keyFile(folder: string, name: string): Uint8Array {
  const file = path.join(folder, name)
  if (existsSync(file)) return Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  mkdirSync(folder, { recursive: true })
  const key = randomBytes(32)
  // `wx`: of two servers that start at once on one folder, the second must not replace the first one's key.
  writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

const digest = (secret: string): Uint8Array => createHash('sha256').update(secret).digest()
