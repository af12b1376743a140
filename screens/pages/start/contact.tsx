import { useState } from 'react'
import { formatPhone } from '#engine'
import type { StartContactValues } from '#generated/forms'
import { useConsent } from '../../api/use-consent.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { formatAddress } from '../../journey/format-address.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { usePageSubmit } from '../../journey/use-page-submit.ts'
import { ChangeOffer } from '../../parts/change-offer.tsx'
import { SampleDocument } from '../../parts/sample-document.tsx'
import { useKeptState } from '../../storage/use-kept-state.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ConfirmEmail, isCodeMailed } from './contact/parts/confirm-email.tsx'
import { findMailing, isSameAddress, propertyMailing, toMailing } from './contact/parts/mailing-address.ts'
import { MailingChoice } from './contact/parts/mailing-choice.tsx'

/** start/contact: how to reach the applicant, and the consent to electronic documents. */
export default function StartContact() {
  const t = useCopy()
  const { journey } = useJourney()
  const { uuid, profile, heloc, context } = useOpenApplication()
  const submit = usePageSubmit('contact')
  const property = propertyMailing(heloc)
  const onFile = findMailing(profile)
  const consent = useConsent('esign')
  const { value, set, forget } = useKeptState(`${uuid}:mailing`, ({ same }) => ({
    same: typeof same === 'boolean' ? same : isSameAddress(onFile, property),
  }))
  const [unconfirmed, setUnconfirmed] = useState<StartContactValues>()
  const isAgreed = journey.predicates.compile('electronicRecordsAccepted')(context)
  const mailing = onFile && toMailing(onFile)
  const phone = profile.phoneNumbers?.[0]?.number
  const heading = <PageHeading title={t('start.contact.title')} lead={t('start.contact.lead')} />
  const send = async (values: StartContactValues) => {
    await submit(values)
    forget()
  }
  if (unconfirmed)
    return (
      <div className="stack-large">
        {heading}
        <ConfirmEmail values={unconfirmed} submit={send} onBack={() => setUnconfirmed(undefined)} />
      </div>
    )
  return (
    <div className="stack-large">
      {heading}
      <JourneyForm
        form="start/contact"
        values={{
          ...(profile.email && { email: profile.email }),
          ...(phone && { phoneNumber: formatPhone(phone) ?? phone }),
          ...(mailing && { mailingAddress: mailing }),
        }}
        extra={{
          ...consent,
          ...(value.same && property && { mailingAddress: property }),
        }}
        onSubmit={async (values) => {
          try {
            await send(values)
          } catch (error) {
            if (isCodeMailed(error)) setUnconfirmed(values)
            // Not sent yet: what was typed is kept.
            throw error
          }
        }}
        {...(isAgreed && { submitLabel: t('forms.continue') })}
        back={<ChangeOffer>{t('start.change.offer')}</ChangeOffer>}
        above={{
          mailingAddress: property && (
            <MailingChoice
              property={formatAddress(property)}
              same={value.same}
              onChange={(same) => set({ same })}
            />
          ),
          ...(!isAgreed && { esignConsent: <ElectronicDocuments />, esignCode: <SampleDocument /> }),
        }}
      />
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
