import { findApplication } from '../../applications/application-store.ts'
import { openOrders } from '../../applications/change/open-orders.ts'
import type { Services } from '../../services.ts'
import type { CallOffTicket } from '../../vendors/ports/ticket.ts'

/** Tells vendors that nobody is to come any more for an application that has ended. A repeated call has the effect of one. */
export async function callOffOrders(
  { database, tenants, vendors }: Pick<Services, 'database' | 'tenants' | 'vendors'>,
  ticket: CallOffTicket,
): Promise<void> {
  const application = await findApplication(database.db, ticket.application)
  if (application === undefined) return
  const { valuations, notary } = vendors.of(tenants.of(application))
  const { valuation, visit } = openOrders(application)
  const call = { key: `${application.uuid}:callOff`, application: application.uuid, ticket }
  if (valuation !== undefined) await valuations.callOff({ reference: valuation }, call)
  if (visit !== undefined) await notary.callOff({ startsAt: visit.startsAt }, call)
}
