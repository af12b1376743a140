import type { WeekdayHours } from '#product'
import { useWords } from '../../kit/wording/use-words.ts'
import { ownWeekHours } from '../../wording/own-week-hours.ts'
import { Ranges } from './ranges.tsx'

/** Hours in the time zone of the browser, where it shows others than Pacific time. */
export default function OwnHours({ days }: { readonly days: readonly WeekdayHours[] }) {
  const own = ownWeekHours(days, useWords())
  return own === undefined ? null : (
    <>
      {' '}
      <Ranges text={own} />
    </>
  )
}
