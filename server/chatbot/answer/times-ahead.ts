import type { PredicateId } from '#generated/ids'
import { holds } from './holds.ts'
import { isMoving, stepTurn } from './standing.ts'
import type { OwnWords, Told } from './told.ts'

/**
 * Whether the usual time to the money may be said: nothing stops the application, it waits for no other owner, and nothing still
 * to be done makes it longer.
 */
export const isUsual = (told: Told): boolean =>
  isMoving(told) && holds(told, 'homeValued') && !holds(told, 'closesLater')

const laterKeys = [
  ['bpoRequired', 'later.bpoRequired'],
  ['texasHomestead', 'later.texasHomestead'],
  ['attorneyCloses', 'later.attorneyCloses'],
  ['notaryInPerson', 'later.notaryInPerson'],
] as const satisfies readonly (readonly [PredicateId, keyof OwnWords])[]

/** Says what makes the closing longer, until the note is signed. */
export const laterSentences = (told: Told): readonly string[] =>
  holds(told, 'noteSigned')
    ? []
    : laterKeys.flatMap(([reason, key]) => (holds(told, reason) ? [told.say(key)] : []))

/** Says how long what lies ahead takes: the decision while it is due, and the closing until the note is signed. */
export function timesAhead(told: Told): readonly string[] {
  if (!isMoving(told)) return []
  const isSoon = stepTurn(told) === 'applicant' && holds(told, 'decisionSoon')
  return [
    ...(isSoon ? [told.say('decisionSoon')] : []),
    ...laterSentences(told),
    ...(isUsual(told) ? [told.say('moneyUsual')] : []),
  ]
}
