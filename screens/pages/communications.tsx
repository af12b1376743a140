import { SupportPanel } from '../features/reviews/support-panel.tsx'
import { PageHeading } from '../kit/ui/page-heading.tsx'
import { useCopy } from '../kit/wording/use-copy.ts'

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
