import { PageHeading } from '../../ui/page-heading.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { PasswordSection } from './settings/parts/password-section.tsx'
import { SessionsSection } from './settings/parts/sessions-section.tsx'

/** What somebody sets for their account, whatever they applied for. */
export default function Settings() {
  const t = useCopy()
  return (
    <div className="without-side">
      <div className="stack-large page">
        <PageHeading title={t('settings.title')} lead={t('settings.lead')} />
        <SessionsSection />
        <PasswordSection />
      </div>
    </div>
  )
}
