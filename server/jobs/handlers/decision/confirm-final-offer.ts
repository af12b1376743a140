import type { JobHandler } from '../../job.ts'

/** Makes the offer final, because the verified data match it. */
export const confirmFinalOffer: JobHandler = async () => ({
  event: 'finalOfferConfirmed',
  patch: { status: { uwDecision: 'FINAL', uwSubDecision: 'FINAL_OFFER' } },
})
