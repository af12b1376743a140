import type { Context } from '#generated/context'
import { chooseValue } from '../machine/choice.ts'
import type { Journey } from '../machine/journey.ts'
import { findServerState } from '../machine/server-states.ts'
import type { PagesSource, Turn } from '../source.ts'
import { stageOf } from './stage-of.ts'

export type { Turn }

/**
 * Whose turn it is in an application: the applicant's while a reviewer asks for something, else that of its step. Every
 * place that tells somebody what they have to do asks this (docs/adr/0029-whose-turn.md).
 */
export function whoseTurn(journey: Journey, context: Context): Turn {
  const step = turnOfStep(journey, context)
  return step !== 'nobody' && context.status?.condition !== undefined ? 'applicant' : step
}

/** Whose turn the step of an application is, whatever a reviewer asks for meanwhile. */
export function turnOfStep({ serverStates }: Journey, context: Context): Turn {
  const { source, turn } = findServerState(serverStates, context.status?.checklistStatus ?? 'UNKNOWN') ?? {}
  if (turn !== undefined) return chooseValue(turn, context) as Turn // the schema lists them
  const stage = stageOf(source)
  if (stage === 'open') return source?.kind === 'waiting' ? 'lender' : 'applicant'
  return stage === 'closing' ? 'lender' : 'nobody'
}

/** Whose turn it is for a signer of the deed at one of their steps: theirs in the steps that their progress names. */
export const turnOfSigner = ({ signerProgress = [] }: PagesSource, step: string): 'signer' | 'nobody' =>
  signerProgress.some(({ steps }) => (steps as readonly string[]).includes(step)) ? 'signer' : 'nobody'
