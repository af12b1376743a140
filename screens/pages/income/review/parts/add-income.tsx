import { Link } from 'react-router'
import type { PageId } from '#generated/ids'
import { incomePapers } from '#product'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { usePath } from '../../../../kit/journey/use-path.ts'
import { Icon } from '../../../../kit/ui/icon.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { bestWayFor, type LinkType, linkTypes } from './income-rows.ts'

export interface AddIncomeProps {
  readonly id: string
  /** Whether a document is required: then only the uploads are offered, because linking again does not count. */
  readonly wantsPaper: boolean
  /** Whether proving an income is the next step: then the most suitable way looks like the page's main button. */
  readonly isNext: boolean
}

/** Section with the ways to prove an income: the most suitable one, and the others folded below. */
export function AddIncome({ id, wantsPaper, isNext }: AddIncomeProps) {
  const t = useCopy()
  const best = bestWayFor(useOpenApplication().heloc)
  const uploads = (
    <Ways
      heading={t('income.review.upload.heading')}
      page="income/upload"
      types={incomePapers}
      isMain={wantsPaper && isNext}
    />
  )
  return (
    <section className="stack" id={id} tabIndex={-1} data-focus="quiet" aria-labelledby={`${id}-heading`}>
      <div className="stack-small">
        <h2 id={`${id}-heading`}>{t('income.review.add.heading')}</h2>
        {!wantsPaper && <p className="muted">{t('income.review.add.why')}</p>}
      </div>
      {wantsPaper ? (
        uploads
      ) : (
        <>
          <Ways heading={t('income.review.best.heading')} page="income/link" types={[best]} isMain={isNext} />
          <details className="way-fold">
            <summary>{t('income.review.others.heading')}</summary>
            <div className="stack">
              {uploads}
              <Ways
                heading={t('income.review.link.heading')}
                page="income/link"
                types={linkTypes.filter((type) => type !== best)}
              />
            </div>
          </details>
        </>
      )}
    </section>
  )
}

interface WaysProps {
  readonly heading: string
  readonly page: PageId
  readonly types: readonly (LinkType | (typeof incomePapers)[number])[]
  readonly isMain?: boolean
}

function Ways({ heading, page, types, isMain = false }: WaysProps) {
  const t = useCopy()
  const path = usePath()
  return (
    <div className="stack-small">
      <h3>{heading}</h3>
      <ul className="way-list" data-main={isMain}>
        {types.map((type) => (
          <li key={type}>
            <Link className="way" to={path(page, { type })}>
              <span>
                <span className="way-name">{t(`income.types.${type}`)}</span>
                <span className="small muted">{t(`income.types.${type}.help`)}</span>
              </span>
              <Icon name="chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
