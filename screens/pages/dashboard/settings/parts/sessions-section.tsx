import { useRef, useState } from 'react'
import type { SessionView } from '#generated/api'
import { UnreadNotice } from '../../../../features/account/unread-notice.tsx'
import { Button } from '../../../../kit/ui/button.tsx'
import { Skeleton } from '../../../../kit/ui/feedback/skeleton.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { SessionRow } from './session-row.tsx'
import { useSessions } from './use-sessions.ts'
import './sessions-section.css'
import { FailureNotice } from '../../../../kit/wording/failure-notice.tsx'

/**
 * Section with the devices on which the user is signed in, and buttons to sign out the others. The pressed button
 * disappears with its row, so the focus moves to the heading.
 */
export function SessionsSection() {
  const t = useCopy()
  const heading = useRef<HTMLHeadingElement>(null)
  const { sessions, unread, error, end, endOthers } = useSessions()
  const [failure, setFailure] = useState<unknown>()
  const ending = async (work: () => Promise<void>) => {
    setFailure(undefined)
    await work().then(() => heading.current?.focus(), setFailure)
  }
  const problem = failure ?? error
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <section className="card" aria-labelledby="sessions-title">
      <h2 id="sessions-title" className="card-title" tabIndex={-1} ref={heading}>
        {t('settings.sessions.title')}
      </h2>
      <FailureNotice error={problem} isNews />
      {!sessions && problem == null && <Skeleton block="120px" />}
      <UnreadNotice count={unread} />
      <ul className="sessions">
        {sessions?.map((session: SessionView) => (
          <SessionRow key={session.uuid} session={session} onEnd={() => ending(() => end(session))} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <p className="muted">{t('settings.sessions.text')}</p>
          {others.length > 1 && (
            <div>
              <Button onClick={() => void ending(endOthers)}>{t('settings.sessions.endOthers')}</Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
