import { useLocation } from 'react-router'
import { noteAccountChange } from '../../api/session/account-changes.ts'
import { isInSignerArea } from '../../journey/login-path.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { Drawing } from '../../kit/ui/icon.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'
import { HeaderMenu } from '../header-menu.tsx'
import { NotificationList } from './notification-list.tsx'
import { useConditionWatch } from './use-condition-watch.ts'
import { isUnread, useNotifications } from './wallet.ts'

/** Menu with the user's notifications. Additional signers see it only on their pages about conditions. */
export function NotificationMenu() {
  const t = useCopy()
  const { pages } = useJourney().journey.source
  const { pathname } = useLocation()
  const applies = !isInSignerArea(pages, pathname) || pathname.includes('/heloc-signer/conditions')
  const { data, unread: odd, error } = useNotifications(applies)
  useConditionWatch(applies)
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
          <Drawing path="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15L6 17Zm4 3.5a2 2 0 0 0 4 0" />
          {unread > 0 && (
            <span className="menu-count" aria-hidden="true">
              {unread}
            </span>
          )}
        </>
      }
    >
      {data && <NotificationList notifications={data} />}
      {odd > 0 && <p className="menu-text">{t('shell.notifications.odd', { count: odd })}</p>}
      {error !== undefined && <p className="menu-text">{errorText(error)}</p>}
      {!data && error === undefined && <Skeleton lines={2} />}
    </HeaderMenu>
  )
}
