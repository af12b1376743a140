import { ownHours, ownTimeZone, type WeekdayHours } from '#product'
import type { Words } from '../kit/wording/use-words.ts'

/** Formats the hours of a week in the time zone of the browser, to stand behind the Pacific ones; undefined where it shows the same. */
export const ownWeekHours = (days: readonly WeekdayHours[], { t, locale }: Words): string | undefined =>
  ownHours(
    days,
    {
      range: (values) => t('footer.hours.ownRange', values),
      own: (values) => t('footer.hours.own', values),
      locale,
    },
    { timeZone: ownTimeZone(), now: new Date() },
  )
