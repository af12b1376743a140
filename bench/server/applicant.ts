import { randomUUID } from 'node:crypto'
import { BorrowerClient } from '../../product/drive/borrower-client.ts'
import { callingFrom, overHttp } from '../../product/drive/transport.ts'
import { registration } from '../../tests/support/http/registration.ts'

export interface StatusReader {
  readonly url: string
  readonly token: string
}

export interface RegisteredApplicant extends StatusReader {
  /** Address of the application. */
  readonly application: string
}

const path = '/identity/api/v1/registration/register'

/** Registers a person, who then has an application with a status. */
export async function applicant(base: string): Promise<RegisteredApplicant> {
  const client = new BorrowerClient(overHttp(base))
  await client.register(answers())
  return {
    url: `${base}/service-krang-heloc/borrower/secure/api/v1/${client.applicationUuid}/status`,
    application: `${base}/service-application/api/v1/application/heloc/${client.applicationUuid}`,
    token: `Bearer ${client.token}`,
  }
}

/** Registers; returns a function that confirms the address with the code from the mail. */
export async function register(base: string, body: ReturnType<typeof answers>) {
  const client = new BorrowerClient(overHttp(base))
  const kept = await (await send(client, path, body)).json()
  const code = await client.codeTo(body['contact-info'].email)
  const confirmation = { orgCode: body.orgCode, registration: kept.registration, code }
  return () => send(client, `${path}/confirm`, confirmation)
}

/**
 * Registers people at once, each from another address. Returns the number of accepted registrations, which wait for the
 * confirmation of the e-mail address.
 */
export async function registerAtOnce(base: string, people: number): Promise<number> {
  const sent = Array.from({ length: people }, (_, index) =>
    send(new BorrowerClient(callingFrom(`172.30.0.${index + 1}`, overHttp(base))), path, answers()),
  )
  const taken = await Promise.all(sent)
  await Promise.all(taken.map((response) => response.arrayBuffer()))
  return taken.filter(({ status }) => status === 202).length
}

const send = (client: BorrowerClient, to: string, body: object): Promise<Response> =>
  client.send(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })

export const answers = () => registration({ email: `${randomUUID()}@example.com` })
