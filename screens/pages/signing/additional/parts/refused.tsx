import type { SignerRefusal } from '#generated/domain'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'
import { Link } from '../../../../kit/ui/link.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { SupportPhone } from '../../../../wording/support-contact.tsx'

interface RefusedProps {
  readonly name: string
  readonly reason: SignerRefusal
}

/** Notice that a co-owner does not sign: what it means, and the ways on. */
export function Refused({ name, reason }: RefusedProps) {
  const t = useCopy()
  return (
    <Notice kind="warning">
      <p>{t('signing.additional.refused.means', { name, reason })}</p>
      <p>{t('signing.additional.refused.ways')}</p>
      <ul className="plain-list">
        <li>{t('signing.additional.refused.invite')}</li>
        <li>
          {t('signing.additional.refused.call')} <SupportPhone />
        </li>
        <li>
          {t('signing.additional.refused.withdraw')}{' '}
          <Link to="/dashboard">{t('signing.additional.refused.dashboard')}</Link>
        </li>
      </ul>
    </Notice>
  )
}
