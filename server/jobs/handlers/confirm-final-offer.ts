import type { JobHandler } from '../job.ts'

/** What was verified matches what was offered: the offer is final. */
export const confirmFinalOffer: JobHandler = async () => ({
  event: 'finalOfferConfirmed',
  patch: { status: { uwDecision: 'FINAL', uwSubDecision: 'FINAL_OFFER' } },
})
