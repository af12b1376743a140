import type { Turn } from '#engine'
import { cancelledSentence, moneySentence } from './money/money-sentence.ts'
import { openConditions } from './open-conditions.ts'
import { stepPlaceOf } from './place-of.ts'
import { stageOf } from './stage-of.ts'
import { denialOf, stepTurn } from './standing.ts'
import type { OwnWords, Told } from './told.ts'
import { waitSentence } from './wait-sentence.ts'

/** Says where an application is, or who of its owners does not sign. */
export function at({ tenant, application, say }: Told): readonly string[] {
  const refused = (application.heloc.helocSigners ?? []).flatMap(({ name = '', refusal: reason }) =>
    reason === undefined ? [] : [say('refused', { name, reason })],
  )
  return refused.length > 0 ? refused : [say('where', { page: stepPlaceOf(tenant, application).title })]
}

const turnKeys = {
  applicant: 'turn.applicant',
  signer: 'turn.signer',
  lender: 'turn.lender',
  either: 'turn.either',
  thirdParty: 'turn.thirdParty',
  nobody: 'turn.nobody',
} as const satisfies Readonly<Record<Turn, keyof OwnWords>>

/** Says whose turn the step is. Beside what a reviewer asks for, it does not say that everything else is done. */
export function turnSentence(told: Told): string {
  const turn = stepTurn(told)
  const wait = waitSentence(told)
  if (wait !== undefined) return wait
  if (openConditions(told).length === 0) return told.say(turnKeys[turn])
  return told.say(turn === 'applicant' ? 'neededThere' : 'nothingBesides')
}

/** Says where an application stands and whose turn it is, or how it ended. */
export function where(told: Told): readonly string[] {
  const stage = stageOf(told)
  if (stage === undefined) return [...at(told), turnSentence(told), ...denialOf(told)]
  if (stage === 'ended') return [told.say('ended')]
  if (stage === 'cancelled') return [cancelledSentence(told)]
  const isRest = stage !== 'done' && openConditions(told).length === 0 && denialOf(told).length === 0
  return [...(isRest ? [told.say('signed')] : []), moneySentence(told)]
}
