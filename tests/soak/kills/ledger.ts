import { setTimeout as pause } from 'node:timers/promises'
import type { Json } from '#source'
import { DriveStopped } from '../../../tools/drive/drive-stopped.ts'
import type { Transport } from '../../../tools/drive/transport.ts'

/** A change that the server has answered with 200, and so may not lose. */
export interface Acknowledged {
  readonly path: string
  readonly key: string
  readonly answer: Json
}

/** A way to a server that keeps what one borrower was told. */
export class Ledger implements Transport {
  readonly acknowledged: Acknowledged[] = []
  /** Answers that were lost on their way and given once more. */
  repeated = 0

  readonly url: string
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.url = transport.url
    this.#transport = transport
  }

  /** Sends as a stubborn browser does: the same request, with the same key, until there is an answer. */
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

/** An answer with its body to the last byte: half of one acknowledges nothing. Undefined where there was none. */
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
    // Killed before, or in the midst of, its answer.
    return undefined
  }
}
