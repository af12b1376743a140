import { createHash } from 'node:crypto'
import { applicationPath, formatMessage, pathOf } from '#engine'
import type { WalletNotification } from '#generated/api'
import type { CopyKey, PageId } from '#generated/ids'
import type { Application } from '../applications/application.ts'
import { conditionsOf, ruleOf } from '../conditions/condition.ts'
import { desc, inArray } from '../database/drizzle.ts'
import { events } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { walletAddress } from './wallet-address.ts'

/**
 * What an owner's applications came to, the newest first: every server state that has a notice in
 * `flows/copy/<locale>/server.json` (`server.notices.<STATE>.title`), unread while the application still stands there, and
 * every condition of a reviewer.
 */
export async function loadNotifications(
  { database, tenants }: Services,
  applications: readonly Application[],
): Promise<WalletNotification[]> {
  if (applications.length === 0) return []
  const byUuid = new Map(applications.map((application) => [application.uuid, application]))
  const arrivals = await database.db
    .select({ id: events.id, application: events.application, at: events.at, state: events.toState })
    .from(events)
    .where(inArray(events.application, [...byUuid.keys()]))
    .orderBy(desc(events.id))
  const told = new Set<string>()
  const ofStates = arrivals.flatMap(({ application: uuid, at, state }) => {
    const application = byUuid.get(uuid)
    const key = `${uuid} ${state}`
    if (application === undefined || told.has(key)) return []
    told.add(key)
    const tenant = tenants.resolve(application.tenant)
    const title = sentence(tenant, `server.notices.${state}.title`)
    const description = sentence(tenant, `server.notices.${state}.description`)
    if (title === undefined || description === undefined) return []
    const created = at.toISOString()
    const isUnread = application.state === state
    return [
      toNotification(tenant, application, { uuid: stableUuid(key), created, title, description, isUnread }),
    ]
  })
  return [...applications.flatMap((application) => ofConditions(tenants, application)), ...ofStates].sort(
    (a, b) => b.created.localeCompare(a.created),
  )
}

/** What reviewers ask for, unread while it is the applicant's turn. */
function ofConditions(tenants: Services['tenants'], application: Application): WalletNotification[] {
  const tenant = tenants.resolve(application.tenant)
  return conditionsOf(application).map(({ uuid, category, created, state }) => {
    const rule = ruleOf(tenant, category)
    const [title = '', description = ''] = [rule.title, rule.description].map((key) => sentence(tenant, key))
    const isUnread = state === 'OPEN'
    return toNotification(tenant, application, { uuid, created, title, description, isUnread }, 'conditions')
  })
}

interface Told {
  readonly uuid: string
  readonly created: string
  readonly title: string
  readonly description: string
  readonly isUnread: boolean
}

function toNotification(
  tenant: Tenant,
  application: Application,
  { isUnread, ...told }: Told,
  page?: PageId,
): WalletNotification {
  const { pages } = tenant.journey.source
  const { uuid } = application
  return {
    ...told,
    status: isUnread ? 'UNREAD' : 'READ',
    walletAddress: walletAddress(application.owner),
    ctas: [
      {
        title: sentence(tenant, 'server.notices.goOn' satisfies CopyKey) ?? '',
        redirectPath: page === undefined ? applicationPath(pages, uuid) : pathOf(pages, page, { uuid }),
      },
    ],
  }
}

function sentence(tenant: Tenant, key: string): string | undefined {
  const message = tenant.effective.findMessage(key)
  return message === undefined ? undefined : formatMessage(message, tenant.facts, tenant.locale)
}

/** The same notification has the same name each time that it is asked for. */
function stableUuid(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
