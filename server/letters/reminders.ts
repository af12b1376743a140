import { lockApplication } from '../applications/application-store.ts'
import { startRounds } from '../clock/start-rounds.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { postLetters } from './post-letters.ts'

type ReminderServices = Pick<Services, 'database' | 'clock' | 'tenants' | 'log'>

/** Looks again and again for applications whose borrower stopped half-way; `stop` waits for a look that is under way. */
export function startReminders(services: ReminderServices) {
  const { roundMs } = figuresOf(services)
  return startRounds({
    ...{ firstMs: roundMs, everyMs: roundMs },
    run: () => remind(services),
    onError: (err) => services.log.error({ err }, 'nobody was reminded of an application'),
  })
}

/** Writes to each borrower who has a step before them and let it lie; a few times in all, and to nobody who refused it. */
export async function remind(services: ReminderServices): Promise<void> {
  for (const tenant of services.tenants.all()) {
    const due = await services.database.db.execute(dueApplications(services, tenant))
    for (const row of rowsOf(due)) {
      const { uuid } = row as { readonly uuid: string }
      await services.database.db.transaction((tx) => remindOf(tx, services, tenant, uuid))
    }
  }
}

const figuresOf = ({ tenants }: Pick<Services, 'tenants'>) =>
  requireFigures(
    tenants.fallback.journey.source.limits.limits.reminders,
    ...(['idleHours', 'oldestHours', 'everyHours', 'most', 'roundMs', 'roundLetters'] as const),
  )

/** Query for applications to remind of: untouched for a while but not too long, their owner not signed in, and another letter due. */
function dueApplications(services: ReminderServices, tenant: Tenant) {
  const { idleHours, oldestHours, roundLetters } = figuresOf(services)
  const hoursAgo = (hours: number) =>
    sql`${services.clock.now().toISOString()}::timestamptz - make_interval(hours => ${hours})`
  const idleSince = hoursAgo(idleHours)
  return sql`
    select uuid from applications
    where tenant = ${tenant.code} and state in ${statesOfBorrowers(tenant)} and updated_at between ${hoursAgo(oldestHours)} and ${idleSince}
      and not exists (select from sessions where identity = applications.owner and last_used_at > ${idleSince})
      and not exists (select from identities where uuid = applications.owner and closed_at is not null)
      and not exists (select from reminders where application = applications.uuid and not ${isDue(services)})
    order by updated_at limit ${roundLetters}`
}

/** Another letter may follow those that were sent. */
function isDue(services: ReminderServices) {
  const { everyHours, most } = figuresOf(services)
  const now = sql`${services.clock.now().toISOString()}::timestamptz`
  return sql`(reminders.sent < ${most} and reminders.sent_at <= ${now} - make_interval(hours => ${everyHours}))`
}

/** States in which a page asks something of the borrower: no job runs, nobody else is awaited, and nothing has ended. */
function statesOfBorrowers({ journey, process }: Tenant): readonly string[] {
  const { states } = journey.source.serverStates
  return Object.entries(process.states).flatMap(([name, { job, awaits, kind }]) =>
    job === undefined && awaits === undefined && kind !== 'terminal' && states[name]?.kind === 'interactive'
      ? [name]
      : [],
  )
}

/** Raises the count of an application under its lock and writes the letter: of several servers that find it, one does. */
async function remindOf(tx: Transaction, services: ReminderServices, tenant: Tenant, uuid: string) {
  const application = await lockApplication(tx, uuid)
  if (application === undefined || !statesOfBorrowers(tenant).includes(application.state)) return
  const now = services.clock.now()
  const counted = await tx.execute(sql`
    insert into reminders (application, sent, sent_at) values (${uuid}, 1, ${now.toISOString()}::timestamptz)
    on conflict (application) do update set sent = reminders.sent + 1, sent_at = excluded.sent_at
      where ${isDue(services)}
    returning sent`)
  if (rowsOf(counted).length === 0) return
  await postLetters(tx, tenant, application, [{ channel: 'MAIL', template: 'continueApplication' }], now)
}
