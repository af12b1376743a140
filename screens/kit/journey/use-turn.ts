import { type Context, type Turn, turnOfStep, whoseTurn } from '#engine'
import { useJourney } from './journey-context.ts'

/** Returns whose turn it is in an application, of which at least its status is known. */
export const useTurn = (context: Context): Turn => whoseTurn(useJourney().journey, context)

/** Returns whose turn its step is, whatever a reviewer asks for. */
export const useStepTurn = (context: Context): Turn => turnOfStep(useJourney().journey, context)
