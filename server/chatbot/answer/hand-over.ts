import { dayIn, pacificZone } from '#engine'
import { hoursOn, isOpenAt, timeOfDay } from '../../tenants/opening-hours.ts'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'

const department = 'OPS_CHAT'

/** Says how to reach a person: in the chat now, or when the agents are back. */
export function handOver(tenant: Tenant, now: Date): string {
  const { hours, chat } = tenant.settings
  const hasAgents = chat !== undefined && chat.channel !== 'chatbot' && hours[department] !== undefined
  if (!hasAgents) return sentence(tenant, 'server.chatbot.handOver.phone')
  if (isOpenAt(tenant, department, now)) return sentence(tenant, 'server.chatbot.handOver.open')
  const next = nextOpening(tenant, now)
  return next === undefined
    ? sentence(tenant, 'server.chatbot.handOver.phone')
    : sentence(tenant, 'server.chatbot.handOver.later', next)
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the next day and time at which the chat opens. */
function nextOpening(tenant: Tenant, now: Date) {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = new Date(now.getTime() + ahead * dayMs)
    const hours = hoursOn(tenant, department, dayIn(pacificZone, day))
    const isAhead = ahead > 0 || timeOfDay(now) < (hours?.startTime ?? '')
    if (hours !== undefined && isAhead)
      return { weekday: weekdayOf(tenant, day), start: shownTime(tenant, hours.startTime) }
  }
  return undefined
}

const weekdayOf = ({ locale }: Tenant, day: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone: pacificZone, weekday: 'long' }).format(day)

const shownTime = ({ locale }: Tenant, time: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(
    new Date(`2000-01-01T${time}Z`),
  )
