import { useState } from 'react'
import { useNavigationType } from 'react-router'
import type { Heloc, Profile } from '#generated/domain'
import { mayRegister } from '#product'
import { NotAccepting } from '../../../features/account/not-accepting.tsx'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { findDraft, saveDraft } from '../../../kit/storage/drafts.ts'
import { Text } from '../../../kit/wording/text.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import { formatName } from '../../../wording/format-name.ts'
import type { Answers } from './kept-answers.ts'
import { NewTerms } from './new-terms.tsx'
import { OpenApplication } from './open-application.tsx'
import { RegistrationSteps } from './registration-steps.tsx'
import { keptAs, useBeginning } from './use-beginning.ts'
import { useHomeCheck } from './use-home-check.ts'

export interface KnownQuestionsProps {
  readonly profile: Profile
  readonly applications: readonly Heloc[]
  /** Newest application that has not ended. */
  readonly open: Heloc | undefined
  readonly referrer: string | undefined
}

/**
 * Remaining questions for a known user, and the terms if their text has changed since. A user with an open application is
 * led to it first, unless they have begun another one or asked for it.
 */
export function KnownQuestions({ profile, applications, open, referrer }: KnownQuestionsProps) {
  const t = useCopy()
  const { tenant } = useJourney().organization
  // By a link, such as the dashboard's: not by its address, Back or the way from the login.
  const isOnPurpose = useNavigationType() === 'PUSH'
  const [kept, setKept] = useState<Answers>(() => findDraft(keptAs) ?? {})
  const [wantsAnother, setWantsAnother] = useState(isOnPurpose || Object.keys(kept).length > 0)
  const { isTaken, taken, forget } = useHomeCheck()
  const { begin, asksTerms, agree } = useBeginning(referrer, isTaken)
  // The earlier referrer still applies.
  const sender = referrer ?? applications[0]?.referrer?.referrerUuid
  const canBegin = mayRegister(tenant, sender)
  if (open && !wantsAnother) {
    const another = canBegin && { onAnother: () => setWantsAnother(true) }
    return <OpenApplication heloc={open} why="open" {...another} />
  }
  if (!canBegin) return <NotAccepting />
  if (asksTerms) return <NewTerms onAgreed={agree} />
  const keep = (answers: Answers) => {
    saveDraft(keptAs, answers)
    setKept(answers)
  }
  const chooseOtherHome = () => {
    const { 'property-info': _, ...others } = kept
    keep(others)
    forget()
  }
  const same = applications.find(({ uuid }) => uuid === taken)
  if (same) return <OpenApplication heloc={same} why="taken" onAnother={chooseOtherHome} />
  return (
    <RegistrationSteps
      referrer={sender}
      person={{
        profile,
        kept,
        keep,
        begin,
        isTaken,
        formOf: (step, isLast) => ({
          ...(step === 'contact-info' && { extra: { email: profile.email } }),
          ...(isLast && { submitLabel: t('again.submit') }),
        }),
        lead: t('again.lead', { name: formatName(profile) }),
        note: (
          <p className="muted small">
            <Text id="again.notYou" link="/auth/logout" />
          </p>
        ),
      }}
    />
  )
}
