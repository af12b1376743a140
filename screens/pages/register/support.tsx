import { SupportPanel } from '../../features/reviews/support-panel.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'

export default function RegisterSupport() {
  const t = useCopy()
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('register.support.title')} lead={t('register.support.lead')} />
        <SupportPanel />
      </div>
    </div>
  )
}
