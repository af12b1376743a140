import { useEffect } from 'react'
import { setStepTitle } from '../../journey/document-title.ts'
import type { FlagNotice } from '../../journey/flag-notice.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'
import { useCopy } from '../../wording/use-copy.ts'

interface NoticeTextProps {
  readonly kind: 'maintenance' | 'comingSoon'
  /** Title if the notice has none. */
  readonly title?: string
  readonly notice: FlagNotice | undefined
}

/** Page that only shows a notice, with its texts, or ours if it has none. */
export function NoticeText({ kind, title, notice }: NoticeTextProps) {
  const t = useCopy()
  const heading = notice?.title ?? title ?? t(`${kind}.title`)
  useEffect(() => setStepTitle(heading), [heading])
  return (
    <div className="without-side">
      <div className="stack page">
        <PageHeading title={heading} lead={notice?.message ?? t(`${kind}.message`)} />
        <p>
          {t('errors.byPhone.contact')} <SupportPhone /> <SupportEmail />
        </p>
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
