import type { MachineSource, TransitionSource } from '#engine'
import type { Arrow } from './graph.ts'
import { type Say, variantsInWords } from './variants-in-words.ts'

/** Senders by event. */
export type Senders = ReadonlyMap<string, readonly string[]>

/**
 * Creates an arrow for each variant of an event's target and each state that admits it; a single one for a wildcard.
 */
export const createArrows = (machine: MachineSource, senders: Senders, say: Say): readonly Arrow[] =>
  Object.entries<TransitionSource>(machine.transitions).flatMap(([event, transition]) =>
    arrowsOf(event, transition, machine, say).map((arrow) => {
      const sentBy = senders.get(event)
      return sentBy === undefined ? arrow : { ...arrow, sentBy }
    }),
  )

function arrowsOf(
  event: string,
  { from, except, to, trigger }: TransitionSource,
  { triggerOrder = [] }: MachineSource,
  say: Say,
): readonly Arrow[] {
  const order = triggerOrder.indexOf(event) + 1
  const holding = trigger === undefined ? undefined : say(trigger)
  return variantsInWords(to, 'to', say).flatMap(({ value, when }) =>
    [from].flat().map((state) => ({
      from: state,
      to: value,
      event,
      ...whenOf([holding, when]),
      ...(except === undefined ? {} : { except }),
      ...(order === 0 ? {} : { order }),
    })),
  )
}

function whenOf(clauses: readonly (string | undefined)[]): Pick<Arrow, 'when'> {
  const known = clauses.filter((clause) => clause !== undefined)
  return known.length === 0 ? {} : { when: known.join('; ') }
}
