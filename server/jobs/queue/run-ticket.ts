import { reviewCondition } from '../../conditions/review-condition.ts'
import { sendLetter } from '../../letters/send-letter.ts'
import type { Services } from '../../services.ts'
import type { Ticket } from '../../vendors/ports/ticket.ts'
import { VendorWaiting } from '../../vendors/ports/vendor-waiting.ts'
import { callOffOrders } from './call-off-orders.ts'
import { runJob } from './run-job.ts'

/** Processes a ticket. If it waits for a vendor, it is queued again for the end of the wait. */
export async function runTicket(services: Services, ticket: Ticket): Promise<void> {
  try {
    await begin(services, ticket)
  } catch (error) {
    if (!(error instanceof VendorWaiting)) throw error
    const { until } = error
    // Without an end, a callback or a manual retry queues it.
    if (until === undefined) return
    const delayMs = Math.max(1, until.getTime() - services.clock.now().getTime())
    await services.database.db.transaction((tx) => services.queue.send(tx, ticket, delayMs))
  }
}

async function begin(services: Services, ticket: Ticket): Promise<void> {
  if ('letter' in ticket) return sendLetter(services, ticket)
  if ('callsOff' in ticket) return callOffOrders(services, ticket)
  await ('condition' in ticket ? reviewCondition(services, ticket) : runJob(services, ticket))
}
