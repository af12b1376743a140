import { useState } from 'react'
import type { SessionView } from '#generated/api'
import { timeLabel } from '../../../../frame/menus/notification-time.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { useLimit } from '../../../../kit/journey/use-limit.ts'
import { useTime } from '../../../../kit/journey/use-time.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { VisuallyHidden } from '../../../../kit/ui/visually-hidden.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useDeviceName } from './use-device-name.ts'

export interface SessionRowProps {
  readonly session: SessionView
  readonly onEnd: () => Promise<void>
}

/** Row of a device, with its last use and a button to sign it out; this device is signed out by the menu, as always. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const t = useCopy()
  const { locale } = useJourney()
  const relativeWeeks = useLimit('notifications', 'relativeWeeks')
  const now = useTime().getTime()
  const device = useDeviceName()(session)
  const [isBusy, setBusy] = useState(false)
  const since = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(session.createdAt),
  )
  const ago = timeLabel(session.lastUsedAt, now, { t, locale, relativeWeeks })
  const press = async () => {
    setBusy(true)
    await onEnd()
    setBusy(false)
  }
  return (
    <li className="session">
      <div>
        <p className="session-device">{device}</p>
        <p className="muted small">
          {session.isCurrent ? t('settings.sessions.here') : t('settings.sessions.used', { ago })}
          {' · '}
          {t('settings.sessions.since', { since })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button kind="quiet" busy={isBusy} busyLabel={t('forms.sending')} onClick={() => void press()}>
          <span aria-hidden="true">{t('settings.sessions.end')}</span>
          <VisuallyHidden>{t('settings.sessions.endNamed', { device, since })}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
