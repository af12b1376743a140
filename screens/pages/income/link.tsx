import { useNavigate, useParams } from 'react-router'
import { LinkIncome } from '../../features/linking/link-income.tsx'
import { isIncomeLinkKind } from '../../features/linking/link-kind.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page income/link/{type}: shows the window of the vendor that reads an income, by its own address. */
export default function IncomeLink() {
  const t = useCopy()
  const path = usePath()
  const navigate = useNavigate()
  const { type = '' } = useParams()
  if (!isIncomeLinkKind(type)) return null
  return (
    <div className="stack-large">
      <PageHeading
        title={t('income.link.title')}
        lead={t('income.link.lead', { kind: t(`income.types.${type}`) })}
      />
      <LinkIncome type={type} onEnd={() => navigate(path('income/review'))} />
    </div>
  )
}
