import { reviewCondition } from '../../conditions/review-condition.ts'
import type { Services } from '../../services.ts'
import type { Ticket } from './job-queue.ts'
import { runJob } from './run-job.ts'

export const runTicket = (services: Services, ticket: Ticket): Promise<void> =>
  'condition' in ticket ? reviewCondition(services, ticket) : runJob(services, ticket)
