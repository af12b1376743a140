import { ProofPlace } from '../../features/proof/proof-place.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { lazyPart, reload } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
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
        <Optional waiting={<Skeleton block="480px" />} instead={<FurtherMissing />}>
          <FurtherSections />
        </Optional>
      </div>
      <ProofPlace />
    </div>
  )
}

/** Notice in place of the further sections, if they cannot be loaded. */
function FurtherMissing() {
  const t = useCopy()
  return (
    <Notice kind="warning" title={t('settings.further.missing')}>
      <Button onClick={reload}>{t('settings.further.reload')}</Button>
    </Notice>
  )
}
