import { formatPhone } from '#engine'
import { OrderPart, ValuationOrder } from '../../features/reviews/valuation-order.tsx'
import { EncryptionNote } from '../../features/uploads/encryption-note.tsx'
import { useDisclosure } from '../../kit/api/public-facts.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { fieldId } from '../../kit/forms/field-id.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

const form = 'bpo/condition'

/**
 * Page bpo/condition: in Texas a person values the home before the closing. Asks for the home's condition and orders the
 * visit, which is free where an automated valuation exists.
 */
export default function BpoCondition() {
  const t = useCopy()
  const { profile, heloc, context } = useOpenApplication()
  const submit = usePageSubmit('valuation-condition')
  const isFree = useJourney().journey.predicates.compile('valuationIsFree')(context)
  const { data: text } = useDisclosure('valuation-fee', !isFree)
  const noText = { target: fieldId(form, 'feeConsent'), message: t('bpo.order.textMissing') }
  const isOnFile = heloc.disburseAccount?.routingNumber !== undefined
  // Without a fee no account is asked for; without an account on file there is none to choose, so it is asked for at once.
  const account = isFree || !isOnFile ? { sameAccount: isFree } : {}
  const { condition, valueSource } = heloc.property ?? {}
  // What they told with their estimate is not asked for twice (WCAG 3.3.7); what others say of the home is not put into their mouth.
  const isKnown =
    valueSource === 'STATED' &&
    condition !== undefined &&
    condition !== 'NOT_AVAILABLE' &&
    condition !== 'UNKNOWN_CONDITION'
  return (
    <div className="stack-large">
      <PageHeading
        title={t('bpo.condition.title')}
        lead={t('bpo.condition.lead', { isKnown: String(isKnown) })}
      />
      <Notice kind="info" title={t('bpo.condition.texas.heading')}>
        <p>{t('bpo.condition.texas')}</p>
      </Notice>
      <ValuationOrder isFree={isFree} />
      <JourneyForm
        form={form}
        values={{
          ...account,
          ...(isKnown && { condition }),
          visitPhone: formatPhone(profile.phoneNumbers?.[0]?.number) ?? '',
        }}
        extra={{ ...account, ...(text && { consentTextHash: text.textHash }) }}
        check={() => (text || isFree ? [] : [noText])}
        above={{
          visitPhone: <OrderPart part="visit" />,
          ...(!isFree && { sameAccount: <OrderPart part="pay" /> }),
        }}
        onSubmit={submit}
        {...(isFree && { submitLabel: t('bpo.condition.submit') })}
      >
        {!isFree && <EncryptionNote />}
      </JourneyForm>
    </div>
  )
}
