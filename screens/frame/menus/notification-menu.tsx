import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { WalletNotification } from '#generated/api'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { isInSignerArea, isOwnPath } from '../../journey/login-path.ts'
import { useLimit } from '../../journey/use-limit.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCopy } from '../../wording/use-copy.ts'
import { useErrorText } from '../../wording/use-error-text.ts'
import { HeaderMenu } from '../header-menu.tsx'
import { timeLabel } from './notification-time.ts'
import { useNotifications } from './wallet.ts'

/** What one's applications came to. Additional signers are told something only where conditions apply to them. */
export function NotificationMenu() {
  const t = useCopy()
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  const applies = !isInSignerArea(pages, pathname) || pathname.includes('/heloc-signer/conditions')
  const { data, error } = useNotifications(applies)
  const errorText = useErrorText()
  const most = useLimit('notifications', 'unread')
  const unread = Math.min(data?.filter(isUnread).length ?? 0, most)
  if (!applies) return null
  return (
    <HeaderMenu
      name={t('shell.notifications.button', { unread })}
      onOpen={noteAccountChange}
      button={
        <>
          <Icon name="bell" />
          {unread > 0 && (
            <span className="menu-count" aria-hidden="true">
              {unread}
            </span>
          )}
        </>
      }
    >
      {data && <NotificationList notifications={data} />}
      {error !== undefined && <p className="menu-text">{errorText(error)}</p>}
      {!data && error === undefined && <Skeleton lines={2} />}
    </HeaderMenu>
  )
}

export function NotificationList({
  notifications,
}: {
  readonly notifications: readonly WalletNotification[]
}) {
  const t = useCopy()
  const collapsed = useLimit('notifications', 'collapsed')
  const most = useLimit('notifications', 'unread')
  const [view, setView] = useState<'collapsed' | 'unread' | 'all'>('collapsed')
  if (notifications.length === 0) return <p className="menu-text">{t('shell.notifications.none')}</p>
  const unread = notifications.filter(isUnread).slice(0, most)
  const views = {
    collapsed: (unread.length > 0 ? unread : notifications).slice(0, collapsed),
    unread,
    all: notifications,
  }
  const shown = views[view]
  return (
    <>
      <ul className="notifications">
        {shown.map((one) => (
          <Notification key={one.uuid} {...one} />
        ))}
      </ul>
      {view === 'collapsed' && unread.length > shown.length && (
        <button type="button" className="button button-quiet menu-more" onClick={() => setView('unread')}>
          {t('shell.notifications.unread')}
        </button>
      )}
      {shown.length < notifications.length && (
        <button type="button" className="button button-quiet menu-more" onClick={() => setView('all')}>
          {t('shell.notifications.all')}
        </button>
      )}
    </>
  )
}

const isUnread = ({ status }: WalletNotification): boolean => status === 'UNREAD'

function Notification({ title, description, created, status, ctas }: WalletNotification) {
  const t = useCopy()
  const { locale } = useJourney()
  const relativeWeeks = useLimit('notifications', 'relativeWeeks')
  return (
    <li className={status === 'UNREAD' ? 'notification notification-unread' : 'notification'}>
      <p className="notification-title">{title}</p>
      <p>{description}</p>
      <p className="small muted">
        <time dateTime={created}>{timeLabel(created, Date.now(), { t, locale, relativeWeeks })}</time>
      </p>
      {ctas
        .filter(({ redirectPath }) => isOwnPath(redirectPath))
        .map((cta) => (
          <Link key={cta.title} className="button button-secondary" to={cta.redirectPath}>
            {cta.title}
          </Link>
        ))}
    </li>
  )
}
