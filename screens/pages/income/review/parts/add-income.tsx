import { incomePapers } from '#product'
import { LinkIncome } from '../../../../features/linking/link-income.tsx'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { bestWayFor, type LinkType, linkTypes } from './income-rows.ts'
import { LinkWay, UploadWay, Ways } from './ways.tsx'

export interface AddIncomeProps {
  readonly id: string
  /** Whether a document is required: then only the uploads are offered, because linking again does not count. */
  readonly wantsPaper: boolean
  /** Whether proving an income is the next step: then the most suitable way looks like the page's main button. */
  readonly isNext: boolean
  /** Way to link that is open. */
  readonly linking: LinkType | undefined
  readonly onLink: (type: LinkType | undefined) => void
}

/**
 * Section with the ways to prove an income: the most suitable one, and the others folded below. A way to link opens in their
 * place.
 */
export function AddIncome({ id, wantsPaper, isNext, linking, onLink }: AddIncomeProps) {
  const t = useCopy()
  const best = bestWayFor(useOpenApplication().heloc)
  const link = (type: LinkType) => <LinkWay key={type} type={type} onOpen={() => onLink(type)} />
  const uploads = (
    <Ways heading={t('income.review.upload.heading')} isMain={wantsPaper && isNext}>
      {incomePapers.map((type) => (
        <UploadWay key={type} type={type} />
      ))}
    </Ways>
  )
  const others = linkTypes.filter((type) => type !== best)
  return (
    <section className="stack" id={id} tabIndex={-1} data-focus="quiet" aria-labelledby={`${id}-heading`}>
      <div className="stack-small">
        <h2 id={`${id}-heading`}>{t('income.review.add.heading')}</h2>
        {!wantsPaper && <p className="muted">{t('income.review.add.why')}</p>}
      </div>
      {wantsPaper && uploads}
      {linking && (
        <div className="stack">
          <p>{t('income.link.lead', { kind: t(`income.types.${linking}`) })}</p>
          <LinkIncome type={linking} onEnd={() => onLink(undefined)} />
        </div>
      )}
      {!wantsPaper && !linking && (
        <>
          <Ways heading={t('income.review.best.heading')} isMain={isNext}>
            {link(best)}
          </Ways>
          <details className="way-fold">
            <summary>{t('income.review.others.heading')}</summary>
            <div className="stack">
              {uploads}
              <Ways heading={t('income.review.link.heading')}>{others.map(link)}</Ways>
            </div>
          </details>
        </>
      )}
    </section>
  )
}
