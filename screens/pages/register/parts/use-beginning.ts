import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '../../../api/calls.ts'
import { noteAccountChange } from '../../../api/session/account-changes.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import { createSubmissionIntent } from '../../../kit/api/submission-intent.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { useApplicationPath } from '../../../kit/journey/use-path.ts'
import { removeDraft } from '../../../kit/storage/drafts.ts'
import { saveStored } from '../../../storage/browser-store.ts'
import type { Answers } from './kept-answers.ts'

/** Id of the draft with the answers. A draft survives the end of a session and belongs to its user only. */
export const keptAs = 'register:again'

/**
 * Returns a function that starts another application. If the server says that the terms have changed, the user must agree
 * to them first; if that the home has an open application, `isTaken` finds it.
 */
export function useBeginning(referrer: string | undefined, isTaken: (answers: Answers) => Promise<boolean>) {
  const { orgCode } = useJourney().organization
  const pathTo = useApplicationPath()
  const navigate = useNavigate()
  const [intent] = useState(createSubmissionIntent)
  const [waiting, setWaiting] = useState<Answers>()
  const send = async (answers: object) => {
    const body = { orgCode, ...answers, ...(referrer && { referrer }) }
    const { applicationUuid } = await calls.begin(body, intent.keyFor(body))
    intent.accepted()
    removeDraft(keptAs)
    saveStored('applicationUuid', applicationUuid)
    noteAccountChange()
    navigate(pathTo(applicationUuid), { replace: true })
  }
  const begin = (answers: Answers) =>
    send(answers).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'HOME_TAKEN' && (await isTaken(answers))) return
      if (!(error instanceof ApiError && error.code === 'TERMS_REQUIRED')) throw error
      setWaiting(answers)
    })
  const agree = (terms: object) => send({ ...waiting, ...terms })
  return { begin, asksTerms: waiting !== undefined, agree }
}
