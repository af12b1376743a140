import { useEffect } from 'react'
import { registrationMessage } from '#engine'
import type { FormValues } from '#generated/forms'
import type { RegistrationStep } from '#generated/ids'
import { useConsent } from '../../../api/use-consent.ts'
import { AccountName } from '../../../features/account/account-name.tsx'
import { EntryPlace } from '../../../features/entry/entry-place.tsx'
import { OriginatorPlace } from '../../../features/originator/originator-place.tsx'
import { EncryptionNote } from '../../../features/uploads/encryption-note.tsx'
import { JourneyForm } from '../../../kit/forms/journey-form.tsx'
import { setStepTitle } from '../../../kit/journey/document-title.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { usePath } from '../../../kit/journey/use-path.ts'
import { Link } from '../../../kit/ui/link.tsx'
import { lazyPart } from '../../../kit/ui/load-module.ts'
import { Optional } from '../../../kit/ui/optional.tsx'
import { PageHeading } from '../../../kit/ui/page-heading.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { KnownPerson } from './known-person.ts'
import { RegistrationProgress } from './registration-progress.tsx'
import { loadConfirmation, useRegistration } from './use-registration.ts'

const ConfirmEmail = lazyPart(loadConfirmation)
const StaysInFirst = lazyPart(() => import('./stays-in-first.tsx'))
const KeepOnDevice = lazyPart(() => import('./keep-on-device.tsx'))

export interface RegistrationStepsProps {
  readonly referrer: string | undefined
  /** Applicant, if they already have an account. */
  readonly person?: KnownPerson
}

/** Questions of registration, one per page, with progress at the side. Back loses no answer. */
export function RegistrationSteps({ referrer, person }: RegistrationStepsProps) {
  const t = useCopy()
  const { journey, organization } = useJourney()
  const { stays } = organization.tenant
  const { position, step, isLast, answers, answer, pathTo } = useRegistration(referrer, person)
  const form = journey.source.registration.steps[step]?.form as keyof FormValues // the linter checks it is a form
  // Users without an account agree to the terms at the last question.
  const consent = useConsent('terms', isLast && !person)
  const title = t(copyOf(step, 'title'))
  const isFirst = position.back === undefined
  useEffect(() => setStepTitle(title), [title])
  return (
    <div className="with-side">
      <aside className="application-side">
        <OriginatorPlace as="bar" uuid={referrer} />
        <RegistrationProgress {...position} />
        <div className="side-cards">
          <OriginatorPlace as="card" uuid={referrer} />
          <EncryptionNote />
        </div>
      </aside>
      <div className="stack-large page" key={step}>
        <PageHeading
          eyebrow={t('register.title')}
          title={title}
          lead={(isFirst && person?.lead) || t(copyOf(step, 'lead'))}
        />
        {answers.pending && !position.next ? (
          <ConfirmEmail pending={answers.pending} pathTo={pathTo} />
        ) : (
          <JourneyForm
            form={form}
            draft={`register:${step}`}
            values={answers[step] ?? {}}
            before={step === 'login-info' && <AccountName email={answers['contact-info']?.email} />}
            extra={consent}
            onSubmit={(values) => answer({ ...values })}
            back={position.back && <Link to={pathTo(position.back)}>{t('register.back')}</Link>}
            {...person?.formOf(step, isLast)}
          />
        )}
        {isFirst
          ? (person?.note ?? <OtherWays hasEstimate={!referrer} />)
          : !person && (
              <Optional>
                <KeepOnDevice answers={answers} />
              </Optional>
            )}
        {isFirst && stays && (
          <Optional>
            <StaysInFirst {...stays} />
          </Optional>
        )}
      </div>
      <EntryPlace isFirst={isFirst} />
    </div>
  )
}

/** Ways out of the first question: the estimate, unless a loan officer has sent the visitor, and the login. */
function OtherWays({ hasEstimate }: { readonly hasEstimate: boolean }) {
  const t = useCopy()
  const path = usePath()
  return (
    <>
      {hasEstimate && (
        <p>
          <Link to={path('estimate')}>{t('register.estimate')}</Link>
        </p>
      )}
      <p className="muted small">
        {t('register.haveAccount')} <Link to="/auth/login">{t('register.signIn')}</Link>
      </p>
    </>
  )
}

const copyOf = (step: RegistrationStep, part: 'title' | 'lead') => registrationMessage(step, part)
