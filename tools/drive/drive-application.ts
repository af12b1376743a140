import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Context, findServerState, type JsonObject, pollDelays, resolvePage } from '#engine'
import {
  asJsonObject,
  checkContext,
  type EffectiveJourney,
  parseJsonFile,
  readJsonObject,
  tenantContext,
} from '#source'
import type { BorrowerClient } from './borrower-client.ts'
import { DriveStopped } from './drive-stopped.ts'
import { enter } from './enter.ts'
import { fillValues } from './fill-values.ts'

/** A server state that the application passed, and the page that an applicant would have seen. */
export interface Stop {
  readonly state: string
  readonly page: string
  readonly by: string
}

/** Applies as the borrower of applicant.json, telling each server state; throws DriveStopped where it cannot go on. */
export async function driveApplication(
  borrower: BorrowerClient,
  effective: EffectiveJourney,
  tell: (stop: Stop) => void,
): Promise<void> {
  const applicant = readJsonObject(path.join(import.meta.dirname, 'applicant.json'))
  await enter(borrower, effective, applicant)
  const { road } = applicant
  const done = new Set<string>()
  for (
    let state = await nextState(borrower, effective, '');
    ;
    state = await nextState(borrower, effective, state)
  ) {
    tell(await stopAt(borrower, effective, state))
    if (state === 'COMPLETE') return
    refuseEnd(effective, state)
    const steps = asJsonObject(road)[state]
    if (Array.isArray(steps)) {
      if (done.has(state))
        throw new DriveStopped(`The server asks for ${state} again, after it was answered.`)
      done.add(state)
      for (const step of steps) await take(asJsonObject(step), borrower)
    }
  }
}

async function take({ post, values = {} }: JsonObject, borrower: BorrowerClient): Promise<void> {
  await borrower.postPart(String(post), await fillValues(values, borrower))
}

const intervalMs = 100
/** For a state in which nobody polls: the applicant acts, and the next state is there at once. */
const patienceMs = 10_000

/** The server state once it is another; waits as long as a page would poll. */
async function nextState(
  borrower: BorrowerClient,
  { journey }: EffectiveJourney,
  from: string,
): Promise<string> {
  const polled = pollDelays(journey, from).reduce((sum, delay) => sum + delay, 0)
  const end = Date.now() + Math.max(polled, patienceMs)
  for (;;) {
    const { checklistStatus } = await borrower.status()
    const state = String(checklistStatus)
    if (state !== from) return state
    if (Date.now() > end) throw new DriveStopped(`The server stays at ${state}.`)
    await pause(intervalMs)
  }
}

async function stopAt(
  borrower: BorrowerClient,
  { journey, tenant }: EffectiveJourney,
  state: string,
): Promise<Stop> {
  const [profile, heloc, status] = await Promise.all([
    borrower.profile(),
    borrower.heloc(),
    borrower.status(),
  ])
  const answered = { profile, heloc, status: { ...status, checklistStatus: state } }
  const context = {
    ...readAnswers(answered),
    session: { authenticated: true },
    tenant: tenantContext(tenant),
  }
  const { page, by } = resolvePage(journey, context)
  return { state, page, by }
}

/** The server's answers as a context, held against the same schema as any other. */
function readAnswers(answers: JsonObject): Context {
  const { context, errors } = checkContext(parseJsonFile('the answers', JSON.stringify(answers, null, 2)))
  if (context === undefined)
    throw new DriveStopped(`The server's answers cannot be used: ${errors.join(' ')}`)
  return context
}

function refuseEnd({ journey }: EffectiveJourney, state: string): void {
  if (findServerState(journey.serverStates, state)?.source.kind === 'halting') {
    throw new DriveStopped(`The application comes to a halt at ${state}.`)
  }
}
