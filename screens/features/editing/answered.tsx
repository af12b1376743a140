import { use, useEffect, useRef } from 'react'
import { answerAt, formatAnswer, pathOf } from '#engine'
import type { FormId, PageId, SubmissionName } from '#generated/ids'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePageSubmit } from '../../kit/follow/use-page-submit.ts'
import { useServerState } from '../../kit/follow/use-server-state.ts'
import { loadForm } from '../../kit/forms/load-form.ts'
import { toast } from '../../kit/frame/toast-store.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useTitleOf } from '../../kit/journey/use-title-of.ts'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { SummaryList, type SummaryRow } from '../../kit/ui/summary-list.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { AnsweredValue, hasAnswer } from './answered-value.tsx'
import { ChangeAnswer, useOfferKept } from './change-answer.tsx'
import { ChangeFact } from './change-fact.tsx'

/** Page that was answered before: its questions and answers, the way on, and the way to change them while that is possible. */
export default function Answered({ page }: { readonly page: PageId }) {
  const t = useCopy()
  const { journey } = useJourney()
  const { uuid, context, position } = useOpenApplication()
  const kept = useKeptRows(page)
  const titleOf = useTitleOf()
  const { aspect } = useServerState() ?? {}
  const form = use(loadForm(page as FormId)) // each answered page has one
  const { rows = [], change, bound } = form.answered ?? {}
  const { compile } = journey.predicates
  const mayChange = compile('detailsChangeable')(context)
  const mayReopen = change && compile(change.when)(context)
  const reason = bound && compile(bound.when)(context) ? bound.sentence : 'start.answered.correct'
  const next = titleOf(position.page, aspect) ?? ''
  useTellingOfMove(t('start.answered.movedOn', { page: next }))
  const shown = rows
    .filter((row) => hasAnswer(row, context))
    .map((row) => ({
      label: t(row.label),
      value: <AnsweredValue row={row} answer={row.at && answerAt(row.at, context)} />,
      action: mayChange && row.fact && <ChangeFact fact={row.fact} />,
    }))
  return (
    <div className="stack-large">
      <PageHeading
        eyebrow={t('start.answered.eyebrow')}
        title={titleOf(page, undefined) ?? ''}
        lead={t('start.answered.lead')}
      />
      <SummaryList rows={[...shown, ...kept]} />
      {!mayReopen && !shown.some(({ action }) => action) && (
        <p>
          <Text id={reason} />
        </p>
      )}
      <div className="actions">
        <LinkButton kind="primary" to={pathOf(journey.source.pages, position.page, { uuid })}>
          {t('start.answered.goOn', { page: next })}
        </LinkButton>
        {mayReopen && <Reopen name={change.submission as SubmissionName} />}
      </div>
    </div>
  )
}

/** Button that opens the page for another answer. */
function Reopen({ name }: { readonly name: SubmissionName }) {
  const t = useCopy()
  const submit = usePageSubmit(name)
  const withOffer = useOfferKept(submit)
  return (
    <ChangeAnswer submit={name === 'offer-change' ? withOffer : submit}>
      {t('start.answered.change')}
    </ChangeAnswer>
  )
}

/** Tells an applicant who reads an earlier page that the application moved on; they stay where they are. */
function useTellingOfMove(text: string): void {
  const { page } = useOpenApplication().position
  const known = useRef(page)
  useEffect(() => {
    if (known.current === page) return
    known.current = page
    toast({ kind: 'info', text })
  }, [page, text])
}

/** Rows for the answers that the form of a page keeps by itself. */
function useKeptRows(page: PageId): readonly SummaryRow[] {
  const t = useCopy()
  const { journey, locale } = useJourney()
  const { context } = useOpenApplication()
  const words = {
    locale,
    sentence: (key: string) => t(key),
    yes: t('start.answered.agreed'),
  }
  return Object.entries(journey.source.answers ?? {}).flatMap(([path, answer]) => {
    const value = answerAt(path, context)
    return answer.form !== page || value === undefined
      ? []
      : [{ label: words.sentence(answer.label), value: formatAnswer(answer, value, words) }]
  })
}
