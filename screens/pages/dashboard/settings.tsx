import { Suspense } from 'react'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { ContactSection } from './settings/parts/contact-section.tsx'
import { PasswordSection } from './settings/parts/password-section.tsx'
import { SessionsSection } from './settings/parts/sessions-section.tsx'

const FurtherSections = lazyPart(() => import('./settings/parts/further-sections.tsx'))

/** Page dashboard/settings: settings of an account, independent of its applications. */
export default function Settings() {
  const t = useCopy()
  return (
    <div className="without-side">
      <div className="stack-large page">
        <PageHeading title={t('settings.title')} lead={t('settings.lead')} />
        <ContactSection />
        <SessionsSection />
        <PasswordSection />
        <Suspense fallback={<Skeleton block="480px" />}>
          <FurtherSections />
        </Suspense>
      </div>
    </div>
  )
}
