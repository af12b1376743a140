import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { useTime } from '../../kit/journey/use-time.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import PaymentHeld from './payment-held.tsx'

interface ClockAndHoldProps {
  readonly heloc: Heloc
  /** Whether the money is held. */
  readonly isHeld: boolean | undefined
}

/** Notices above the end of an application: the day on a clock that runs ahead, and that its money is held. */
export default function ClockAndHold({ heloc, isHeld }: ClockAndHoldProps) {
  return (
    <>
      <SandboxDay {...heloc} />
      {isHeld && <PaymentHeld />}
    </>
  )
}

/** Day on the clock of an application, where the sandbox lets that run ahead of the reader's: its dates are told by it. */
function SandboxDay({ timeShiftMs = 0, timeZone }: Pick<Heloc, 'timeShiftMs' | 'timeZone'>) {
  const t = useCopy()
  const now = useTime()
  const date = formatDate(new Date(now.getTime() + timeShiftMs), timeZone)
  if (date === formatDate(now, timeZone)) return null
  return <p className="small muted">{t('complete.sandboxDay', { date })}</p>
}
