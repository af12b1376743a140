import { chooseValue } from '../machine/choice.ts'
import type { Journey } from '../machine/journey.ts'
import { findServerState } from '../machine/server-states.ts'
import type { PagesSource, Turn } from '../source.ts'
import { type Context, stateOf } from '../vocabulary.ts'
import { stageOf } from './stage-of.ts'

export type { Turn }

/**
 * Whose turn it is in an application: the applicant's while a reviewer asks for something, else that of its step. Every
 * place that tells somebody what they have to do asks this (docs/adr/0029-whose-turn.md).
 */
export function whoseTurn(journey: Journey, context: Context): Turn {
  const step = turnOfStep(journey, context)
  return step !== 'nobody' && isInterrupted(journey, context) ? 'applicant' : step
}

/** Whether somebody asks the applicant for something beside their step. */
export function isInterrupted({ source, predicates }: Journey, context: Context): boolean {
  const { interruptedWhen } = source.serverStates
  return interruptedWhen !== undefined && predicates.compile(interruptedWhen)(context)
}

/** Whose turn the step of an application is, whatever a reviewer asks for meanwhile. */
export function turnOfStep({ serverStates, predicates }: Journey, context: Context): Turn {
  const { source, turn } = findServerState(serverStates, stateOf(predicates.vocabulary, context)) ?? {}
  if (turn !== undefined) return chooseValue(turn, context) as Turn // the schema lists them
  const stage = stageOf(source)
  if (stage === 'open') return source?.kind === 'waiting' ? 'lender' : 'applicant'
  return stage === 'closing' ? 'lender' : 'nobody'
}

/** Whose turn it is for a signer of the deed at one of their steps: theirs in the steps that their progress names. */
export const turnOfSigner = ({ signerProgress = [] }: PagesSource, step: string): 'signer' | 'nobody' =>
  signerProgress.some(({ steps }) => (steps as readonly string[]).includes(step)) ? 'signer' : 'nobody'
