import { useCopy } from '../journey/use-copy.ts'
import { SupportPanel } from '../shell/support-panel.tsx'
import { PageHeading } from '../ui/page-heading.tsx'

export default function Communications() {
  const t = useCopy()
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={t('communications.title')} lead={t('communications.lead')} />
        <p>{t('communications.calls')}</p>
        <p>{t('communications.stop')}</p>
        <SupportPanel />
      </div>
    </div>
  )
}
