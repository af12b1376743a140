import { answerAt, formatAnswer } from '#engine'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { SummaryPart } from './summary-part.tsx'

/** Answers to questions whose forms mark them for the summary (`summary` in flows/forms). */
export function AnswersPart() {
  const t = useCopy()
  const { journey, locale } = useJourney()
  const { context } = useOpenApplication()
  const words = {
    locale,
    sentence: (key: string) => t(key),
    yes: t('start.appSummary.answers.agreed'),
  }
  const rows = Object.entries(journey.source.answers ?? {}).flatMap(([path, answer]) => {
    const value = answerAt(path, context)
    return value === undefined ? [] : [[answer.label, formatAnswer(answer, value, words)] as const]
  })
  return rows.length === 0 ? null : <SummaryPart heading="start.appSummary.answers.heading" rows={rows} />
}
