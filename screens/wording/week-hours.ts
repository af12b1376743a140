import { hoursText, type WeekdayHours } from '#product'
import type { Words } from '../kit/wording/use-words.ts'

const daysOfWeek = 7

/** Formats the hours of a week as text; undefined if it is never open. Says so where the hours of a day are not known. */
export function weekHours(days: readonly WeekdayHours[], { t, locale }: Words): string | undefined {
  const hours = hoursText(days, { range: (values) => t('footer.hours.range', values), locale })
  return hours && days.length < daysOfWeek ? t('footer.hours.part', { hours }) : hours
}
