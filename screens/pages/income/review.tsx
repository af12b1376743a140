import { useState } from 'react'
import { hasIncomeProof, wantsIncomePaper } from '#product'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { JourneyForm } from '../../kit/forms/journey-form.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { AddIncome } from './review/parts/add-income.tsx'
import { IncomeList } from './review/parts/income-list.tsx'
import type { LinkType } from './review/parts/income-rows.ts'
import './review/parts/review.css'

const addId = 'add-income'

/** Page income/review: shows the known income, what is missing, and the ways to prove it. */
export default function IncomeReview() {
  const t = useCopy()
  const { heloc, status } = useOpenApplication()
  const submit = usePageSubmit('income')
  const wantsMore = wantsIncomePaper(status)
  const [wantedMore] = useState(wantsMore)
  const [opened, setOpened] = useState<LinkType>()
  // A paper that is asked for meanwhile takes the place of the window.
  const linking = wantsMore ? undefined : opened
  // Asked for while the page is open, as the result of a press: otherwise the page begins with it.
  const isNew = wantsMore && !wantedMore
  const isProven = hasIncomeProof(heloc, status)
  const missing = {
    target: addId,
    message: t(wantsMore ? 'income.review.missing.paper' : 'income.review.missing.proof'),
  }
  return (
    <div className="stack-large">
      <PageHeading
        title={t('income.review.title')}
        lead={t(`income.review.${wantsMore ? 'more.lead' : 'lead'}`)}
      />
      {wantsMore && (
        <Notice kind="warning" title={t('income.review.more.title')} role="status" isNews={isNew}>
          <p>{t('income.review.more.text')}</p>
        </Notice>
      )}
      <IncomeList {...{ heloc, isProven, wantsPaper: wantsMore }} />
      <AddIncome id={addId} wantsPaper={wantsMore} isNext={!isProven} linking={linking} onLink={setOpened} />
      {!linking && (
        <div className="income-send" data-next={isProven}>
          <JourneyForm
            form="income/review"
            onSubmit={submit}
            check={() => (isProven ? [] : [missing])}
            before={
              !isProven &&
              !wantsMore && (
                <Notice kind="info" title={t('income.review.missing.title')}>
                  <p>{t('income.review.missing.proof')}</p>
                </Notice>
              )
            }
          />
        </div>
      )}
    </div>
  )
}
