import { setTimeout as pause } from 'node:timers/promises'
import { pollDelays } from '#engine'
import { asJsonObject, type JsonObject, type TenantJourney } from '#source'
import type { Road } from '../../tools/scenario/roads.ts'
import type { BorrowerClient } from './borrower-client.ts'
import { DriveStopped } from './drive-stopped.ts'
import { enter } from './enter.ts'
import { fillValues } from './fill-values.ts'
import { makeMove } from './make-move.ts'
import { type RoadStep, stepAt } from './road-step.ts'
import { signAsCoOwner, type TellSigner } from './sign-as-co-owner.ts'

// biome-ignore lint/suspicious/noConfusingVoidType: most listeners answer nothing.
type Told = 'ENOUGH' | void

export interface Drive {
  readonly road: Road
  /** Called and awaited before the moves of a step are made. The drive ends if it returns `ENOUGH`. */
  readonly tell?: (step: RoadStep) => Told | Promise<Told>
  readonly tellSigner?: TellSigner
  /** Has every job run at once, for a server that would hold jobs back. Each look at a state is then a step. */
  readonly hurries?: boolean
  /** Id of the step at which to stop before its moves are made; the end of the road by default. */
  readonly until?: string | undefined
}

/**
 * Applies as the borrower of a road. Throws DriveStopped if the application cannot go on, or did not pass the states
 * that the road names.
 */
export async function driveApplication(
  borrower: BorrowerClient,
  effective: TenantJourney,
  { road, tell = () => {}, tellSigner = () => {}, hurries = false, until }: Drive,
): Promise<void> {
  await enter(borrower, effective, road.applicant)
  const steps: RoadStep[] = []
  for (let left: Left = { state: '' }; ; ) {
    const { state, version } = await nextState(borrower, effective, left)
    const step = await stepAt(borrower, effective, state, steps)
    steps.push(step)
    if ((await tell(step)) === 'ENOUGH' || step.id === until) return
    const moves = asJsonObject(road.applicant.moves)[step.id]
    left = Array.isArray(moves) || hurries ? { state, version } : { state }
    if (Array.isArray(moves))
      for (const move of moves) await takeMove(asJsonObject(move), borrower, effective, road, tellSigner)
    else if (state === road.end && until === undefined)
      return requireRoad(
        road,
        step.page,
        (await borrower.passedEvents()).map(({ to }) => to),
      )
    else await awaitServer(borrower, effective, state, hurries)
  }
}

/**
 * Makes one move: a post to a part of the application, an upload that no form names, the answer to a reviewer's
 * condition of a category, or the signature of a co-owner whom the borrower invites.
 */
async function takeMove(
  move: JsonObject,
  borrower: BorrowerClient,
  { tenant, source }: TenantJourney,
  { applicant }: Road,
  tellSigner: TellSigner,
): Promise<void> {
  const { upload, condition, coOwner, values = {} } = move
  if (coOwner !== undefined)
    await signAsCoOwner(
      borrower,
      tenant.code,
      { applicant, coOwner: asJsonObject(coOwner), flows: source },
      tellSigner,
    )
  else if (condition !== undefined)
    await borrower.answerCondition(String(condition), await fillValues(values, borrower))
  else if (upload !== undefined) await fillValues({ $upload: upload }, borrower)
  else await makeMove(move, borrower, applicant, source)
}

/** Lets the server go on in a state in which it works. If that takes a reviewer or a day, asks the sandbox to do it at once. */
async function awaitServer(
  borrower: BorrowerClient,
  { source }: TenantJourney,
  state: string,
  hurries: boolean,
): Promise<void> {
  const { job, pace = 'vendor' } = source.process.states[state] ?? {}
  if (job === undefined)
    throw new DriveStopped(
      `The application comes to a halt at ${state}: the road has no answer for it. What is sent at a state stands in product/drive/applicant.json (moves, "${state}"), or in the road's own file.`,
    )
  if (hurries) return borrower.review()
  if (pace === 'vendor') return
  const end = Date.now() + patienceMs
  // A state may need several looks: each day of the right to cancel is one.
  for (let now = state; now === state && Date.now() < end; ) {
    await borrower.review()
    now = String((await borrower.status()).checklistStatus)
  }
}

const intervalMs = 50
/** Patience in a state in which no page polls: the applicant acts, and the next state follows at once. */
const patienceMs = 30_000

interface Left {
  readonly state: string
  /** Version of the application when the applicant began to act; undefined if the server acts. */
  readonly version?: number
}

/**
 * Waits for another server state, or for the same state with a new version if the applicant acted, as long as a page
 * would poll. Throws DriveStopped if the state stays.
 */
async function nextState(
  borrower: BorrowerClient,
  { journey }: TenantJourney,
  left: Left,
): Promise<Required<Left>> {
  const polled = pollDelays(journey, left.state).reduce((sum, delay) => sum + delay, 0)
  const end = Date.now() + Math.max(polled, patienceMs)
  for (;;) {
    const { checklistStatus, version: now } = await borrower.status()
    const [state, version] = [String(checklistStatus), Number(now)]
    if (state !== left.state || (left.version !== undefined && version !== left.version))
      return { state, version }
    if (Date.now() > end) throw new DriveStopped(`The server stays at ${state}.`)
    await pause(intervalMs)
  }
}

function requireRoad({ name, states, endPage }: Road, page: string, passed: readonly string[]): void {
  const missed = firstMissed(states, passed)
  if (missed !== undefined)
    throw new DriveStopped(`The road ${name} comes by ${missed}; this one did not: ${passed.join(', ')}.`)
  if (endPage !== undefined && page !== endPage)
    throw new DriveStopped(`The road ${name} ends on ${endPage}; this one ended on ${page}.`)
}

/** First of the states that was not passed in this order. */
function firstMissed(states: readonly string[], passed: readonly string[]): string | undefined {
  let at = -1
  return states.find((state) => {
    at = passed.indexOf(state, at + 1)
    return at < 0
  })
}
