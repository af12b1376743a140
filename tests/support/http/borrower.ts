import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { ApplicationStatus, Heloc, Profile } from '#generated/domain'

const applications = '/service-application/api/v1/application/heloc'
const registration = '/identity/api/v1/registration/register'

type RegistrationAnswers = Readonly<Record<string, unknown>> & {
  readonly orgCode: string
  readonly 'contact-info': { readonly email: string; readonly phoneNumber: string }
}

/** A borrower as a browser would be one: sends requests, keeps the rolled token, waits for the server to move on. */
export class Borrower {
  readonly app: FastifyInstance
  token: string | undefined
  application = ''

  constructor(app: FastifyInstance) {
    this.app = app
  }

  async call(options: InjectOptions): Promise<LightMyRequestResponse> {
    const headers = {
      ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      ...options.headers,
    }
    const response = await this.app.inject({ ...options, headers })
    const rolled = String(response.headers.authorization ?? '')
    if (response.statusCode === 200 && rolled.startsWith('Bearer ')) this.token = rolled.slice(7)
    return response
  }

  get = (url: string) => this.call({ method: 'GET', url })

  post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    this.call({ method: 'POST', url, payload, headers: { 'idempotency-key': randomUUID(), ...headers } })

  /** Registers, and confirms the address with the code from its mail. */
  async register(answers: RegistrationAnswers): Promise<void> {
    const kept = await this.post(registration, answers)
    if (kept.statusCode !== 202) throw new Error(`Registration: ${kept.body}`)
    const code = await this.codeTo(answers['contact-info'].email)
    const response = await this.confirm(kept.json().registration, code, answers.orgCode)
    if (response.statusCode !== 200) throw new Error(`Confirmation: ${response.body}`)
    this.application = response.json().applicationUuid
  }

  confirm = (registered: string, code: string, orgCode = 'hearthline', headers = {}) =>
    this.post(`${registration}/confirm`, { orgCode, registration: registered, code }, headers)

  /** The code in the newest letter to an address; empty where that has none. */
  async codeTo(email: string): Promise<string> {
    const letters: readonly { readonly recipient: string; readonly body: string }[] = (
      await this.get('/outbox')
    ).json()
    const newest = letters.find(({ recipient }) => recipient === email.toLowerCase())
    return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? ''
  }

  submit = (name: string, values: object, headers: Record<string, string> = {}) =>
    this.post(`${applications}/${this.application}/submissions/${name}`, values, headers)

  /** Submits, and fails the test with the server's own words when it refuses. */
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

  /** Reads the status until it is one of these. */
  async reach(...states: readonly string[]): Promise<ApplicationStatus> {
    const end = Date.now() + 20_000
    for (;;) {
      const status = await this.status()
      if (states.includes(String(status.checklistStatus))) return status
      if (Date.now() > end) throw new Error(`Still ${status.checklistStatus}, not ${states.join(' or ')}.`)
      await pause(5)
    }
  }

  async consentHash(id: string): Promise<string> {
    const response = await this.get(`/service-application/external/api/v1/heloc/disclosures/${id}`)
    return response.json().textHash
  }

  /** Opens the documents of these kinds and names them as a signature does. */
  async read(...types: readonly string[]): Promise<{ readonly uuid: string; readonly textHash: string }[]> {
    const { documents = [] } = await this.heloc()
    const due = documents.flatMap(({ uuid, type }) =>
      types.includes(type) && uuid !== undefined ? [uuid] : [],
    )
    return Promise.all(
      due.map(async (uuid) => {
        const response = await this.get(`${applications}/${this.application}/documents/${uuid}/text`)
        return { uuid, textHash: response.json().textHash }
      }),
    )
  }

  async upload(type: string, name: string, bytes: Uint8Array = smallPng): Promise<LightMyRequestResponse> {
    const boundary = 'borrower'
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\n${type}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
    return this.call({
      method: 'POST',
      url: `${applications}/${this.application}/documents`,
      payload,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': randomUUID(),
      },
    })
  }

  async uploaded(type: string, name = `${type}.png`): Promise<string> {
    const response = await this.upload(type, name)
    if (response.statusCode !== 200) throw new Error(`${type}: ${response.body}`)
    return response.json().uuid
  }
}

const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
