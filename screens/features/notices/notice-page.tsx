import { useEffect } from 'react'
import { useFlag } from '../../flags/use-flag.ts'
import { setStepTitle } from '../../journey/document-title.ts'
import { type FlagNotice, findFlagNotice } from '../../journey/flag-notice.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { SupportEmail, SupportPhone } from '../../wording/support-contact.tsx'
import { useCopy } from '../../wording/use-copy.ts'

const flags = { maintenance: 'fe-heloc-maintenance', comingSoon: 'fe-heloc-coming-soon' } as const

export interface NoticePageProps {
  readonly kind: keyof typeof flags
  /** Title if the flag has none. */
  readonly title?: string
}

/** Page that only shows a notice, with the texts of its flag, or ours if the flag has none. */
export function NoticePage({ kind, title }: NoticePageProps) {
  const { isOn = false, variables } = useFlag(flags[kind])
  const notice = findFlagNotice({ flagEnabled: isOn, variables })
  return <NoticeText kind={kind} notice={notice} {...(title !== undefined && { title })} />
}

interface NoticeTextProps extends NoticePageProps {
  readonly notice: FlagNotice | undefined
}

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
