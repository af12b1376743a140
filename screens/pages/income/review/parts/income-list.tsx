import type { Heloc } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { Icon } from '../../../../kit/ui/icon.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import { useDocumentName } from '../../../../wording/document-name.ts'
import { incomeSourcesOf, proofsOf } from './income-rows.ts'

type Source = NonNullable<Heloc['incomeSources']>[number]

interface IncomeListProps {
  readonly heloc: Heloc
  /** Whether some proof is there, so that none is asked for beside what was only told. */
  readonly isProven: boolean
  /** Whether a document is asked for, because what was linked did not show enough. */
  readonly wantsPaper: boolean
}

/** List of every income with its status, then the documents. */
export function IncomeList({ heloc, isProven, wantsPaper }: IncomeListProps) {
  const t = useCopy()
  const nameOf = useDocumentName()
  const sources = incomeSourcesOf(heloc)
  const proofs = proofsOf(heloc)
  return (
    <section className="stack" aria-labelledby="income-heading">
      <h2 id="income-heading">{t('income.review.sources.heading')}</h2>
      {sources.length + proofs.length === 0 && <p className="muted">{t('income.review.sources.none')}</p>}
      <ul className="income-list">
        {sources.map((source, index) => (
          <IncomeRow key={source.uuid ?? index} {...{ source, isProven, wantsPaper }} />
        ))}
        {proofs.map(({ uuid, type, name, weighed = false }) => (
          <Row
            key={uuid ?? type}
            title={nameOf(type)}
            detail={name}
            status={t(weighed ? 'income.review.status.short' : 'income.review.status.uploaded')}
            isDone={!weighed}
          />
        ))}
      </ul>
    </section>
  )
}

function IncomeRow({
  source,
  isProven,
  wantsPaper,
}: Omit<IncomeListProps, 'heloc'> & { readonly source: Source }) {
  const t = useCopy()
  const { stated } = useFigures()
  const { type = 'UNKNOWN', employmentType, employer, annualIncome, status = 'STATED' } = source
  const kind: CopyKey = employmentType ? `income.review.employment.${employmentType}` : `income.types.${type}`
  const isShort = wantsPaper && status === 'PENDING'
  // Beside a proof, or where a document is asked for, nothing is missing of what was only told.
  const isTold = status === 'STATED' && (isProven || wantsPaper)
  const amount = annualIncome && t('income.review.sources.amount', { amount: stated(annualIncome) })
  return (
    <Row
      title={employer ?? t(kind)}
      detail={[employer && t(kind), amount].filter(Boolean).join(', ')}
      status={t(`income.review.status.${isShort ? 'short' : isTold ? 'told' : status}`)}
      isDone={!isShort && (isProven || status !== 'STATED')}
    />
  )
}

interface RowProps {
  readonly title: string
  readonly detail: string | undefined
  readonly status: string
  readonly isDone: boolean
}

function Row({ title, detail, status, isDone }: RowProps) {
  return (
    <li className="income-row">
      <div>
        <p className="income-name">{title}</p>
        {detail && <p className="small muted">{detail}</p>}
      </div>
      <p className="income-status small" data-done={isDone}>
        <Icon name={isDone ? 'check' : 'info'} size={16} /> {status}
      </p>
    </li>
  )
}
