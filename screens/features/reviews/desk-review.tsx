import { type ReactNode, useState } from 'react'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useLiveApplication } from '../../kit/follow/use-live-application.ts'
import { Button } from '../../kit/ui/button.tsx'
import { WaitingPanel } from '../../kit/ui/feedback/waiting-panel.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'

/**
 * Panel about a review by the lender's staff: subject, usual duration, and a button to check again. The page continues
 * automatically.
 */
export function DeskReview({
  title,
  time,
  leave,
  children,
}: {
  readonly title: ReactNode
  /** Usual duration; a business day if omitted. */
  readonly time?: string
  /** Consequence for whoever leaves the page; by default they are also written to. */
  readonly leave?: string
  readonly children?: ReactNode
}) {
  const t = useCopy()
  const errorText = useErrorText()
  const { refresh } = useOpenApplication()
  const [said, setSaid] = useState('')
  useLiveApplication()
  const look = () => {
    refresh().then(
      () => setSaid(t('shell.review.same')),
      (error: unknown) => setSaid(errorText(error)),
    )
  }
  return (
    <div className="stack-small">
      <WaitingPanel
        title={title}
        action={
          <div>
            <Button onClick={look}>{t('shell.review.again')}</Button>
          </div>
        }
      >
        {children}
        <p>{time ?? t('shell.review.time')}</p>
        <p>{leave ?? t('shell.review.leave')}</p>
      </WaitingPanel>
      <p role="status" className="small muted">
        {said}
      </p>
    </div>
  )
}
