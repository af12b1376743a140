import { setTimeout as pause } from 'node:timers/promises'
import type { Json } from '#source'
import { askServer } from '../../../tools/drive/ask-server.ts'
import { DriveStopped } from '../../../tools/drive/drive-stopped.ts'

/** A change that the server has answered with 200, and so may not lose. */
export interface Acknowledged {
  readonly path: string
  readonly key: string
  readonly answer: Json
}

/** What one borrower was told. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = []
  /** Answers that were lost on their way and given once more. */
  repeated = 0

  /** Sends as a stubborn browser does: the same request, with the same key, until there is an answer. */
  readonly ask: typeof askServer = async (url, path, init) => {
    const answer = await this.#untilAnswered(url, path, init)
    const key = new Headers(init.headers).get('idempotency-key')
    if (answer.headers.has('idempotency-replayed')) this.repeated += 1
    if (answer.status === 200 && key !== null)
      this.acknowledged.push({ path, key, answer: await answer.clone().json() })
    return answer
  }

  async #untilAnswered(url: string, path: string, init: RequestInit): Promise<Response> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await pause(20)) {
      const answer = await wholeAnswer(url, path, init)
      if (answer !== undefined) return answer
    }
    throw new DriveStopped(`${path} was not answered for ${patienceMs} ms.`)
  }
}

const patienceMs = 120_000

/** An answer with its body to the last byte: half of one acknowledges nothing. Undefined where there was none. */
async function wholeAnswer(url: string, path: string, init: RequestInit): Promise<Response | undefined> {
  try {
    const { status, headers, body } = await askServer(url, path, init)
    const bytes = await new Response(body).arrayBuffer()
    if (status === 503) return undefined
    return new Response(status === 204 ? null : bytes, { status, headers })
  } catch {
    // Killed before, or in the midst of, its answer.
    return undefined
  }
}
