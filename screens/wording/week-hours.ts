import { hoursText, type WeekdayHours } from '#engine'
import type { Words } from './use-words.ts'

/** The hours of a week in words of the page; undefined where it is never open. */
export const weekHours = (days: readonly WeekdayHours[], { t, locale }: Words): string | undefined =>
  hoursText(days, { range: (values) => t('footer.hours.range', values), locale })
