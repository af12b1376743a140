import type { ApiCall } from './calls.ts'

/** HTTP request as sent over the network. */
export interface SoakRequest {
  readonly method: string
  /** Path with its query, as written. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
  /** Call to which the request belongs; undefined once its address or method is spoilt. */
  readonly call: ApiCall | undefined
  /** Sender of the request, and its intended faults. */
  readonly about: readonly string[]
  /** Whether the request must be refused, because its sender has no right to it. */
  readonly mustFail: boolean
  /** Number of times that it is sent at once, with the same key. */
  readonly times: number
  /** Number of bytes of the body after which the connection ends, so that no response is due. */
  readonly cutAfter?: number
}

/** Formats a request as a command that sends it again. Binary bodies are encoded as base64. */
export function asCommand(base: string, { method, path, headers, body }: SoakRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const parts = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const line = ['curl -i --path-as-is -X', method, ...parts]
  const url = quoted(base + path)
  if (body === undefined) return [...line, url].join(' ')
  return `echo ${body.toString('base64')} | base64 -d | ${[...line, '--data-binary @-', url].join(' ')}`
}
