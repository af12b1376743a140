import { randomUUID } from 'node:crypto'
import { asJsonObject, asStrings, type Json, type JsonObject } from '#source'
import { jsonOf } from './ask-server.ts'
import { DriveStopped } from './drive-stopped.ts'
import type { Transport } from './transport.ts'

/** Error of a request that the server refused; `status` is the status of the response. */
export class Refused extends DriveStopped {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Requests of one person, as their browser sends them: it keeps the renewed token, sends an idempotency key with every change, and
 * proves who they are if the server asks.
 */
export class BorrowerSession {
  readonly transport: Transport
  token: string | undefined
  /** Password that the person chose. Undefined until then. */
  password: string | undefined
  /** Lender and address with which they sign in. Undefined until they have registered. */
  protected login: JsonObject | undefined
  /** Latest proof of who they are. It gives their session a new token, so requests that were refused meanwhile wait for it. */
  private proof: Promise<void> = Promise.resolve()

  constructor(transport: Transport) {
    this.transport = transport
  }

  protected signIn(): Promise<Json> {
    return this.post('/identity/api/v1/login', { ...this.login, password: this.password ?? null })
  }

  protected readonly get = async (path: string): Promise<JsonObject> => asJsonObject(await this.request(path))

  protected readonly post = (path: string, values: Json, send = this.send): Promise<Json> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    return this.request(path, { method: 'POST', headers, body: JSON.stringify(values) }, send)
  }

  protected async request(path: string, init: RequestInit = {}, send = this.send): Promise<Json> {
    const response = await send(path, init)
    if (response.ok) return jsonOf(response)
    // If there is nothing at an address, a server with pages answers with a page.
    const isPage = response.headers.get('content-type')?.includes('text/html') === true
    const { errors, code = 'NOT_FOUND' } = isPage ? {} : asJsonObject(await jsonOf(response))
    if (response.status === 404 && code === 'NOT_FOUND' && /^\/(sandbox\/|outbox)/.test(path))
      throw new DriveStopped(
        `${this.transport.url} keeps its sandbox closed: there is no ${path.split('?')[0]} at it. Drive a server that was started with SANDBOX=on.`,
      )
    const said = asStrings(errors).join(' ') || response.statusText
    const answer = `${init.method ?? 'GET'} ${path} was answered ${response.status} ${code}`
    throw new Refused(response.status, `${answer}: ${said}`)
  }

  /**
   * Sends any request. Sends it again after the password if the server first asks for a proof of who sends it, and with the next
   * token if a proof meanwhile ended the one that was sent.
   */
  readonly send: Transport['send'] = async (path, init) => {
    const { token } = this
    const response = await this.sendOnce(path, init)
    if (response.status === 401) await this.proof
    const hasNext = response.status === 401 && this.token !== token
    return hasNext || (await this.provesFor(response.status, () => response.clone().text()))
      ? this.sendOnce(path, init)
      : response
  }

  /** Gives the password if a refusal asks for a proof. Returns whether the request should be sent again. */
  async provesFor(status: number, read: () => string | Promise<string>): Promise<boolean> {
    if (status !== 403 || this.password === undefined || !(await read()).includes('"PROOF_REQUIRED"'))
      return false
    this.proof = this.prove(this.password)
    await this.proof
    return true
  }

  /** Gives the password as a proof. The proof ends the token: if its answer was lost, the person signs in and gives it again. */
  private async prove(currentPassword: string): Promise<void> {
    const give = () => this.post('/identity/secure/api/v1/proof', { currentPassword }, this.sendOnce)
    await give().catch(async (error: unknown) => {
      if (!(error instanceof Refused) || error.status !== 401 || this.login === undefined) throw error
      await this.signIn()
      await give()
    })
  }

  /** Sends a request with the token, and keeps the token of the response. */
  private readonly sendOnce: Transport['send'] = async (path, init) => {
    const headers = new Headers(init.headers)
    if (this.token !== undefined && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${this.token}`)
    const response = await this.transport.send(path, { ...init, headers })
    this.keepToken(response.status, response.headers.get('authorization') ?? '')
    return response
  }

  /** Keeps the next token, which any response may carry as `Bearer ...`. */
  keepToken(status: number, authorization: string): void {
    if (status === 200 && authorization.startsWith('Bearer '))
      this.token = authorization.slice('Bearer '.length)
  }
}
