import { askServer } from './ask-server.ts'

/** A way to a server: over HTTP, or within the process that holds it. */
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
 * The same with requests that name an address of origin, so that many clients on one machine count as many; a server
 * believes it of its own machine alone.
 */
export const callingFrom = (origin: string, { url, send }: Transport): Transport => ({
  url,
  send: (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', origin)
    return send(path, { ...init, headers })
  },
})
