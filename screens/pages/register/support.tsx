import { useCopy } from '../../journey/use-copy.ts'
import { SupportPanel } from '../../shell/support-panel.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'

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
