import { Link } from 'react-router'
import { incomePapers } from '#engine'
import type { PageId } from '#generated/ids'
import { usePath } from '../../../../journey/use-path.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'
import { linkTypes } from './income-rows.ts'

/** The ways to show an income: linking first, papers next. */
export function AddIncome({ id }: { readonly id: string }) {
  const t = useCopy()
  return (
    <section className="stack" id={id} tabIndex={-1} data-focus="quiet" aria-labelledby={`${id}-heading`}>
      <div className="stack-small">
        <h2 id={`${id}-heading`}>{t('income.review.add.heading')}</h2>
        <p className="muted">{t('income.review.add.why')}</p>
      </div>
      <Ways heading={t('income.review.link.heading')} page="income/link" types={linkTypes} />
      <Ways heading={t('income.review.upload.heading')} page="income/upload" types={incomePapers} />
    </section>
  )
}

interface WaysProps {
  readonly heading: string
  readonly page: PageId
  readonly types: readonly ((typeof linkTypes)[number] | (typeof incomePapers)[number])[]
}

function Ways({ heading, page, types }: WaysProps) {
  const t = useCopy()
  const path = usePath()
  return (
    <div className="stack-small">
      <h3>{heading}</h3>
      <ul className="way-list">
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
