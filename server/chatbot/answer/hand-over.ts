import { dateFormat, dayIn, pacificZone } from '#engine'
import { instantIn, timeIn } from '#product'
import { hoursOn, isOpenAt } from '../../tenants/opening-hours.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'

const department = 'OPS_CHAT'

/** Says how to reach a person: in the chat now, or when the agents are back, also in the time zone of the reader. */
export function handOver(tenant: Tenant, now: Date, timeZone?: string): string {
  const { hours, chat } = tenant.settings
  const hasAgents = chat !== undefined && chat.channel !== 'chatbot' && hours[department] !== undefined
  if (!hasAgents) return sentence(tenant, 'server.chatbot.handOver.phone')
  if (isOpenAt(tenant, department, now)) return sentence(tenant, 'server.chatbot.handOver.open')
  const next = nextOpening(tenant, now, timeZone)
  return next === undefined
    ? sentence(tenant, 'server.chatbot.handOver.phone')
    : sentence(tenant, 'server.chatbot.handOver.later', next)
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the next day and time at which the chat opens. */
function nextOpening(tenant: Tenant, now: Date, timeZone = pacificZone) {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = new Date(now.getTime() + ahead * dayMs)
    const date = dayIn(pacificZone, day)
    const hours = hoursOn(tenant, department, date)
    const isAhead = ahead > 0 || timeIn(pacificZone, now) < (hours?.startTime ?? '')
    if (hours !== undefined && isAhead) {
      const opens = instantIn(pacificZone, date, hours.startTime)
      return {
        weekday: weekdayOf(tenant, opens),
        start: shownTime(tenant, opens),
        own: ownTime(tenant, opens, timeZone),
      }
    }
  }
  return undefined
}

const weekdayOf = ({ locale }: Tenant, day: Date): string =>
  dateFormat(locale, { timeZone: pacificZone, weekday: 'long' }).format(day)

const shownTime = ({ locale }: Tenant, opens: Date): string =>
  dateFormat(locale, { timeZone: pacificZone, hour: 'numeric', minute: '2-digit' }).format(opens)

/** Formats the opening as the clocks of the reader show it; `none` where they show Pacific time. */
function ownTime({ locale }: Tenant, opens: Date, timeZone: string): string {
  const shown = (zone: string) => `${dayIn(zone, opens)} ${timeIn(zone, opens)}`
  if (shown(timeZone) === shown(pacificZone)) return 'none'
  const format = { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' } as const
  return dateFormat(locale, { ...format, timeZone }).format(opens)
}
