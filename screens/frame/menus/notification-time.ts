import type { Translate } from '../../kit/wording/use-copy.ts'

const units = [
  { copy: 'shell.notifications.weeks', ms: 7 * 24 * 60 * 60_000 },
  { copy: 'shell.notifications.days', ms: 24 * 60 * 60_000 },
  { copy: 'shell.notifications.hours', ms: 60 * 60_000 },
  { copy: 'shell.notifications.minutes', ms: 60_000 },
] as const

export interface TimeWords {
  readonly t: Translate
  readonly locale: string
  readonly relativeWeeks: number
}

/** Returns how long ago, in minutes, hours, days or weeks; after `relativeWeeks` weeks the month and the day. */
export function timeLabel(created: string, now: number, { t, locale, relativeWeeks }: TimeWords): string {
  const at = new Date(created)
  const ago = Math.max(0, now - at.getTime())
  if (ago > relativeWeeks * units[0].ms)
    return new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(at)
  const unit = units.find(({ ms }) => ago >= ms)
  return unit ? t(unit.copy, { count: Math.floor(ago / unit.ms) }) : t('shell.notifications.now')
}
