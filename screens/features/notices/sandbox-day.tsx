import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { useTime } from '../../kit/journey/use-time.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Day on the clock of an application, where the sandbox lets that run ahead of the reader's: its dates are told by it. */
export default function SandboxDay({ timeShiftMs = 0, timeZone }: Pick<Heloc, 'timeShiftMs' | 'timeZone'>) {
  const t = useCopy()
  const now = useTime()
  const date = formatDate(new Date(now.getTime() + timeShiftMs), timeZone)
  if (date === formatDate(now, timeZone)) return null
  return <p className="small muted">{t('complete.sandboxDay', { date })}</p>
}
