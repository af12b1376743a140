import { useState } from 'react'
import { useLocation } from 'react-router'
import { isRecord } from '#engine'
import { calendarOf } from '#product'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useFigures } from '../../kit/wording/use-figures.ts'
import { useWords } from '../../kit/wording/use-words.ts'
import { findStored } from '../../storage/browser-store.ts'
import { offerChoiceId } from '../../storage/offer-choice-id.ts'
import { AmountQuestion, amountError } from './select/parts/amount-question.tsx'
import { ChoiceFoot } from './select/parts/choice-foot.tsx'
import { ChoiceSummary } from './select/parts/choice-summary.tsx'
import { NoOffers } from './select/parts/no-offers.tsx'
import { OfferComparison } from './select/parts/offer-comparison.tsx'
import type { LineOffer } from './select/parts/offer-figures.ts'
import { OfferList } from './select/parts/offer-list.tsx'
import { findRevision } from './select/parts/offer-revision.ts'
import { quoteOffers } from './select/parts/quote-offers.ts'
import { RevisedNotice } from './select/parts/revised-notice.tsx'
import './select/parts/amount.css'
import './select/parts/offers.css'
import './select/parts/figures.css'
import { useOfferChoice } from './select/parts/use-offer-choice.ts'

/** Page product/select: chooses the amount and the terms. */
export default function ProductSelect() {
  const t = useCopy()
  const { heloc, status } = useOpenApplication()
  const { state } = useLocation()
  const { offers = [], revisionCause: cause } = heloc
  const revision = findRevision(heloc, offers)
  return (
    <div className="stack-large">
      <PageHeading title={t('product.select.title')} lead={t('product.select.lead')} />
      {revision ? (
        <RevisedNotice
          revision={revision}
          cause={cause}
          years={heloc.term ?? 0}
          decision={decisionOf(state) ?? status.uwDecision ?? 'UNKNOWN'}
        />
      ) : (
        cause && offers.length > 0 && <Notice>{t(`product.select.revised.cause.${cause}`)}</Notice>
      )}
      {offers.length > 0 ? <OfferChoice offers={offers} /> : <NoOffers />}
    </div>
  )
}

const amountId = 'offer-amount'
const offersId = 'offer'

function OfferChoice({ offers }: { readonly offers: readonly LineOffer[] }) {
  const words = useWords()
  const { t } = words
  const figures = useFigures()
  const { journey } = useJourney()
  const { uuid, heloc } = useOpenApplication()
  const submit = usePageSubmit('offer')
  const [strict, setStrict] = useState(false)
  const { limits } = journey.source.limits
  const stepCents = limits.offerAmount?.stepCents ?? 1
  // Asked before the account, on the page of the estimate.
  const [wished] = useState(() => Number(new URLSearchParams(findStored('estimate')).get('amount')))
  const amount = heloc.amount ?? (wished || undefined)
  const choice = useOfferChoice({ id: offerChoiceId(uuid), offers, amount, stepCents })
  const { chosen, cents, shownCents } = choice
  const wanted = { wantedCents: shownCents, heloc }
  const quotes = quoteOffers(offers, wanted, calendarOf(journey.source.limits))
  const isStated = cents !== undefined
  const quote = quotes.find(({ offer }) => isStated && offer === chosen)
  const offerError = chosen ? undefined : t('product.select.offers.missing')
  const check = () => {
    setStrict(true)
    return [
      { target: amountId, message: amountError({ ...words, ...figures }, choice) },
      { target: offersId, message: offerError },
    ].flatMap(({ target, message }) => (message ? [{ target, message }] : []))
  }
  return (
    <>
      <JourneyForm
        form="product/select"
        extra={{ amount: shownCents / 100, ...(chosen && { offerUuid: chosen.uuid }) }}
        check={check}
        onSubmit={async (values) => {
          await submit(values)
          choice.forget()
        }}
        before={
          <div className="stack-large">
            <AmountQuestion
              id={amountId}
              {...{ choice, offers }}
              strict={strict}
              paymentCents={quote?.figures.paymentCents}
            />
            <OfferList
              id={offersId}
              {...{ quotes, chosen, isStated }}
              error={strict ? offerError : undefined}
              onChoose={choice.choose}
            />
            <ChoiceSummary {...{ cents, quote }} />
          </div>
        }
        foot={chosen && <ChoiceFoot quote={quote} />}
      />
      {isStated && <OfferComparison {...{ quotes, chosen }} />}
    </>
  )
}

/** Reads the underwriting decision, which the routing passes as location state. After a reload the state may be anything. */
function decisionOf(state: unknown): string | undefined {
  const decision = isRecord(state) ? state.decision : undefined
  return typeof decision === 'string' ? decision : undefined
}
