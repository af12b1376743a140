import { dateFormat } from '#engine'

/** Name of a time zone, by default of the local one, as people say it all year round, such as 'Eastern Time'. */
export const zoneName = (timeZone: string | undefined, locale: string): string =>
  dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''
