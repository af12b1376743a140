import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { calls } from '../../api/calls.ts'
import { type IncomeLinkKind, isIncomeLinkKind } from '../../features/linking/link-kind.ts'
import { VendorLink } from '../../features/linking/vendor-link.tsx'
import { createSubmissionIntent } from '../../kit/api/submission-intent.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { toast } from '../../kit/frame/toast-store.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Page income/link/{type}: shows the window of the vendor that reads an income. */
export default function IncomeLink() {
  const t = useCopy()
  const { type = '' } = useParams()
  if (!isIncomeLinkKind(type)) return null
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
