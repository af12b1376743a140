import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { chooseRegistrationStep } from '#engine'
import type { RegistrationStep } from '#generated/ids'
import { useJourney } from '../../../journey/journey-context.ts'
import { loadModule } from '../../../ui/load-module.ts'
import { type Answers, findAnswers, type PendingRegistration, saveAnswers } from './kept-answers.ts'

/** What only the end of registration needs; fetched while its last question is answered. */
export const loadConfirmation = () => import('./confirm-email.tsx')

/** Where one is in registration, what was answered, and the way on: to the next question, or to the code that confirms the address. */
export function useRegistration(referrer: string | undefined) {
  const { journey, organization } = useJourney()
  const { orgCode } = organization
  const { queryParameter, order, confirmation } = journey.source.registration
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [answers, setAnswers] = useState(findAnswers)

  const answered = answers.pending ? order : Object.keys(answers)
  const requested = query.get(queryParameter)
  const position = chooseRegistrationStep(journey, {}, { requested, answered })
  const step = position.step as RegistrationStep // a key of registration.json, of which RegistrationStep is made; or the confirmation
  const isLast = position.next === confirmation.step
  useEffect(() => {
    if (isLast) void loadModule(loadConfirmation)
  }, [isLast])

  const pathTo = (target: string): string => {
    const next = new URLSearchParams(query)
    next.set(queryParameter, target)
    return `?${next}`
  }
  const register = async (all: Answers): Promise<PendingRegistration> => {
    const { sendAnswers } = await loadModule(loadConfirmation)
    return sendAnswers(all, { orgCode, referrer })
  }
  const answer = async (values: Record<string, unknown>) => {
    const { pending, ...others } = answers
    // What was sent still holds where nothing was changed.
    const isSame = pending && JSON.stringify(others[step]) === JSON.stringify(values)
    if (!isSame) {
      const all = { ...others, [step]: values }
      const kept = saveAnswers(isLast ? { ...all, pending: await register(all) } : all)
      setAnswers(isLast ? kept : all)
    }
    navigate(pathTo((!isSame && position.next) || confirmation.step))
  }
  return { position, step, isLast, answers, answer, pathTo }
}
