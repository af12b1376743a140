import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { calls } from '../../api/calls.ts'
import { createSubmissionIntent } from '../../api/submission-intent.ts'
import { useOpenApplication } from '../../journey/routing-context.ts'
import { useCopy } from '../../journey/use-copy.ts'
import { usePath } from '../../journey/use-path.ts'
import { type IncomeLinkKind, isIncomeLinkKind } from '../../linking/link-kind.ts'
import { VendorLink } from '../../linking/vendor-link.tsx'
import { toast } from '../../shell/toast-store.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

/** income/link/{type}: the window of the vendor that reads an income. */
export default function IncomeLink() {
  const t = useCopy()
  const { type = '' } = useParams()
  if (!isIncomeLinkKind(type)) return <UnknownWay />
  return (
    <div className="stack-large">
      <PageHeading
        title={t('income.link.title')}
        lead={t('income.link.lead', { kind: t(`income.types.${type}`) })}
      />
      <Linking type={type} />
    </div>
  )
}

function Linking({ type }: { readonly type: IncomeLinkKind }) {
  const t = useCopy()
  const path = usePath()
  const navigate = useNavigate()
  const { uuid, refresh } = useOpenApplication()
  const [intent] = useState(createSubmissionIntent)
  const review = path('income/review')
  return (
    <VendorLink
      linking={type}
      onCancel={() => navigate(review)}
      onLinked={async ({ publicToken, name }) => {
        const body = { publicToken }
        await calls.linkIncome(uuid, type, body, intent.keyFor(body))
        intent.accepted()
        await refresh()
        toast({ kind: 'success', text: t('income.link.linked', { name }) })
        navigate(review)
      }}
    />
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
