import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../wording/use-copy.ts'
import { loadedFaults } from './create-resolver.ts'
import type { OwnQuestions } from './faults/own-errors.ts'
import { useCheck } from './use-check.ts'

/**
 * Checks questions that a page asks itself, in the words of every form. Their errors are known once the form was sent; until then
 * the form's schema refuses wrong answers all the same.
 */
export function useOwnErrors(questions: OwnQuestions) {
  const t = useCopy()
  const journey = useJourney()
  return useCheck(() => loadedFaults()?.ownErrors(questions, t, journey) ?? [])
}
