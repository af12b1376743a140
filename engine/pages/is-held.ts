import type { Context } from '#generated/context'
import { fields } from '#generated/fields'
import type { Journey } from '../machine/journey.ts'
import { settle } from '../machine/settle.ts'
import { isWorking } from './poll-delays.ts'

/** Whether the client machine rests in an ending or a review, for example after a decline in the browser. */
export function isOver(journey: Journey, context: Context): boolean {
  const kind = journey.source.journey.states[settle(journey, context).state]?.kind
  return kind === 'terminal' || kind === 'review'
}

/** Whether the pages of the application can only be read, because the server is working on it. */
export const isHeld = (journey: Journey, context: Context): boolean =>
  isWorking(journey, String(fields['status.checklistStatus'].get(context))) && !isOver(journey, context)
