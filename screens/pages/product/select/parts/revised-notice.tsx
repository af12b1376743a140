import type { RevisionCause } from '#generated/domain'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'
import { Text } from '../../../../kit/wording/text.tsx'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import type { OfferRevision } from './offer-revision.ts'

export interface RevisedNoticeProps {
  readonly revision: OfferRevision
  /** Cause, if the server gives one; otherwise the underwriting decision from the routing is used. */
  readonly cause: RevisionCause | undefined
  readonly decision: string
  /** Term that was chosen, in years. */
  readonly years: number
}

/** Notice about the changes since the applicant's choice, first on the page. */
export function RevisedNotice({ revision, cause, decision, years }: RevisedNoticeProps) {
  const { amount, rate, term } = revision
  // If the term no longer exists, the greatest amount is that of all others.
  const ofTerm = term ? 0 : years
  const { stated, percent } = useFigures()
  return (
    <Notice kind="warning" title={<Text id="product.select.revised.heading" />}>
      <p>
        {cause ? (
          <>
            <Text id={`product.select.revised.cause.${cause}`} />{' '}
            <Text id="product.select.revised.nothingSigned" />
          </>
        ) : (
          <Text id="product.select.revised.why" values={{ decision }} />
        )}
      </p>
      <ul>
        {amount && (
          <li>
            <Text
              id="product.select.revised.amount"
              values={{ before: stated(amount.before), now: stated(amount.now), years: ofTerm }}
            />
          </li>
        )}
        {rate && (
          <li>
            <Text
              id="product.select.revised.rate"
              values={{ years: rate.years, before: percent(rate.before), now: percent(rate.now) }}
            />
          </li>
        )}
        {term && (
          <li>
            <Text id="product.select.revised.term" values={{ years: term.years }} />
          </li>
        )}
      </ul>
    </Notice>
  )
}
