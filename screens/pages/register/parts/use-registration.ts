import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { chooseRegistrationStep } from '#engine'
import type { RegistrationStep } from '#generated/ids'
import { publicCalls } from '../../../api/public-calls.ts'
import { createSubmissionIntent } from '../../../api/submission-intent.ts'
import { useJourney } from '../../../journey/journey-context.ts'
import { useApplicationPath } from '../../../journey/use-path.ts'
import { saveStored } from '../../../storage/browser-store.ts'
import { type Answers, findAnswers, removeAnswers, saveAnswers } from './kept-answers.ts'

/** Where one is in registration, what was answered, and the way on: to the next question, or to the account. */
export function useRegistration(referrer: string | undefined) {
  const { journey, organization } = useJourney()
  const applicationPathTo = useApplicationPath()
  const { queryParameter } = journey.source.registration
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [answers, setAnswers] = useState(findAnswers)
  const [intent] = useState(createSubmissionIntent)

  const position = useMemo(
    () =>
      chooseRegistrationStep(
        journey,
        {},
        { requested: query.get(queryParameter), answered: Object.keys(answers) },
      ),
    [journey, query, queryParameter, answers],
  )
  const step = position.step as RegistrationStep // a key of registration.json, of which RegistrationStep is made

  const pathTo = (target: string): string => {
    const next = new URLSearchParams(query)
    next.set(queryParameter, target)
    return `?${next}`
  }
  const register = async (all: Answers) => {
    const body = { orgCode: organization.orgCode, ...all, ...(referrer && { referrer }) }
    const { applicationUuid } = await publicCalls.register(body, intent.keyFor(body))
    intent.accepted()
    removeAnswers()
    saveStored('applicationUuid', applicationUuid)
    navigate(applicationPathTo(applicationUuid), { replace: true })
  }
  const answer = async (values: Record<string, unknown>) => {
    const all = { ...answers, [step]: values }
    if (position.next === undefined) return register(all)
    saveAnswers(all)
    setAnswers(all)
    navigate(pathTo(position.next))
  }
  return { position, step, answers, answer, pathTo }
}
