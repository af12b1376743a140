import type { JobHandler } from './job.ts'

/** No debt is paid off directly on this road: what was drawn went to the applicant. */
export const payOffDebts: JobHandler = async () => ({
  event: 'debtsPaidOff',
  patch: { letters: [{ channel: 'MAIL', template: 'funded' }] },
})
