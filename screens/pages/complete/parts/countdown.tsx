import { useApplicationTime } from '../../../journey/use-application-time.ts'
import { useCopy } from '../../../journey/use-copy.ts'
import { timeLeft } from './time-left.ts'

/** How long the right to cancel still runs. Not announced as it counts: a screen reader reads it where it stands. */
export function Countdown({ endsAt }: { readonly endsAt: string }) {
  const t = useCopy()
  const left = timeLeft(endsAt, useApplicationTime())
  const isOver = left.days + left.hours + left.minutes === 0
  return (
    <p className="countdown" role="timer" aria-label={t('complete.steps.rescission.timer')}>
      {isOver ? t('complete.steps.rescission.over') : t('complete.steps.rescission.left', { ...left })}
    </p>
  )
}
