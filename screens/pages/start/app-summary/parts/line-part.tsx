import { calendarOf, initialDraw, monthlyPayment, originationFee } from '#engine'
import type { Heloc } from '#generated/domain'
import { useJourney } from '../../../../journey/journey-context.ts'
import { Money } from '../../../../journey/money.tsx'
import { Text } from '../../../../journey/text.tsx'
import { useFigures } from '../../../../journey/use-figures.ts'
import { SummaryPart } from './summary-part.tsx'

/** The line of credit that the applicant chose, with what it costs. */
export function LinePart({ heloc }: { readonly heloc: Heloc }) {
  const { journey } = useJourney()
  const { percent } = useFigures()
  const { amount, rate, term, interestOnly = false, originationFeeBps, loanNumber } = heloc
  if (amount === undefined || rate === undefined || term === undefined) return null
  const principalCents = Math.round(amount * 100)
  const terms = { principalCents, ratePercent: rate, termYears: term, interestOnly }
  const payment = monthlyPayment(terms, calendarOf(journey.source.limits)) / 100
  const draw = initialDraw(heloc)
  const fee = draw !== undefined && originationFeeBps !== undefined && { draw, bps: originationFeeBps }
  return (
    <SummaryPart
      heading="start.appSummary.line.heading"
      rows={[
        ['start.appSummary.line.payment', <Money key="payment" dollars={payment} cents />],
        ['start.appSummary.line.amount', <Money key="amount" dollars={amount} />],
        ['start.appSummary.line.draw', <Money key="draw" dollars={draw} />],
        [
          'start.appSummary.line.term',
          <Text key="term" id="start.appSummary.line.termYears" values={{ years: term }} />,
        ],
        ['start.appSummary.line.rate', percent(rate)],
        ['start.appSummary.line.fee', fee ? <OriginationFee key="fee" {...fee} /> : undefined],
        ['start.appSummary.line.loanNumber', loanNumber],
      ]}
    />
  )
}

function OriginationFee({ draw, bps }: { readonly draw: number; readonly bps: number }) {
  const { percent } = useFigures()
  return (
    <>
      <Money dollars={originationFee(draw * 100, bps) / 100} cents /> ({percent(bps / 100)})
    </>
  )
}
