import { useParams } from 'react-router'
import { useCopy } from '../../journey/use-copy.ts'
import { usePath } from '../../journey/use-path.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { isLinkType } from './link/parts/link-kind.ts'
import { VendorWindow } from './link/parts/vendor-window.tsx'

/** income/link/{type}: the window of the vendor that reads an income. */
export default function IncomeLink() {
  const t = useCopy()
  const { type = '' } = useParams()
  if (!isLinkType(type)) return <UnknownWay />
  return (
    <div className="stack-large">
      <PageHeading
        title={t('income.link.title')}
        lead={t('income.link.lead', { kind: t(`income.types.${type}`) })}
      />
      <VendorWindow type={type} />
    </div>
  )
}

function UnknownWay() {
  const t = useCopy()
  const path = usePath()
  return (
    <div className="stack-large">
      <PageHeading title={t('income.link.title')} />
      <Notice kind="warning" title={t('income.link.unknown.title')}>
        <p>{t('income.link.unknown.text')}</p>
      </Notice>
      <div className="actions">
        <LinkButton kind="primary" to={path('income/review')}>
          {t('income.upload.back')}
        </LinkButton>
      </div>
    </div>
  )
}
