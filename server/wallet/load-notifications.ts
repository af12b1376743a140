import type { FastifyRequest } from 'fastify'
import type { WalletNotification } from '#generated/api'
import type { Application } from '../applications/application.ts'
import { loadAllOf } from '../applications/application-store.ts'
import { bearerOf } from '../auth/authenticate.ts'
import type { Services } from '../services.ts'
import { loadSignings } from '../signers/signing.ts'
import { sentence } from '../tenants/sentence.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { isRead, loadReads } from './notification-reads.ts'
import { isTheirTurn, ofCancellation, ofConditions } from './of-open-matters.ts'
import { ofHold, ofRefusals } from './of-refusals.ts'
import { ofSigning } from './of-signing.ts'
import { ofStates } from './of-states.ts'
import { type ToldEvent, toNotification } from './to-notification.ts'

/**
 * Lists the bearer's notifications, the newest first: every server state with a notice in `flows/copy/<locale>/server.json`
 * (`server.notices.<STATE>.title`), and every event with one, unread while the application is still in the state; every condition of a reviewer; the
 * right to cancel before its notice; a hold of the money; a co-owner's refusal; and requests to them, and holds by them, as a co-owner of other applications.
 * Notifications that they have read count as read. One whose matter is over is read, has no button, and says of which day its words are.
 */
export async function loadNotifications(
  services: Services,
  request: FastifyRequest,
): Promise<WalletNotification[]> {
  const { tenants, database } = services
  const signings = await loadSignings(services, request)
  const { identity } = bearerOf(request)
  const applications = await loadAllOf(database.db, identity)
  const reads = await loadReads(database.db, identity)
  const own = [
    ...applications.flatMap((application) => ofConditions(tenants, application)),
    ...applications.flatMap((application) => ofCancellation(tenants.of(application), application)),
    ...applications.flatMap((application) => {
      const tenant = tenants.of(application)
      return [
        ...ofHold(tenant, application),
        ...ofRefusals(tenant, application, isTheirTurn(tenant, application)),
      ]
    }),
    ...(await ofStates(services, applications)),
  ]
  return [
    ...own.map(({ told, application, page }) => {
      const tenant = tenants.of(application)
      return toNotification(tenant, application, named(tenant, application, told, applications.length), page)
    }),
    ...signings.flatMap(ofSigning),
  ]
    .map((told) => (isRead(told, reads) ? { ...told, status: 'READ' as const } : told))
    .sort((a, b) => b.created.localeCompare(a.created))
}

/** Adds the application's number to a notification if there are several applications. */
function named(tenant: Tenant, { heloc }: Application, told: ToldEvent, applications: number): ToldEvent {
  if (applications === 1) return told
  const { description } = told
  const values = { description, number: heloc.loanNumber ?? '' }
  return { ...told, description: sentence(tenant, 'server.notices.named', values) }
}
