import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { ApplicationStatus, Heloc, Profile } from '#generated/domain'
import type { JsonObject } from '#source'
import { BorrowerClient } from '../../../product/drive/borrower-client.ts'
import { fillValues } from '../../../product/drive/fill-values.ts'
import { sampleFile } from '../../../product/drive/sample-file.ts'
import { loadRoad } from '../../../tools/scenario/roads.ts'

const applications = '/service-application/api/v1/application/heloc'

/** Borrower of an app in this process, whose raw responses a test may read. Wraps the client of the roads. */
export class Borrower {
  readonly app: FastifyInstance
  /** Client that makes the moves of roads. */
  readonly client: BorrowerClient
  /** Answers of the borrower on the road. */
  applicant: JsonObject = loadRoad('main').applicant

  constructor(app: FastifyInstance, Client = BorrowerClient) {
    this.app = app
    this.client = new Client({
      url: 'The app of the test',
      send: (path, init) => this.#inject(new Request(new URL(path, 'http://localhost'), init)),
    })
  }

  get token(): string | undefined {
    return this.client.token
  }

  set token(token: string | undefined) {
    this.client.token = token
  }

  /** Returns somebody who has a copy of this borrower's token, and nothing else. */
  stolen(): Borrower {
    const thief = new Borrower(this.app)
    thief.token = this.token
    thief.application = this.application
    return thief
  }

  get application(): string {
    return this.client.applicationUuid
  }

  set application(uuid: string) {
    this.client.applicationUuid = uuid
  }

  /** Sends a request, and again after the password if the server first asks for a proof of who sends it. */
  async call(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.callOnce(options)
    const isProven = await this.client.provesFor(response.statusCode, () => response.body)
    return isProven ? this.callOnce(options) : response
  }

  async callOnce(options: InjectOptions): Promise<LightMyRequestResponse> {
    const signed = this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }
    const response = await this.app.inject({ ...options, headers: { ...signed, ...options.headers } })
    this.client.keepToken(response.statusCode, String(response.headers.authorization ?? ''))
    return response
  }

  get = (url: string) => this.call({ method: 'GET', url })

  post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    this.call({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID(), ...headers } })

  register = (answers: JsonObject): Promise<void> => this.client.register(answers, this.codeTo)

  confirm = (registered: string, code: string, orgCode = 'hearthline', headers = {}) =>
    this.post(
      '/identity/api/v1/registration/register/confirm',
      { orgCode, registration: registered, code },
      headers,
    )

  codeTo = (email: string): Promise<string> => this.client.codeTo(email)

  submit = (name: string, values: object, headers: Record<string, string> = {}) =>
    this.post(`${applications}/${this.application}/submissions/${name}`, values, headers)

  /** Sends a submission. Throws with the server's own words if it is refused. */
  async step(name: string, values: object): Promise<void> {
    const response = await this.submit(name, values)
    if (response.statusCode !== 200) throw new Error(`${name}: ${response.statusCode} ${response.body}`)
  }

  async heloc(): Promise<Heloc> {
    return (await this.get(`${applications}/${this.application}`)).json()
  }

  async profile(): Promise<Profile> {
    return (await this.get('/service-profile/api/v1/profile')).json()
  }

  async status(): Promise<ApplicationStatus> {
    return (await this.get(`/service-krang-heloc/borrower/secure/api/v1/${this.application}/status`)).json()
  }

  /** Reads the status until its server state is one of these. */
  async reach(...states: readonly string[]): Promise<ApplicationStatus> {
    const end = Date.now() + 20_000
    for (;;) {
      const status = await this.status()
      if (states.includes(String(status.checklistStatus))) return status
      if (Date.now() > end) throw new Error(`Still ${status.checklistStatus}, not ${states.join(' or ')}.`)
      await pause(5)
    }
  }

  consentHash = async (id: string): Promise<string> => String((await this.client.disclosure(id)).textHash)

  /** Opens the documents of these types; returns them in the form that a signature requires. */
  async read(
    ...types: readonly string[]
  ): Promise<readonly { readonly uuid: string; readonly textHash: string }[]> {
    return JSON.parse(JSON.stringify(await fillValues({ $read: types }, this.client)))
  }

  async upload(type: string, name: string, bytes?: Uint8Array): Promise<LightMyRequestResponse> {
    const body = new FormData()
    body.set('type', type)
    body.set(
      'file',
      bytes === undefined ? sampleFile(name) : new File([new Uint8Array(bytes)], name, { type: 'image/png' }),
    )
    const encoded = new Response(body)
    return this.call({
      method: 'POST',
      url: `${applications}/${this.application}/documents`,
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        'idempotency-key': randomUUID(),
      },
    })
  }

  uploaded = (type: string, name = `${type}.png`): Promise<string> =>
    this.client.upload(type, sampleFile(name, randomUUID()))

  async #inject(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { statusCode, statusMessage, headers, rawPayload } = await this.callOnce({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    })
    const kept = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    const body = statusCode === 204 ? null : new Uint8Array(rawPayload)
    return new Response(body, { status: statusCode, statusText: statusMessage, headers: kept })
  }
}
