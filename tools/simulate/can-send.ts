import { type ChosenPage, type Context, type Journey, mayVisit, offeredSubmissions, settle } from '#engine'
import type { Stop, Way } from './stops.ts'

/** Whether anybody sends an event now: a job, a signer, or the applicant from a page that is open and offers it. */
export function canSend(
  journey: Journey,
  { isServed, isWorking }: Stop,
  { isSubmitted, offers }: Way,
  context: Context,
  shown: ChosenPage,
): boolean {
  if (!isSubmitted) return isServed
  for (let index = 0; index < offers.length; index++) {
    const { page, submission, isOutside } = offers[index] ?? nowhere
    if (!isOutside && isWorking && !isOver(journey, context)) continue
    if (!isOutside && !mayVisit(journey, context, page, shown)) continue
    if (offeredSubmissions(journey, page, context).includes(submission)) return true
  }
  return false
}

const nowhere = { page: '', submission: '', isOutside: false }

/** While the server works its pages are not used, unless the client machine has come to an end or to a review. */
function isOver(journey: Journey, context: Context): boolean {
  const { state } = settle(journey, context)
  const kind = journey.machine.source.states[state]?.kind
  return kind === 'terminal' || kind === 'review'
}
