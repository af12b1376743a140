import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { chooseRegistrationStep } from '#engine'
import type { RegistrationStep } from '#generated/ids'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useQuery } from '../../../kit/journey/use-query.ts'
import { loadModule } from '../../../kit/ui/load-module.ts'
import { findAnswers } from './kept-answers.ts'
import type { KnownPerson } from './known-person.ts'

/** Loads the confirmation, which only the end of registration needs, while the last question is answered. */
export const loadConfirmation = () => import('./confirm-email.tsx')

/**
 * Returns the position in registration, the answers, and a function that continues: to the next question, or to the code
 * that confirms the address; for a known user to the application that then starts.
 */
export function useRegistration(referrer: string | undefined, person: KnownPerson | undefined) {
  const value = useJourney()
  const { journey } = value
  const { queryParameter, order, confirmation } = journey.source.registration
  const query = useQuery()
  const navigate = useNavigate()
  const [answers, setAnswers] = useState(person ? person.kept : findAnswers)

  const answered = answers.pending ? order : Object.keys(answers)
  const requested = query.get(queryParameter)
  const known = person ? { profile: person.profile } : {}
  const position = chooseRegistrationStep(journey, known, { requested, answered })
  const step = position.step as RegistrationStep // a key of registration.json, from which RegistrationStep is made, or the confirmation
  const isLast = position.next === (person ? undefined : confirmation?.step)
  useEffect(() => {
    if (isLast && !person) void loadModule(loadConfirmation)
  }, [isLast, person])

  const pathTo = (target: string): string => {
    const next = new URLSearchParams(query)
    next.set(queryParameter, target)
    return `?${next}`
  }
  // The address names the question that is shown, from the first one on: otherwise Back would show the newest question again.
  useEffect(() => {
    if (requested !== step) navigate(pathTo(step), { replace: true })
  })
  const answer = async (values: Record<string, unknown>) => {
    const { pending, ...others } = answers
    // The submission stays valid if nothing was changed.
    const isSame = pending && JSON.stringify(others[step]) === JSON.stringify(values)
    if (!isSame) {
      const { takeAnswer } = await loadModule(() => import('./take-answer.ts'))
      const given = { ...others, [step]: values }
      const taken = await takeAnswer(value, { step, answers: given, isLast, referrer, person })
      if (!taken) return
      setAnswers(taken)
    }
    const next = isSame ? confirmation?.step : position.next
    if (next) navigate(pathTo(next))
  }
  return { position, step, isLast, answers, answer, pathTo }
}
