import { randomUUID } from 'node:crypto'
import { asJsonObject, type Json, type JsonObject } from '#source'
import { BorrowerSession, Refused } from './borrower-session.ts'
import { codeInLetters } from './code-in-letters.ts'
import { DriveStopped } from './drive-stopped.ts'

const api = '/service-application/api/v1/application/heloc'

/** HTTP client that makes a borrower's calls. */
export class BorrowerClient extends BorrowerSession {
  applicationUuid = ''

  /**
   * Throws DriveStopped if the sandbox is closed. Called first, so that no test applicant is created in a database that
   * others use.
   */
  async requireSandbox(): Promise<void> {
    await this.request('/sandbox/positions?application=00000000-0000-0000-0000-000000000000')
  }

  /** Registers, and confirms the e-mail address with the code from its mail. */
  async register(answers: JsonObject, codeTo = this.codeTo): Promise<void> {
    const path = '/identity/api/v1/registration/register'
    this.password = String(asJsonObject(answers['login-info']).password)
    const { registration = null } = asJsonObject(await this.post(path, answers))
    const { orgCode = null } = answers
    const email = String(asJsonObject(answers['contact-info']).email)
    this.login = { orgCode, email }
    const code = await codeTo(email)
    const opened = await this.post(`${path}/confirm`, { orgCode, registration, code })
    // A code signs in once. If its answer was lost, the repeated one has no token, and the password signs in.
    if (this.token === undefined) await this.signIn()
    this.enter(opened)
  }

  /** Invites the borrower as a loan officer does. Only a sandbox accepts this without a login. */
  async invite(invitation: JsonObject): Promise<void> {
    await this.post('/sandbox/invitations', invitation)
  }

  async setUpAccount(answers: JsonObject): Promise<void> {
    this.enter(await this.post('/identity/api/v1/registration/setup', answers))
    this.password = String(answers.password)
  }

  /** Has the reviewer of the sandbox look at the application now; does nothing if the application has already moved on. */
  async review(): Promise<void> {
    try {
      await this.request(`/sandbox/applications/${this.applicationUuid}/review`, { method: 'POST' })
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 409) throw error
    }
  }

  /** Reads the events that the application has taken, each with the server state that it led to, as the sandbox reports them. */
  async passedEvents(): Promise<readonly { readonly event: string; readonly to: string }[]> {
    const events = await this.request(`/sandbox/applications/${this.applicationUuid}/events`)
    return (Array.isArray(events) ? events : [])
      .map(asJsonObject)
      .map(({ event, to }) => ({ event: String(event), to: String(to) }))
  }

  /** Returns the six-digit code of the last mail to an address. */
  readonly codeTo = async (email: string): Promise<string> =>
    codeInLetters(await this.request('/outbox'), email)

  readonly profile = (): Promise<JsonObject> => this.get('/service-profile/api/v1/profile')

  readonly heloc = (): Promise<JsonObject> => this.get(`${api}/${this.applicationUuid}`)

  readonly status = (): Promise<JsonObject> =>
    this.get(`/service-krang-heloc/borrower/secure/api/v1/${this.applicationUuid}/status`)

  readonly disclosure = (id: string): Promise<JsonObject> =>
    this.get(`/service-application/external/api/v1/heloc/disclosures/${id}`)

  /** Reads a part of the application, such as `documents/{uuid}/text`. */
  readonly part = (path: string): Promise<JsonObject> => this.get(`${api}/${this.applicationUuid}/${path}`)

  readonly postPart = (path: string, values: Json): Promise<Json> =>
    this.post(`${api}/${this.applicationUuid}/${path}`, values)

  /** Answers the open condition of a category with the form that flows/conditions.json names. */
  async answerCondition(category: string, values: Json): Promise<void> {
    const path = `/service-conditions/external/api/v1/applications/${this.applicationUuid}/conditions`
    const listed = await this.request(`${path}/external-applicants`)
    const open = (Array.isArray(listed) ? listed : [])
      .map(asJsonObject)
      .find(({ categoryEnum, actionNeeded }) => categoryEnum === category && actionNeeded === true)
    if (open === undefined) throw new DriveStopped(`No reviewer asks for ${category}.`)
    await this.post(`${path}/${open.uuid}/answer`, values)
  }

  async upload(type: string, file: File): Promise<string> {
    const body = new FormData()
    body.set('type', type)
    body.set('file', file)
    const path = `${api}/${this.applicationUuid}/documents`
    const headers = { 'idempotency-key': randomUUID() }
    return String(asJsonObject(await this.request(path, { method: 'POST', headers, body })).uuid)
  }

  protected enter(opened: Json): void {
    this.applicationUuid = String(asJsonObject(opened).applicationUuid)
  }
}
