import { useState } from 'react'
import { CallUs } from '../../features/reviews/call-us.tsx'
import { PropertyChoice } from '../../features/reviews/property-choice.tsx'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useOffers } from '../../kit/follow/use-offers.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { usePageTitle } from '../../kit/follow/use-page-title.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useCheck } from '../../kit/forms/use-check.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'

/**
 * Page review-app/property: the records have no matching home, or several. The applicant chooses the right one or corrects
 * the address.
 */
export default function Property() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const { aspect } = useServerState() ?? {}
  const address = formatAddress(heloc.property?.address ?? {})
  const isSeveral = useOffers('review-app/property')('property-choice')
  // If there are homes to choose from, the choice comes first.
  const [isCorrecting, setCorrecting] = useState(!isSeveral)
  const lead = isSeveral ? 'several' : aspect === 'none' ? 'none' : 'other'
  return (
    <div className="stack-large">
      <PageHeading
        title={usePageTitle('review-app/property')}
        lead={t(`reviewApp.property.lead.${lead}`, { address })}
      />
      {isSeveral && <Choice />}
      {isCorrecting ? (
        <Correction />
      ) : (
        <div>
          <Button onClick={() => setCorrecting(true)}>{t('reviewApp.property.other.open')}</Button>
        </div>
      )}
      <CallUs />
    </div>
  )
}

const choiceId = 'property'

function Choice() {
  const t = useCopy()
  const { properties = [] } = useOpenApplication().heloc
  const submit = usePageSubmit('property-choice')
  const [chosen, setChosen] = useState<string>()
  const { check, errorAt } = useCheck(() =>
    chosen ? [] : [{ target: choiceId, message: t('forms.errors.required') }],
  )
  return (
    <JourneyForm
      form="review-app/property-choice"
      extra={chosen ? { selectedPropertyUuid: chosen } : {}}
      check={check}
      onSubmit={submit}
      before={
        <PropertyChoice
          id={choiceId}
          {...{ properties, chosen }}
          error={errorAt(choiceId)}
          onChoose={setChosen}
        />
      }
    />
  )
}

/** Form with the typed address, so that only the mistake has to be corrected. */
function Correction() {
  const t = useCopy()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('property-address')
  const [isAgain, setAgain] = useState(false)
  const { street1 = '', street2 = '', city = '', state = '', zip = '' } = heloc.property?.address ?? {}
  return (
    <JourneyForm
      form="review-app/property-address"
      values={{ address: { street1, street2, city, state, zip } }}
      onSubmit={async (values) => {
        setAgain(false)
        await submit(values)
        setAgain(true)
      }}
      before={
        isAgain && (
          <Notice kind="warning" role="status" isNews>
            <p>{t('reviewApp.property.again')}</p>
          </Notice>
        )
      }
    />
  )
}
