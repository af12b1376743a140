import { hoursText, type WeekdayHours } from '#engine'
import type { Words } from './use-words.ts'

/** Formats the hours of a week as text; undefined if it is never open. */
export const weekHours = (days: readonly WeekdayHours[], { t, locale }: Words): string | undefined =>
  hoursText(days, { range: (values) => t('footer.hours.range', values), locale })
