import { answerAt, formatAnswer } from '#engine'
import type { PageId } from '#generated/ids'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import type { SummaryRow } from '../../kit/ui/summary-list.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Rows for the answers that the form of a page keeps by itself. */
export function useKeptRows(page: PageId): readonly SummaryRow[] {
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
