import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { WalletNotification } from '#generated/api'
import { isOwnPath } from '../../journey/login-path.ts'
import { serverNow } from '../../kit/api/server-clock.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { Link } from '../../kit/ui/link.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { timeLabel } from './notification-time.ts'
import { useMarkRead } from './use-mark-read.ts'
import { isUnread } from './wallet.ts'

/** List of notifications: a few, the unread ones, or all. */
export function NotificationList({
  notifications,
}: {
  readonly notifications: readonly WalletNotification[]
}) {
  const t = useCopy()
  const collapsed = useLimit('notifications', 'collapsed')
  const most = useLimit('notifications', 'unread')
  const [view, setView] = useState<'collapsed' | 'unread' | 'all'>('collapsed')
  const [marked, mark] = useMarkRead()
  const isNew = (one: WalletNotification) => isUnread(one) || marked.has(one.uuid)
  const unread = notifications.filter(isNew).slice(0, most)
  // A matter that is over has no button. It stays under View All while another one is open.
  const open = notifications.filter(({ ctas }) => ctas.length > 0)
  const newest = [unread, open].find(({ length }) => length > 0) ?? notifications
  const views = {
    collapsed: newest.slice(0, collapsed),
    unread,
    all: notifications,
  }
  const shown = views[view]
  useEffect(() => mark(shown))
  if (notifications.length === 0) return <p className="menu-text">{t('shell.notifications.none')}</p>
  return (
    <>
      <ul className="notifications">
        {shown.map((one) => (
          <Notification key={one.uuid} notification={one} isNew={isNew(one)} />
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

interface NotificationProps {
  readonly notification: WalletNotification
  readonly isNew: boolean
}

function Notification({ notification, isNew }: NotificationProps) {
  const { title, description, created, ctas } = notification
  const t = useCopy()
  const { pathname } = useLocation()
  const { locale } = useJourney()
  const relativeWeeks = useLimit('notifications', 'relativeWeeks')
  return (
    <li className={isNew ? 'notification notification-unread' : 'notification'}>
      <p className="notification-title">{title}</p>
      <p>{description}</p>
      <p className="small muted">
        <time dateTime={created}>{timeLabel(created, serverNow(), { t, locale, relativeWeeks })}</time>
      </p>
      {ctas
        .filter(({ redirectPath }) => isOwnPath(redirectPath) && redirectPath !== pathname)
        .map((cta) => (
          <Link key={cta.title} className="button button-secondary" to={cta.redirectPath}>
            {cta.title}
          </Link>
        ))}
    </li>
  )
}
