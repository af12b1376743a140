import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../wording/use-copy.ts'
import { loadedFaults } from './create-resolver.ts'
import type { ListedError } from './error-list.ts'
import type { OwnQuestions } from './faults/own-errors.ts'

/**
 * Returns the errors of questions that a page asks itself, in the words of every form. They are known once the form was sent;
 * until then the form's schema refuses wrong answers all the same.
 */
export function useOwnErrors(questions: OwnQuestions): () => readonly ListedError[] {
  const t = useCopy()
  const journey = useJourney()
  return () => loadedFaults()?.ownErrors(questions, t, journey) ?? []
}
