import { answerAt, formatAnswer } from '#engine'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { SupportEmail, SupportPhone } from '../../../../wording/support-contact.tsx'
import { IncomePart, PropertyPart, YouPart } from './applicant-parts.tsx'
import { LinePart } from './line-part.tsx'
import { PartHeading } from './part-heading.tsx'
import { SummaryPart } from './summary-part.tsx'

/** Whole application for review. Every answer can be changed until the signature. */
export function ApplicationParts() {
  const t = useCopy()
  const { profile, heloc } = useOpenApplication()
  return (
    <div className="review-parts">
      <PartHeading number={1} title={t('start.appSummary.review.heading')} />
      <LinePart heloc={heloc} />
      <YouPart profile={profile} />
      <PropertyPart heloc={heloc} />
      <IncomePart heloc={heloc} />
      <AnswersPart />
      <div className="stack-small">
        <p>
          {t('start.appSummary.change', { loanNumber: heloc.loanNumber ?? '' })} <SupportPhone />{' '}
          <SupportEmail />
        </p>
        <div>
          <Button kind="quiet" onClick={() => window.print()}>
            {t('start.appSummary.print')}
          </Button>
        </div>
      </div>
      <div className="actions review-foot">
        <Button onClick={() => document.getElementById(signPart)?.focus()}>
          {t('start.appSummary.review.right')}
        </Button>
      </div>
    </div>
  )
}

/** Id of the heading of the second part. */
export const signPart = 'read-and-sign'

/** Answers to questions whose forms mark them for the summary (`summary` in flows/forms). */
function AnswersPart() {
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
