import { formatPhone } from '#engine'
import type { DocumentId } from '#generated/ids'
import { useDisclosure } from '../../api/public-facts.ts'
import { OrderPart, useValuationFee, ValuationOrder } from '../../features/reviews/valuation-order.tsx'
import { EncryptionNote } from '../../features/uploads/encryption-note.tsx'
import { useOpenApplication } from '../../follow/routing-context.ts'
import { usePageSubmit } from '../../follow/use-page-submit.ts'
import { fieldId } from '../../forms/field-id.ts'
import { JourneyForm } from '../../forms/journey-form.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'

/**
 * Page bpo/condition: in Texas a person values the home before the closing. Asks for the home's condition and orders the
 * visit, which is free where an automated valuation exists.
 */
export default function BpoCondition() {
  const t = useCopy()
  const isFree = useValuationFee() === 0
  return (
    <div className="stack-large">
      <PageHeading title={t('bpo.condition.title')} lead={t('bpo.condition.lead')} />
      <Notice kind="info" title={t('bpo.condition.texas.heading')}>
        <p>{t('bpo.condition.texas')}</p>
      </Notice>
      <ValuationOrder />
      {isFree ? <FreeOrder /> : <PaidOrder />}
    </div>
  )
}

function FreeOrder() {
  const submit = usePageSubmit('valuation-without-fee')
  const order = useOrder('bpo/condition-free', 'orderConsent', 'valuation-order')
  return (
    <JourneyForm
      form="bpo/condition-free"
      values={order.values}
      extra={order.extra}
      check={order.check}
      above={{ visitPhone: <OrderPart part="visit" /> }}
      onSubmit={submit}
    />
  )
}

function PaidOrder() {
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('valuation-condition')
  const order = useOrder('bpo/condition', 'feeConsent', 'valuation-fee')
  // Without an account on file there is none to choose, so the form asks for an account at once.
  const account = heloc.disburseAccount?.routingNumber === undefined ? { sameAccount: false } : {}
  return (
    <JourneyForm
      form="bpo/condition"
      values={{ ...account, ...order.values }}
      extra={{ ...account, ...order.extra }}
      check={order.check}
      above={{ visitPhone: <OrderPart part="visit" />, sameAccount: <OrderPart part="pay" /> }}
      onSubmit={submit}
    >
      <EncryptionNote />
    </JourneyForm>
  )
}

/**
 * Returns what both orders send: the known number and condition of the home, which are not asked twice (WCAG 3.3.7), and the
 * hash of the text that is agreed to, without which nothing goes.
 */
function useOrder(form: string, consent: string, disclosure: DocumentId) {
  const t = useCopy()
  const { profile, heloc } = useOpenApplication()
  const { data: text } = useDisclosure(disclosure)
  const { condition } = heloc.property ?? {}
  const isKnown =
    condition !== undefined && condition !== 'NOT_AVAILABLE' && condition !== 'UNKNOWN_CONDITION'
  const noText = { target: fieldId(form, consent), message: t('bpo.order.textMissing') }
  return {
    values: {
      ...(isKnown ? { condition } : {}),
      visitPhone: formatPhone(profile.phoneNumbers?.[0]?.number) ?? '',
    },
    extra: { ...(text && { consentTextHash: text.textHash }) },
    check: () => (text ? [] : [noText]),
  }
}
