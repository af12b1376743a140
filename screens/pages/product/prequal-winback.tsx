import type { Heloc } from '#generated/domain'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useFigures } from '../../kit/wording/use-figures.ts'

/** Page product/prequal-winback: too many loans precede the line. Shows which it would pay off, and what remains. */
export default function PrequalWinback() {
  const t = useCopy()
  const { stated } = useFigures()
  const { heloc } = useOpenApplication()
  const submit = usePageSubmit('payoff')
  const { liens, amount } = liensInTheWay(heloc)
  const count = liens.length
  return (
    <div className="stack-large">
      <PageHeading
        title={t('product.prequalWinback.title')}
        lead={t('product.prequalWinback.lead', { count })}
      />
      <section className="stack-small">
        <h2>{t('product.prequalWinback.why.heading')}</h2>
        <p>{t('product.prequalWinback.why', { count })}</p>
      </section>
      <section className="stack">
        <h2>{t('product.prequalWinback.payoff.heading')}</h2>
        <SummaryList
          rows={[
            ...liens.map(({ lender, balance }) => ({ label: lender, value: stated(balance) })),
            ...(count > 1
              ? [{ label: t('product.prequalWinback.payoff.total'), value: stated(amount) }]
              : []),
          ]}
        />
      </section>
      <PossibleLine payoff={amount} count={count} />
      <JourneyForm
        form="product/prequal-winback"
        onSubmit={submit}
        before={<p>{t('product.prequalWinback.happens', { count })}</p>}
      />
      <p className="muted">
        <Text id="product.prequalWinback.otherwise" values={{ count }} />
      </p>
    </div>
  )
}

/** Returns the loans that the line would pay off, as named by the server, and the amount for that in dollars. */
function liensInTheWay({ liens = [], requalification }: Heloc) {
  const { lienUuids = [], amount = 0 } = requalification ?? {}
  return { liens: liens.filter(({ uuid }) => lienUuids.includes(uuid)), amount }
}

/** Section with the possible line: its greatest amount, the part that pays off other lenders, and the rest. */
function PossibleLine({ payoff, count }: { readonly payoff: number; readonly count: number }) {
  const t = useCopy()
  const { stated, percent } = useFigures()
  const { offers = [] } = useOpenApplication().heloc
  if (offers.length === 0) return null
  const most = Math.max(...offers.map(({ maxAmount }) => maxAmount))
  const rates = offers.map(({ rate }) => rate)
  const range = { from: percent(Math.min(...rates)), to: percent(Math.max(...rates)) }
  return (
    <section className="stack">
      <h2>{t('product.prequalWinback.offer.heading')}</h2>
      <SummaryList
        rows={[
          { label: t('product.prequalWinback.offer.most'), value: stated(most) },
          {
            label: t('product.prequalWinback.offer.payoff', { count }),
            value: stated(payoff),
          },
          { label: t('product.prequalWinback.offer.left'), value: <b>{stated(most - payoff)}</b> },
          {
            label: t('product.prequalWinback.offer.rates'),
            value: t('product.prequalWinback.offer.ratesRange', range),
          },
        ]}
      />
    </section>
  )
}
