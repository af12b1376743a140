import { useState } from 'react'
import { mayRegister } from '#engine'
import type { Heloc, Profile } from '#generated/domain'
import { NotAccepting } from '../../../features/account/not-accepting.tsx'
import { useJourney } from '../../../journey/journey-context.ts'
import { findDraft, saveDraft } from '../../../storage/drafts.ts'
import { formatName } from '../../../wording/format-name.ts'
import { Text } from '../../../wording/text.tsx'
import { useCopy } from '../../../wording/use-copy.ts'
import { NewTerms } from './new-terms.tsx'
import { RegistrationSteps } from './registration-steps.tsx'
import { keptAs, useBeginning } from './use-beginning.ts'

export interface KnownQuestionsProps {
  readonly profile: Profile
  readonly applications: readonly Heloc[]
  readonly referrer: string | undefined
}

/** Remaining questions for a known user, and the terms if their text has changed since. */
export function KnownQuestions({ profile, applications, referrer }: KnownQuestionsProps) {
  const t = useCopy()
  const { tenant } = useJourney().organization
  const [kept] = useState(() => findDraft(keptAs) ?? {})
  const { begin, asksTerms, agree } = useBeginning(referrer)
  // The earlier referrer still applies.
  const sender = referrer ?? applications[0]?.referrer?.referrerUuid
  if (!mayRegister(tenant, sender)) return <NotAccepting />
  if (asksTerms) return <NewTerms onAgreed={agree} />
  return (
    <RegistrationSteps
      referrer={sender}
      person={{
        profile,
        kept,
        keep: (answers) => saveDraft(keptAs, answers),
        begin,
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
