import { useState } from 'react'
import { useLocation } from 'react-router'
import { mayRegister } from '#product'
import { NotAccepting } from '../features/account/not-accepting.tsx'
import { JourneyForm } from '../kit/forms/journey-form.tsx'
import { useJourney } from '../kit/journey/journey-context.ts'
import { usePath } from '../kit/journey/use-path.ts'
import { LinkButton } from '../kit/ui/link-button.tsx'
import { PageHeading } from '../kit/ui/page-heading.tsx'
import { useFocusOnNews } from '../kit/ui/use-focus-on-news.ts'
import { useCopy } from '../kit/wording/use-copy.ts'
import { useFigures } from '../kit/wording/use-figures.ts'
import { type Estimate, knownEstimate, saveEstimate } from './estimate/parts/kept-estimate.ts'
import { LineCostCard } from './estimate/parts/line-cost-card.tsx'
import { findRoom, lineCosts } from './estimate/parts/line-costs.ts'

/** Page estimate: payments from three rough numbers, before an account. Only where visitors may register by themselves. */
export default function EstimatePage() {
  const { tenant } = useJourney().organization
  return mayRegister(tenant, undefined) ? <RoughNumbers /> : <NotAccepting />
}

function RoughNumbers() {
  const t = useCopy()
  const { hash } = useLocation()
  const [known] = useState(() => knownEstimate(hash))
  const [answers, setAnswers] = useState<Estimate>()
  const result = useFocusOnNews(answers && JSON.stringify(answers))
  return (
    <div className="without-side">
      <div className="stack-large page">
        <PageHeading title={t('estimate.title')} lead={t('estimate.lead')} />
        <JourneyForm
          form="estimate"
          values={known}
          onSubmit={async (values) => {
            saveEstimate(values)
            setAnswers(values)
          }}
          onChange={() => setAnswers(undefined)}
        />
        <div ref={result} tabIndex={-1}>
          {answers && <Result {...answers} />}
        </div>
      </div>
    </div>
  )
}

function Result(answers: Estimate) {
  const t = useCopy()
  const path = usePath()
  const { stated } = useFigures()
  const { journey, organization } = useJourney()
  const { limits } = journey.source
  const { amount } = answers
  const room = findRoom(answers, organization, limits)
  return (
    <section className="stack" aria-labelledby="estimate-result">
      <h2 id="estimate-result">{t('estimate.result.heading', { amount: stated(amount) })}</h2>
      <p>{t('estimate.result.lead')}</p>
      <p>
        {room === undefined ? t('estimate.result.rough') : t('estimate.result.room', { room: stated(room) })}
      </p>
      {lineCosts(organization, amount, limits).map((cost) => (
        <LineCostCard key={`${cost.offer.term} ${cost.offer.rateType}`} {...cost} />
      ))}
      <div className="actions">
        <LinkButton to={path('register')} kind="primary">
          {t('estimate.apply')}
        </LinkButton>
        <p className="small muted">{t('estimate.applyHelp')}</p>
      </div>
    </section>
  )
}
