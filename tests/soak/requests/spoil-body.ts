import fc from 'fast-check'
import { isJsonObject, type Json } from '#source'
import { hostileTexts, hostileValues, inherited } from './hostile.ts'
import type { SoakRequest } from './soak-request.ts'
import type { Spoil } from './spoil.ts'

/** Spoils of a JSON body. */
export const bodySpoils: Readonly<Record<string, Spoil>> = {
  'another value': inJson((json) =>
    fc.tuple(fc.nat(), hostileValues).map(([at, value]) => replacedAt(json, at, value)),
  ),
  'another text': inJson((json) =>
    fc.tuple(fc.nat(), hostileTexts).map(([at, value]) => replacedAt(json, at, value)),
  ),
  'a field too few': inJson((json) =>
    isJsonObject(json) && Object.keys(json).length > 0
      ? fc.constantFrom(...Object.keys(json)).map((name) => without(json, name))
      : fc.constant(json),
  ),
  'a field too many': inJson((json) =>
    fc
      .tuple(
        fc.oneof(fc.constantFrom(...inherited, 'isAdmin', 'owner', 'state', 'version'), hostileTexts),
        hostileValues,
      )
      .map(([name, value]) =>
        isJsonObject(json) ? Object.fromEntries([...Object.entries(json), [name, value]]) : json,
      ),
  ),
  'another body': inJson(() => hostileValues),
  'truncated JSON': inBytes((bytes) =>
    fc.nat({ max: Math.max(0, bytes.length - 1) }).map((end) => bytes.subarray(0, end)),
  ),
  'no JSON': inBytes(() =>
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc
        .constantFrom(
          '',
          '\ufeff{}',
          '{"a":1}{"b":2}',
          '{a:1}',
          "{'a':1}",
          'NaN',
          '[1,]',
          '"\\ud800"',
          '{"a":1e999}',
        )
        .map((text) => Buffer.from(text)),
    ),
  ),
  'a name said twice': inBytes((bytes) =>
    fc.constant(Buffer.concat([Buffer.from('{"orgCode":"x",'), bytes.subarray(1)])),
  ),
  'a body too large': inBytes(() => fc.constant(Buffer.alloc(300_000, 0x20))),
  'a body where none belongs': (request) =>
    request.body === undefined
      ? hostileValues.map((value) => withBody(request, Buffer.from(JSON.stringify(value))))
      : undefined,
  'another content type': (request) =>
    request.body === undefined
      ? undefined
      : fc
          .constantFrom(
            'text/plain',
            'application/xml',
            'application/x-www-form-urlencoded',
            'multipart/form-data',
            ...odd,
          )
          .map((type) => ({ ...request, headers: { ...request.headers, 'content-type': type } })),
  'no content type': (request) => {
    const { 'content-type': type, ...headers } = request.headers
    return type === undefined ? undefined : fc.constant({ ...request, headers })
  },
}

const odd = [
  'application/json; charset=utf-16',
  'application/json;;;',
  'json',
  '*/*',
  'application/json, text/plain',
]

const withBody = (request: SoakRequest, body: Buffer): SoakRequest => ({
  ...request,
  body,
  headers: { ...request.headers, 'content-type': 'application/json' },
})

const isJson = ({ headers }: SoakRequest): boolean => headers['content-type'] === 'application/json'

function inBytes(change: (bytes: Buffer) => fc.Arbitrary<Buffer>): Spoil {
  return (request) =>
    request.body !== undefined && isJson(request)
      ? change(request.body).map((body) => ({ ...request, body }))
      : undefined
}

function inJson(change: (json: Json) => fc.Arbitrary<Json>): Spoil {
  return (request) => {
    const json = isJson(request) ? parsed(request.body) : undefined
    if (json === undefined) return undefined
    return change(json).map((value) => ({ ...request, body: Buffer.from(JSON.stringify(value)) }))
  }
}

function parsed(body: Buffer | undefined): Json | undefined {
  try {
    return JSON.parse(String(body))
  } catch {
    // An earlier spoil has already made it invalid JSON.
    return undefined
  }
}

const without = (json: Json, name: string): Json =>
  Object.fromEntries(Object.entries(json ?? {}).filter(([key]) => key !== name))

/** Replaces one leaf of a value. */
function replacedAt(json: Json, at: number, value: Json): Json {
  const keys = typeof json === 'object' && json !== null ? Object.keys(json) : []
  const key = keys[at % keys.length]
  if (key === undefined) return value
  const rest = Math.floor(at / keys.length)
  if (Array.isArray(json))
    return json.map((item, index) => (String(index) === key ? replacedAt(item, rest, value) : item))
  return Object.fromEntries(
    Object.entries(json ?? {}).map(([name, child]) => [
      name,
      name === key ? replacedAt(child, rest, value) : child,
    ]),
  )
}
