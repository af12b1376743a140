import { askServer } from './ask-server.ts'

/** Connection to a server: over HTTP, or within the same process. */
export interface Transport {
  /** Address of the server, for messages. */
  readonly url: string
  readonly send: (path: string, init: RequestInit) => Promise<Response>
}

export function overHttp(address: string): Transport {
  const url = address.replace(/\/$/, '')
  return { url, send: (path, init) => askServer(url, path, init) }
}

/**
 * Transport that adds an `x-forwarded-for` address to each request, so that many clients on one machine count as
 * different ones. A server accepts this header only from its own machine.
 */
export const callingFrom = (origin: string, { url, send }: Transport): Transport => ({
  url,
  send: (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', origin)
    return send(path, { ...init, headers })
  },
})
