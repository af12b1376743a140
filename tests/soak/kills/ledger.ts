import { setTimeout as pause } from 'node:timers/promises'
import type { Json } from '#source'
import { DriveStopped } from '../../../product/drive/drive-stopped.ts'
import type { Transport } from '../../../product/drive/transport.ts'

/** Change that the server has acknowledged with 200, and must therefore not lose. */
export interface Acknowledged {
  readonly path: string
  readonly key: string
  readonly answer: Json
}

/** Transport that records the changes acknowledged to one borrower. */
export class Ledger implements Transport {
  readonly acknowledged: Acknowledged[] = []
  /** Number of responses that were lost and replayed. */
  repeated = 0

  readonly url: string
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.url = transport.url
    this.#transport = transport
  }

  /** Sends the same request with the same key until there is a response. */
  readonly send: Transport['send'] = async (path, init) => {
    const answer = await this.#untilAnswered(path, init)
    const key = new Headers(init.headers).get('idempotency-key')
    if (answer.headers.has('idempotency-replayed')) this.repeated += 1
    if (answer.status === 200 && key !== null)
      this.acknowledged.push({ path, key, answer: await answer.clone().json() })
    return answer
  }

  async #untilAnswered(path: string, init: RequestInit): Promise<Response> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await pause(20)) {
      const answer = await wholeAnswer(this.#transport, path, init)
      if (answer !== undefined) return answer
    }
    throw new DriveStopped(`${path} was not answered for ${patienceMs} ms.`)
  }
}

const patienceMs = 120_000

/** Response with its complete body: a partial one acknowledges nothing. Undefined if there was none, or a 503. */
async function wholeAnswer(
  transport: Transport,
  path: string,
  init: RequestInit,
): Promise<Response | undefined> {
  try {
    const { status, headers, body } = await transport.send(path, init)
    const bytes = await new Response(body).arrayBuffer()
    if (status === 503) return undefined
    return new Response(status === 204 ? null : bytes, { status, headers })
  } catch {
    // The server was killed before or during its response.
    return undefined
  }
}
