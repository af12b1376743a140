import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Local server that a test can stop and start again. */
export abstract class SamePortServer {
  #server: Server | undefined
  #port = 0

  protected abstract serve(request: IncomingMessage, response: ServerResponse): Promise<void>

  /** Listens, on the same port each time. */
  async start(): Promise<void> {
    const server = createServer((request, response) => void this.serve(request, response))
    this.#server = server
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    this.#port = (server.address() as AddressInfo).port
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    server?.closeAllConnections()
    await new Promise<void>((resolve) => (server === undefined ? resolve() : server.close(() => resolve())))
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }
}
