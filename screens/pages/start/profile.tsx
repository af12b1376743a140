import { useState } from 'react'
import { PropertyChoice } from '../../features/reviews/property-choice.tsx'
import { useDisclosure } from '../../kit/api/public-facts.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { fieldId } from '../../kit/forms/field-id.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useCheck } from '../../kit/forms/use-check.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { RegisteredDetails } from './profile/parts/registered-details.tsx'

const NeededList = lazyPart(() => import('../../features/standing/needed-list.tsx'))

/** Page start/profile: shows the registered data, asks which home it is, and for permission for a soft pull. */
export default function StartProfile() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  return (
    <div className="stack-large">
      <PageHeading title={t('start.profile.title')} lead={t('start.profile.lead')} />
      <Optional>
        <NeededList application={heloc} />
      </Optional>
      <RegisteredDetails />
      <Permission />
    </div>
  )
}

const form = 'start/profile'
const propertyId = 'property'

function Permission() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('profile')
  const { data: text } = useDisclosure('soft-credit')
  const { properties = [] } = heloc
  const [chosen, setChosen] = useState(heloc.selectedPropertyUuid ?? onlyUuid(properties))
  const consentId = fieldId(form, 'softCreditConsent')
  const { check, errorAt } = useCheck(() => [
    ...(chosen ? [] : [{ target: propertyId, message: t('forms.errors.required') }]),
    ...(text ? [] : [{ target: consentId, message: t('start.profile.pull.textMissing') }]),
  ])
  return (
    <JourneyForm
      form={form}
      extra={{
        ...(chosen && { selectedPropertyUuid: chosen }),
        ...(text && { consentTextHash: text.textHash }),
      }}
      check={check}
      onSubmit={submit}
      before={
        properties.length > 1 && (
          <PropertyChoice
            id={propertyId}
            {...{ properties, chosen }}
            error={errorAt(propertyId)}
            onChoose={setChosen}
          />
        )
      }
      above={{ softCreditConsent: <SoftPull /> }}
    />
  )
}

function SoftPull() {
  const t = useCopy()
  return (
    <div className="stack-small form-part">
      <h2>{t('start.profile.pull.heading')}</h2>
      <p className="muted">{t('start.profile.pull.why')}</p>
    </div>
  )
}

/** Returns the uuid of the property if exactly one record matches, so that there is nothing to choose. */
function onlyUuid(properties: readonly { readonly uuid?: string }[]): string | undefined {
  return properties.length === 1 ? properties[0]?.uuid : undefined
}
