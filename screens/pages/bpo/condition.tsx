import { formatPhone } from '#engine'
import { useDisclosure } from '../../api/public-facts.ts'
import { OrderPart, ValuationOrder } from '../../features/reviews/valuation-order.tsx'
import { EncryptionNote } from '../../features/uploads/encryption-note.tsx'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { usePageSubmit } from '../../follow/use-page-submit.ts'
import { fieldId } from '../../forms/field-id.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'

const form = 'bpo/condition'

/**
 * Page bpo/condition: in Texas a person values the home before the closing. Asks for the home's condition and orders the
 * visit.
 */
export default function BpoCondition() {
  const t = useCopy()
  const { profile, heloc } = useOpenApplication()
  const submit = usePageSubmit('valuation-condition')
  const { data: text } = useDisclosure('valuation-fee')
  const noText = { target: fieldId(form, 'feeConsent'), message: t('bpo.order.textMissing') }
  // Without an account on file there is none to choose, so the form asks for an account at once.
  const account = heloc.disburseAccount?.routingNumber === undefined ? { sameAccount: false } : {}
  // Given with the estimate; not asked twice (WCAG 3.3.7).
  const { condition } = heloc.property ?? {}
  const isKnown =
    condition !== undefined && condition !== 'NOT_AVAILABLE' && condition !== 'UNKNOWN_CONDITION'
  const known = isKnown ? { condition } : {}
  return (
    <div className="stack-large">
      <PageHeading title={t('bpo.condition.title')} lead={t('bpo.condition.lead')} />
      <Notice kind="info" title={t('bpo.condition.texas.heading')}>
        <p>{t('bpo.condition.texas')}</p>
      </Notice>
      <ValuationOrder />
      <JourneyForm
        form={form}
        values={{ ...known, ...account, visitPhone: formatPhone(profile.phoneNumbers?.[0]?.number) ?? '' }}
        extra={{ ...account, ...(text && { consentTextHash: text.textHash }) }}
        check={() => (text ? [] : [noText])}
        above={{ visitPhone: <OrderPart part="visit" />, sameAccount: <OrderPart part="pay" /> }}
        onSubmit={submit}
      >
        <EncryptionNote />
      </JourneyForm>
    </div>
  )
}
