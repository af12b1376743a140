import { reviewCondition } from '../../conditions/review-condition.ts'
import type { Services } from '../../services.ts'
import type { Ticket } from './job-queue.ts'
import { runJob } from './run-job.ts'

export async function runTicket(services: Services, ticket: Ticket): Promise<void> {
  await ('condition' in ticket ? reviewCondition(services, ticket) : runJob(services, ticket))
}
