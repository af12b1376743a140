import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import type { S3Settings } from '../../settings/store-settings.ts'
import { type RetryPace, waitMs } from '../../vendors/gateway/back-off.ts'
import type { FileStore } from './file-store.ts'

/** Failure of an S3-compatible store, with the status and code of its refusal. No status if it did not respond. */
export class StoreFault extends Error {
  readonly status: number | undefined
  readonly refusal: string

  constructor(message: string, status?: number, refusal = '') {
    super(message)
    this.status = status
    this.refusal = refusal
  }
}

export type S3Patience = RetryPace & Pick<S3Settings, 'withinMs'>

/** Waits between the attempts. */
const usualWaits = { firstMs: 200, mostMs: 1000 }

interface Sent {
  readonly method: 'PUT' | 'GET' | 'DELETE'
  readonly key: string
  readonly body?: Uint8Array
  readonly contentType?: string
}

interface Answered {
  readonly status: number
  readonly bytes: Uint8Array
}

/**
 * Creates a store for a bucket of an S3-compatible service, addressed by its path. Temporary failures are retried after a wait.
 */
export function createS3Store(
  settings: S3Settings,
  patience: S3Patience = { ...usualWaits, withinMs: settings.withinMs, attempts: settings.attempts },
): FileStore {
  const send = (sent: Sent) => sendPatiently(settings, patience, sent)
  return {
    put: async (key, { bytes, contentType }) => {
      requireSuccess(await send({ method: 'PUT', key, body: bytes, contentType }), 'PUT')
    },
    get: async (key) => {
      const answer = await send({ method: 'GET', key })
      if (answer.status === 404 && refusalOf(answer) === 'NoSuchKey') return undefined
      return requireSuccess(answer, 'GET').bytes
    },
    remove: async (key) => {
      const answer = await send({ method: 'DELETE', key })
      if (answer.status !== 404 || refusalOf(answer) !== 'NoSuchKey') requireSuccess(answer, 'DELETE')
    },
  }
}

async function sendPatiently(settings: S3Settings, patience: S3Patience, sent: Sent): Promise<Answered> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendOnce(settings, patience.withinMs, sent).catch((cause: unknown) => cause)
    if (isAnswer(answer) && !isPassing(answer)) return answer
    if (attempt < patience.attempts) await pause(waitMs(patience, attempt))
    else if (isAnswer(answer)) return answer
    else throw new StoreFault(`no answer to ${sent.method}: ${reasonOf(answer)}`)
  }
}

const isAnswer = (value: unknown): value is Answered =>
  typeof value === 'object' && value !== null && 'status' in value

/** True for an error of the store itself or too many requests: another attempt may succeed. */
const isPassing = ({ status }: Answered): boolean => status >= 500 || status === 429

async function sendOnce(
  settings: S3Settings,
  withinMs: number,
  { method, key, body, contentType }: Sent,
): Promise<Answered> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const { url, headers } = await new AwsV4Signer({
    method,
    url: `${endpoint}/${bucket}/${key}`,
    headers: {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  }).sign()
  const response = await fetch(url, {
    method,
    headers,
    // A buffer, not a stream: its length and hash are known before it is sent.
    ...(body !== undefined && { body: Buffer.from(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(withinMs),
  })
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

function requireSuccess(answer: Answered, method: Sent['method']): Answered {
  if (answer.status >= 200 && answer.status < 300) return answer
  const refusal = refusalOf(answer)
  throw new StoreFault(`${method} was answered ${answer.status} ${refusal}`.trim(), answer.status, refusal)
}

/** Reads the code of an S3 error from its XML, such as AccessDenied. */
const refusalOf = ({ bytes }: Answered): string =>
  /<Code>(\w+)<\/Code>/.exec(Buffer.from(bytes.subarray(0, 4096)).toString('utf8'))?.[1] ?? ''

/** Returns the reason of a failed fetch, which is in its `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
