import type { ApiCall } from './calls.ts'

/** A message as it goes over the wire. */
export interface SoakRequest {
  readonly method: string
  /** With its query, as it is written. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
  /** For which it's meant; undefined once its address or method is spoilt. */
  readonly call: ApiCall | undefined
  /** Who sends it, and what is wrong with it on purpose. */
  readonly about: readonly string[]
  /** It is somebody else's, or nobody's: success would be a fault. */
  readonly mustFail: boolean
  /** Sent so many times at once, with the same key. */
  readonly times: number
  /** The connection ends after so many bytes of the body, so no answer is due. */
  readonly cutAfter?: number
}

/** The request as a command that sends it again. Bodies that are no text go as base64. */
export function asCommand(base: string, { method, path, headers, body }: SoakRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const parts = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const line = ['curl -i --path-as-is -X', method, ...parts]
  const url = quoted(base + path)
  if (body === undefined) return [...line, url].join(' ')
  return `echo ${body.toString('base64')} | base64 -d | ${[...line, '--data-binary @-', url].join(' ')}`
}
