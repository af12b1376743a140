import { turnOfStep, whoseTurn } from '#engine'
import type { ServerState } from '#generated/ids'
import { lockApplication } from '../applications/application-store.ts'
import { contextOf } from '../applications/context-of.ts'
import { startRounds } from '../clock/start-rounds.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/drizzle.ts'
import { instant } from '../database/instant.ts'
import { rowsOf } from '../database/rows-of.ts'
import type { Services } from '../services.ts'
import { requireFigures } from '../tenants/require-figures.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { postLetters } from './post-letters.ts'

type ReminderServices = Pick<Services, 'database' | 'clock' | 'tenants' | 'log'>

/**
 * Starts looking at intervals for applications whose borrower stopped half-way. `stop` waits for the application being
 * processed.
 */
export function startReminders(services: ReminderServices) {
  const { roundMs } = figuresOf(services)
  return startRounds({
    firstMs: roundMs,
    everyMs: roundMs,
    run: (stopping) => remind(services, stopping),
    onError: (err) => services.log.error({ err }, 'nobody was reminded of an application'),
  })
}

/**
 * Writes to each borrower who has left a step unfinished: a few times in all, and not to those who refused. A failure of an
 * application or a lender is logged and does not affect the others.
 */
export async function remind(services: ReminderServices, stopping?: AbortSignal): Promise<void> {
  for (const tenant of services.tenants.all())
    await remindBorrowersOf(services, tenant, stopping).catch((err: unknown) =>
      services.log.error({ err, tenant: tenant.code }, 'no borrower of a lender was reminded'),
    )
}

async function remindBorrowersOf(services: ReminderServices, tenant: Tenant, stopping?: AbortSignal) {
  const { db } = services.database
  for (const uuid of stopping?.aborted ? [] : await findDue(services, tenant)) {
    if (stopping?.aborted) return
    await db
      .transaction((tx) => remindOf(tx, services, tenant, uuid))
      .catch((err: unknown) =>
        services.log.error({ err, application: uuid }, 'the borrower of an application was not reminded'),
      )
  }
}

const figuresOf = ({ tenants }: Pick<Services, 'tenants'>) =>
  requireFigures(
    tenants.fallback.journey.source.limits.limits.reminders,
    ...(['idleHours', 'oldestHours', 'everyHours', 'most', 'roundMs', 'roundLetters'] as const),
  )

/** Finds the applications to remind of, the longest unchanged first. */
async function findDue(services: ReminderServices, tenant: Tenant): Promise<readonly string[]> {
  const states = statesOfBorrowers(tenant)
  if (states.length === 0) return []
  const { roundLetters } = figuresOf(services)
  const due = await services.database.db.execute(sql`
    select uuid from applications where tenant = ${tenant.code} and ${isDue(services, states)}
    order by updated_at limit ${roundLetters}`)
  return rowsOf(due).map((row) => (row as { readonly uuid: string }).uuid)
}

/**
 * SQL condition that is true for an application that is unchanged for a while but not too long, whose owner was not signed in,
 * and for which another letter is due.
 */
function isDue({ clock, tenants }: ReminderServices, states: readonly string[]) {
  const { idleHours, oldestHours, everyHours, most } = figuresOf({ tenants })
  const hoursAgo = (hours: number) => sql`${instant(clock.now())} - make_interval(hours => ${hours})`
  return sql`(
    (state in ${states} or status->>'condition' is not null) and updated_at between ${hoursAgo(oldestHours)} and ${hoursAgo(idleHours)}
    and not exists (select from sessions where identity = applications.owner and last_used_at > ${hoursAgo(idleHours)})
    and not exists (select from identities where uuid = applications.owner and closed_at is not null)
    and not exists (
      select from reminders where application = applications.uuid
        and (sent >= ${most} or sent_at > ${hoursAgo(everyHours)})
    ))`
}

/** Lists the states in which it may be the borrower's turn, whatever else the application says. */
function statesOfBorrowers({ journey, process }: Tenant): readonly string[] {
  const { states } = journey.source.serverStates
  return Object.keys(process.states).filter((name) => {
    const turn = states[name]?.turn
    return Array.isArray(turn)
      ? turn.some((variant) => variant.turn === 'applicant')
      : turnOfStep(journey, { status: { checklistStatus: name as ServerState } }) === 'applicant'
  })
}

/**
 * Checks under the application's lock that a reminder is still due, counts it and writes the letter: of several servers that
 * find it, one sends it. An application that waits for somebody else is noted without a letter, so that it takes no other's
 * place in the next rounds.
 */
async function remindOf(tx: Transaction, services: ReminderServices, tenant: Tenant, uuid: string) {
  const application = await lockApplication(tx, uuid)
  const isStillDue = sql`select 1 from applications where uuid = ${uuid} and ${isDue(services, statesOfBorrowers(tenant))}`
  if (application === undefined || rowsOf(await tx.execute(isStillDue)).length === 0) return
  const now = services.clock.now()
  const isTheirs = whoseTurn(tenant.journey, contextOf(tenant, application)) === 'applicant'
  await tx.execute(sql`
    insert into reminders (application, sent, sent_at) values (${uuid}, ${isTheirs ? 1 : 0}, ${instant(now)})
    on conflict (application) do update set sent = reminders.sent + excluded.sent, sent_at = excluded.sent_at`)
  if (isTheirs)
    await postLetters(tx, tenant, application, [{ channel: 'MAIL', template: 'continueApplication' }], now)
}
