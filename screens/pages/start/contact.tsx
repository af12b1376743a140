import { useState } from 'react'
import { formatPhone } from '#engine'
import type { StartContactValues } from '#generated/forms'
import { useConsent } from '../../api/use-consent.ts'
import { SampleDocument } from '../../features/consent/sample-document.tsx'
import { ChangeAnswer, useOfferKept } from '../../features/editing/change-answer.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useKeptState } from '../../kit/storage/use-kept-state.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'
import { isCodeMailed } from './contact/parts/is-code-mailed.ts'
import { KnownContact } from './contact/parts/known-contact.tsx'
import { findMailing, isSameAddress, propertyMailing, toMailing } from './contact/parts/mailing-address.ts'
import { MailingChoice } from './contact/parts/mailing-choice.tsx'

const ConfirmEmail = lazyPart(() => import('./contact/parts/confirm-email.tsx'))

/** Page start/contact: asks for contact data, and for consent to electronic documents. */
export default function StartContact() {
  const t = useCopy()
  const { journey } = useJourney()
  const { uuid, profile, heloc, context } = useOpenApplication()
  const submit = usePageSubmit('contact')
  const change = useOfferKept(usePageSubmit('offer-change'))
  const property = propertyMailing(heloc)
  const onFile = findMailing(profile)
  const consent = useConsent('esign')
  const { value, set, forget } = useKeptState(
    `${uuid}:start/contact:mailing`,
    ({ same, email, phoneNumber }) => ({
      same: typeof same === 'boolean' ? same : isSameAddress(onFile, property, heloc),
      // Whether the form asks for it again, so that it can be changed.
      email: email === true,
      phoneNumber: phoneNumber === true,
    }),
  )
  const [unconfirmed, setUnconfirmed] = useState<StartContactValues>()
  const isAgreed = journey.predicates.compile('electronicRecordsAccepted')(context)
  const mailing = onFile && toMailing(onFile)
  const number = profile.phoneNumbers?.[0]?.number
  const phone = number && (formatPhone(number) ?? number)
  // An applicant who comes back wants to change something.
  const known = {
    ...(profile.email && !isAgreed && !value.email && { email: profile.email }),
    ...(phone && !isAgreed && !value.phoneNumber && { phoneNumber: phone }),
  }
  const send = async (values: StartContactValues) => {
    await submit(values).catch((error: unknown) => {
      if (isCodeMailed(error)) setUnconfirmed(values)
      // The server has not accepted the data yet: the draft stays.
      throw error
    })
    forget()
  }
  return (
    <div className="stack-large">
      <PageHeading title={t('start.contact.title')} lead={t('start.contact.lead')} />
      {unconfirmed ? (
        <ConfirmEmail values={unconfirmed} submit={send} onBack={() => setUnconfirmed(undefined)} />
      ) : (
        <JourneyForm
          form="start/contact"
          values={{
            ...(profile.email && { email: profile.email }),
            ...(phone && { phoneNumber: phone }),
            ...(mailing && { mailingAddress: mailing }),
          }}
          before={
            <KnownContact known={known} onChange={(fact) => set((before) => ({ ...before, [fact]: true }))} />
          }
          extra={{ ...consent, ...known, ...(value.same && property && { mailingAddress: property }) }}
          onSubmit={send}
          {...(isAgreed && { submitLabel: t('forms.continue') })}
          back={<ChangeAnswer submit={change}>{t('start.change.offer')}</ChangeAnswer>}
          above={{
            mailingAddress: property && (
              <MailingChoice
                property={formatAddress(property)}
                same={value.same}
                onChange={(same) => set((before) => ({ ...before, same }))}
              />
            ),
            ...(!isAgreed && { esignConsent: <ElectronicDocuments />, esignCode: <SampleDocument /> }),
          }}
        />
      )}
    </div>
  )
}

function ElectronicDocuments() {
  const t = useCopy()
  return (
    <div className="stack-small form-part">
      <h2>{t('start.contact.esign.heading')}</h2>
      <p className="muted">{t('start.contact.esign.why')}</p>
    </div>
  )
}
