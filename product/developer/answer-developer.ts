import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { asJsonObject, asText, type Json, loadSource, tenantCodes, tenantJourney } from '#source'
import { loadRoad, roadNames } from '../../tools/scenario/roads.ts'
import { BorrowerClient } from '../drive/borrower-client.ts'
import { driveApplication } from '../drive/drive-application.ts'
import { DriveStopped } from '../drive/drive-stopped.ts'
import { overHttp } from '../drive/transport.ts'

/** Answers the developer toolbar: GET returns the choices, POST drives a new application to a state of a road. */
export async function answerDeveloper(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const answer =
      request.method === 'POST'
        ? await jump(`http://${request.headers.host}`, asJsonObject((await json(request)) as Json))
        : choices(new URL(request.url ?? '/', 'http://localhost').searchParams.get('tenant') ?? undefined)
    say(response, 200, answer)
  } catch (error) {
    if (!(error instanceof DriveStopped)) throw error
    say(response, 422, { errors: [error.message] })
  }
}

const say = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Choices of the toolbar: lenders, roads with their states, and the flags of a lender with the variants of each. */
function choices(tenant: string | undefined) {
  const source = loadSource()
  const tenants = tenantCodes(source)
  const { flags } = tenantJourney(source, tenant ?? tenants[0] ?? '').source.flags
  return {
    tenants,
    flags: Object.fromEntries(Object.entries(flags).map(([key, { variants }]) => [key, variants])),
    roads: roadNames().map((name) => {
      const { title, tenant: lender, states, end } = loadRoad(name)
      return { name, title, tenant: lender, states: [...new Set([...states, end])] }
    }),
  }
}

/** Drives a new application to a state of a road; returns its uuid and the token of its borrower. */
async function jump(url: string, { road: name, state, tenant }: ReturnType<typeof asJsonObject>) {
  const road = loadRoad(asText(name))
  const lender = road.tenant ?? asText(tenant)
  const borrower = new BorrowerClient(overHttp(url))
  await borrower.requireSandbox()
  await driveApplication(borrower, tenantJourney(loadSource(), lender), {
    road,
    hurries: true,
    until: asText(state),
  })
  return { token: borrower.token, applicationUuid: borrower.applicationUuid, tenant: lender }
}
