import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { SupportEmail, SupportPhone } from '../../../../wording/support-contact.tsx'
import { AnswersPart } from './answers-part.tsx'
import { IncomePart, PropertyPart, YouPart } from './applicant-parts.tsx'
import { LinePart } from './line-part.tsx'
import { PartHeading } from './part-heading.tsx'

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
