import type { RevisionCause } from '#generated/domain'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Text } from '../../../../wording/text.tsx'
import { useFigures } from '../../../../wording/use-figures.ts'
import type { OfferRevision } from './offer-revision.ts'

export interface RevisedNoticeProps {
  readonly revision: OfferRevision
  /** Why, where the server says so; else the underwriting decision that came with the routing tells. */
  readonly cause: RevisionCause | undefined
  readonly decision: string
}

/** Says what changed since the applicant chose, before anything else on the page. */
export function RevisedNotice({ revision: { amount, rate, term }, cause, decision }: RevisedNoticeProps) {
  const { money, percent } = useFigures()
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
              values={{ before: money(amount.before, 0), now: money(amount.now, 0) }}
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
