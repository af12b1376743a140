import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../../../server/settings/store-settings.ts'
import { SamePortServer } from '../processes/same-port-server.ts'

const region = 'eu-central-1'
const accessKeyId = 'AKIDEXAMPLE'
const secretAccessKey = 'a secret of the test'

/**
 * Local store with the part of S3 that documents need. It refuses a request with a wrong signature (Signature Version
 * 4, calculated here without the client's library) or a wrong content hash. A test can stop it and start it again.
 */
export class S3Server extends SamePortServer {
  readonly files = new Map<string, Uint8Array>()
  readonly asked: string[] = []
  /** Replaces the store's response by a status with the code of a refusal, if it returns one. */
  meddle: (request: IncomingMessage) => readonly [status: number, refusal: string] | undefined = () =>
    undefined
  get settings(): S3Settings {
    return {
      endpoint: this.url,
      bucket: 'papers',
      region,
      accessKeyId,
      secretAccessKey,
      withinMs: 8000,
      attempts: 3,
    }
  }

  protected override async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    this.asked.push(`${request.method} ${request.url}`)
    const refused = this.meddle(request) ?? refusalOf(request, body)
    if (refused !== undefined) return refuse(response, ...refused)
    const key = (request.url ?? '').slice('/papers/'.length)
    const kept = this.files.get(key)
    if (request.method === 'PUT') this.files.set(key, body)
    if (request.method === 'DELETE') this.files.delete(key)
    if (request.method === 'GET' && kept === undefined) return refuse(response, 404, 'NoSuchKey')
    response
      .writeHead(request.method === 'DELETE' ? 204 : 200)
      .end(request.method === 'GET' ? kept : undefined)
  }
}

function refuse(response: ServerResponse, status: number, refusal: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${refusal}</Code></Error>`)
}

function refusalOf(request: IncomingMessage, body: Uint8Array): readonly [number, string] | undefined {
  const { headers, method = '', url = '' } = request
  const said = /^AWS4-HMAC-SHA256 Credential=(\S+?)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  )
  if (said === null) return [403, 'AccessDenied']
  const [, key, scope = '', names = '', signature] = said
  if (key !== accessKeyId) return [403, 'InvalidAccessKeyId']
  const [date = '', where] = scope.split('/')
  if (where !== region) return [400, 'AuthorizationHeaderMalformed']
  const canonical = [
    method,
    url,
    '',
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signing = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  )
  if (createHmac('sha256', signing).update(toSign).digest('hex') !== signature)
    return [403, 'SignatureDoesNotMatch']
  if (headers['x-amz-content-sha256'] !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch']
  if (!url.startsWith('/papers/')) return [404, 'NoSuchBucket']
  return undefined
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')
