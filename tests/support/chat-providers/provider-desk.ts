import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { ChatConnection } from '../../../server/settings/connection.ts'
import { SamePortServer } from '../processes/same-port-server.ts'

/** Simulates the desk of a chat provider, as far as its public documents describe its calls. A test acts as its agent. */
export abstract class ProviderDesk extends SamePortServer {
  /** Texts of the applicant, as an agent reads them. */
  readonly heard: string[] = []
  isEnded = false
  /** Drops the calls of the desk to the product if set. */
  isCut = false
  /** Number of next messages from the product that the desk takes without responding. */
  swallow = 0
  /** Address at which the product listens. */
  publicUrl = ''
  #last: (() => Promise<Response>) | undefined

  abstract connection(): ChatConnection
  /** Lets an agent join, if agents join at this provider. */
  abstract join(): Promise<void>
  abstract say(words: string): Promise<void>
  abstract end(): Promise<void>
  /** Makes a call to the product without valid authorization; returns the status of the response. */
  abstract forge(words: string): Promise<number>
  /** Answers a call of the product, or refuses it. */
  protected abstract answer(call: DeskCall): DeskAnswer

  protected override async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body] = await this.#answerTo(request)
    if (status === 0) response.destroy()
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  /** Repeats the last call to the product, as after a missing response. */
  async repeat(): Promise<void> {
    await this.#last?.()
  }

  /** Calls the product, unless the connection is cut. */
  protected async tell(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<void> {
    if (this.isCut) return
    this.#last = () => this.call(path, headers, body)
    const answer = await this.#last()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }

  protected call(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Response> {
    return fetch(this.publicUrl + path, { method: 'POST', headers, body })
  }

  async #answerTo(request: IncomingMessage): Promise<DeskAnswer> {
    const body = await text(request)
    const url = new URL(request.url ?? '/', this.url)
    const { method = '', headers } = request
    const answered = this.answer({ method, url, body, authorization: headers.authorization ?? '' })
    if (this.swallow > 0 && method === 'POST' && url.pathname.endsWith(this.sending)) {
      this.swallow -= 1
      return [0, {}]
    }
    return answered
  }

  /** End of the path of the call that sends a message. */
  protected abstract readonly sending: string
}

export interface DeskCall {
  readonly method: string
  readonly url: URL
  readonly body: string
  readonly authorization: string
}

export type DeskAnswer = readonly [status: number, body: unknown]
