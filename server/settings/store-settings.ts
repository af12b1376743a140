import { readCount } from './numbers.ts'
import { isLoopback } from './private-addresses.ts'
import { SettingsError } from './settings-error.ts'

/** Bucket of an S3-compatible store, with its access key. */
export interface S3Settings {
  /** Without a path or a trailing slash. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Time limit of one attempt: connecting, sending and reading the whole response. */
  readonly withinMs: number
  /** Attempts of a call before it fails. */
  readonly attempts: number
}

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const optional = ['S3_REGION', 'S3_DUE_SECONDS', 'S3_ATTEMPTS'] as const

/** Reads the document store from the environment. Undefined if none is set. Throws a SettingsError if settings are missing. */
export function resolveStore(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const named = [...needed, ...optional].filter((name) => env[name])
  if (!env.S3_ENDPOINT) {
    if (named.length === 0) return undefined
    throw new SettingsError(
      `${named.join(', ')} ${named.length === 1 ? 'is' : 'are'} set without S3_ENDPOINT. Name the address of the store, or leave them out to keep documents in the database.`,
    )
  }
  const missing = needed.filter((name) => !env[name]?.trim())
  if (missing.length > 0)
    throw new SettingsError(
      `S3_ENDPOINT is set, but ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not. The store of documents needs each of them.`,
    )
  return {
    endpoint: requireEndpoint(env.S3_ENDPOINT.trim()),
    bucket: requireBucket(env.S3_BUCKET?.trim() ?? ''),
    region: env.S3_REGION?.trim() || 'us-east-1',
    accessKeyId: env.S3_ACCESS_KEY_ID?.trim() ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY?.trim() ?? '',
    withinMs: readCount(env, 'S3_DUE_SECONDS', { fallback: 8, most: 60 }) * 1000,
    attempts: readCount(env, 'S3_ATTEMPTS', { fallback: 3, most: 5 }),
  }
}

/** Throws a SettingsError for an invalid or unencrypted address, because documents must be encrypted in transit. */
function requireEndpoint(said: string): string {
  const url = URL.parse(said)
  const isBare = url !== null && url.pathname === '/' && url.search === '' && url.hash === ''
  if (!isBare || url.username !== '' || !/^https?:$/.test(url.protocol))
    throw new SettingsError(
      `S3_ENDPOINT is "${said}". It must be an address without a path, such as https://s3.us-east-1.amazonaws.com; the bucket is named by S3_BUCKET, the key by S3_ACCESS_KEY_ID.`,
    )
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new SettingsError(
      `S3_ENDPOINT is "${said}", an address without encryption: write https. Only a store on this very machine is reached without.`,
    )
  return url.origin
}

function requireBucket(said: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(said)) return said
  throw new SettingsError(
    `S3_BUCKET is "${said}". It must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.`,
  )
}
