import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useFigures } from '../../kit/wording/use-figures.ts'
import { formatAddress } from '../../wording/format-address.ts'

/** Explanation of a valuation before it is ordered: its purpose, cost and duration, and whether the last payment failed. */
export function ValuationOrder({ isFree = false }: { readonly isFree?: boolean }) {
  const t = useCopy()
  const { stated } = useFigures()
  const { property, valuation } = useOpenApplication().heloc
  const kind = valuation?.kind ?? 'BPO'
  const estimate = property?.valueSource === 'STATED' ? property.value : undefined
  return (
    <section className="stack">
      {valuation?.feeRefused === true && (
        <Notice kind="warning" title={t('bpo.order.refused.title')}>
          <p>{t('bpo.order.refused.text')}</p>
        </Notice>
      )}
      <h2>{t('bpo.order.heading')}</h2>
      <SummaryList
        rows={[
          { label: t('bpo.order.home'), value: property?.address && formatAddress(property.address) },
          { label: t('bpo.order.estimate'), value: estimate && stated(estimate) },
          { label: t('bpo.order.who'), value: t(`bpo.order.who.${kind}`) },
          { label: t('bpo.order.time'), value: t('bpo.order.time.days') },
          { label: t('bpo.order.fee'), value: t(isFree ? 'bpo.order.feeNone' : 'bpo.order.feeOnce') },
        ]}
      />
    </section>
  )
}

/** Heading of a part of the order's form: the person to call, or the account that pays. */
export function OrderPart({ part }: { readonly part: 'visit' | 'pay' }) {
  const t = useCopy()
  return (
    <div className="stack-small form-part">
      <h2>{t(`bpo.order.${part}.heading`)}</h2>
      {part === 'pay' && <p className="muted">{t('bpo.order.pay.why')}</p>}
    </div>
  )
}
