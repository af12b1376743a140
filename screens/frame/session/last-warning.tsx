import { useState } from 'react'
import type { SessionEnd } from '#generated/domain'
import { loseSession } from '../../api/session/session.ts'
import { useLimit } from '../../kit/journey/use-limit.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/feedback/dialog.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { clockText } from './time-left.ts'

/**
 * Warning before the absolute end of a session, which cannot be extended: the user signs in again now, or finishes first.
 * Drafts are kept in both cases.
 */
export default function LastWarning({ leftMs }: { readonly leftMs: number }) {
  const t = useCopy()
  const hours = useLimit('session', 'absoluteMs') / 3_600_000
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog title={t('shell.session.lastTitle')} open={isOpen} onClose={() => setOpen(false)}>
      <p>{t('shell.session.lastText', { hours })}</p>
      <p className="money" role="timer">
        {t('shell.session.left', { time: clockText(leftMs) })}
      </p>
      <div className="actions">
        <Button kind="primary" onClick={() => loseSession({ reason: 'LIMIT' satisfies SessionEnd })}>
          {t('shell.session.again')}
        </Button>
        <Button kind="quiet" onClick={() => setOpen(false)}>
          {t('shell.session.later')}
        </Button>
      </div>
    </Dialog>
  )
}
