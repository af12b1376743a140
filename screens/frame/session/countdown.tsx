import { useTime } from '../../kit/journey/use-time.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import './countdown.css'
import { timeLeft } from './time-left.ts'

export interface CountdownProps {
  readonly endsAt: string
  readonly timeShiftMs: number | undefined
}

/** Time until the right to cancel ends. It is not announced on every change; screen readers read it in place. */
export function Countdown({ endsAt, timeShiftMs }: CountdownProps) {
  const t = useCopy()
  const left = timeLeft(endsAt, useTime(timeShiftMs))
  const isOver = left.days + left.hours + left.minutes === 0
  return (
    <p className="countdown" role="timer" aria-label={t('complete.steps.rescission.timer')}>
      {isOver ? t('complete.steps.rescission.over') : t('complete.steps.rescission.left', { ...left })}
    </p>
  )
}
