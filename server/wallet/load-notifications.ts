import { createHash } from 'node:crypto'
import { formatMessage } from '#engine'
import type { WalletNotification } from '#generated/api'
import type { CopyKey } from '#generated/ids'
import type { Application } from '../applications/application.ts'
import { desc, inArray } from '../database/drizzle.ts'
import { events } from '../database/schema.ts'
import type { Services } from '../services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { walletAddress } from './wallet-address.ts'

/**
 * What an owner's applications came to, the newest first: every server state that has a notice in
 * `flows/copy/<locale>/server.json` (`server.notices.<STATE>.title`). It is unread while the application still stands there.
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
  return arrivals.flatMap(({ application: uuid, at, state }) => {
    const application = byUuid.get(uuid)
    const key = `${uuid} ${state}`
    if (application === undefined || told.has(key)) return []
    told.add(key)
    const tenant = tenants.resolve(application.tenant)
    const title = sentence(tenant, `server.notices.${state}.title`)
    const description = sentence(tenant, `server.notices.${state}.description`)
    if (title === undefined || description === undefined) return []
    return [
      {
        uuid: stableUuid(key),
        created: at.toISOString(),
        title,
        description,
        status: application.state === state ? 'UNREAD' : 'READ',
        walletAddress: walletAddress(application.owner),
        ctas: [
          {
            title: sentence(tenant, 'server.notices.goOn' satisfies CopyKey) ?? '',
            redirectPath: `/account/heloc/${uuid}`,
          },
        ],
      },
    ]
  })
}

function sentence(tenant: Tenant, key: string): string | undefined {
  const message = tenant.journey.source.copy[key]
  return message === undefined ? undefined : formatMessage(message, tenant.facts, tenant.locale)
}

/** The same notification has the same name each time that it is asked for. */
function stableUuid(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
