import { useEffect } from 'react'
import { useIsSignedIn } from '../../api/session/session.ts'
import type { FlagNotice } from '../../journey/flag-notice.ts'
import { setStepTitle } from '../../kit/journey/document-title.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { LinkButton } from '../../kit/ui/link-button.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { formatAddress } from '../../wording/format-address.ts'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'

interface NoticeTextProps {
  readonly kind: 'maintenance' | 'comingSoon'
  /** Title if the notice has none. */
  readonly title?: string
  readonly notice: FlagNotice | undefined
}

/** Page that only shows a notice, with its texts, or ours if it has none. */
export function NoticeText({ kind, title, notice }: NoticeTextProps) {
  const t = useCopy()
  const isSignedIn = useIsSignedIn()
  const { companyAddress } = useJourney().organization.orgMetaData.companyInfo
  const heading = notice?.title ?? title ?? t(`${kind}.title`)
  useEffect(() => setStepTitle(heading), [heading])
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={heading} lead={notice?.message ?? t(`${kind}.message`)} />
        <p>
          {t('errors.byPhone.contact')} <SupportPhone /> <SupportEmail />
        </p>
        {isSignedIn && kind === 'maintenance' && (
          <p>{t('maintenance.mayCancel', { address: formatAddress(companyAddress) })}</p>
        )}
        {notice?.showsDashboard && (
          <div>
            <LinkButton to="/dashboard" kind="secondary">
              {t('errors.screen.dashboard')}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  )
}
