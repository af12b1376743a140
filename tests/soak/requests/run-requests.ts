import type http from 'node:http'
import fc from 'fast-check'
import { asJsonObject, loadSource, tenantJourney } from '#source'
import { assemble, moveOn, type RequestPlace } from './assemble.ts'
import { type ApiCall, callsOf } from './calls.ts'
import { faultsOf } from './check-answer.ts'
import type { Company } from './company.ts'
import { createAgent, send } from './send.ts'
import { asCommand, type SoakRequest } from './soak-request.ts'
import { spoilt } from './spoil.ts'
import { Tally } from './tally.ts'
import { validRequest } from './valid-request.ts'

export interface Requests extends RequestPlace {
  readonly requests: number
  /** Seed of the requests and their people. */
  readonly seed: number
  readonly say: (text: string) => void
}

const atOnce = 8
/** Number of requests between two updates of the people's states. */
const round = 500

/**
 * Sends requests made from the server's own OpenAPI document, a third of them valid and the others spoilt, and checks
 * each response.
 */
export async function runRequests(soak: Requests): Promise<Tally> {
  const { base, requests, seed, say } = soak
  const calls = callsOf(asJsonObject(await (await fetch(`${base}/docs/json`)).json()))
  const tally = new Tally()
  const agent = createAgent()
  let company = await assemble(soak, tenantJourney(loadSource(), 'hearthline'))
  say(`${company.people.length} people at ${calls.length} calls, SEED=${seed}`)
  for (let sent = 0; sent < requests; sent += round) {
    if (sent > 0) company = await moveOn(soak, company, sent)
    const numRuns = Math.min(round, requests - sent)
    const plan = fc.sample(anyRequest(company, calls), { seed: seed + sent, numRuns })
    await inTurn(plan, (request) => sendAndCheck({ base, agent, calls, tally }, request))
    say(`${sent + numRuns} of ${requests} requests, ${tally.faults.length} faults`)
  }
  agent.destroy()
  return tally
}

const anyRequest = (company: Company, calls: readonly ApiCall[]): fc.Arbitrary<SoakRequest> =>
  fc
    .constantFrom(...calls)
    .chain((call) => validRequest(company, call))
    .chain((request) =>
      fc.oneof(
        { weight: 1, arbitrary: fc.constant(request) },
        { weight: 2, arbitrary: spoilt(request, company) },
      ),
    )

interface Sending {
  readonly base: string
  readonly agent: http.Agent
  readonly calls: readonly ApiCall[]
  readonly tally: Tally
}

async function sendAndCheck({ base, agent, calls, tally }: Sending, request: SoakRequest): Promise<void> {
  const answers = await Promise.all(Array.from({ length: request.times }, () => send(base, agent, request)))
  for (const answer of answers) {
    tally.add(request, answer)
    for (const fault of faultsOf(request, answer, calls))
      tally.blame(request, fault, `${request.about.join(', ')}\n  ${asCommand(base, request)}`)
  }
}

/** Takes the items in order, several at once. */
async function inTurn<T>(items: readonly T[], take: (item: T) => Promise<void>): Promise<void> {
  const left = [...items].reverse()
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await take(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
