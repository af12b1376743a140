import { formatMoney, type MessageValues } from '#engine'
import { findPayout } from '#product'
import type { Application } from '../../applications/application.ts'
import { needsNotaryInPerson } from '../../notary/needs-notary-in-person.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/**
 * Returns what a document says of the fees beside the origination fee and the valuation: how the notary is met, and the
 * most that recording taxes can be for the line.
 */
export function feeValues(tenant: Tenant, application: Application): MessageValues {
  const { heloc } = application
  const { maxCents, perCents } = tenant.journey.source.limits.limits.recordingTax ?? {}
  const amountCents = findPayout(heloc)?.amountCents
  return {
    notaryMet: needsNotaryInPerson(tenant, application) ? 'IN_PERSON' : 'VIDEO',
    ...(amountCents !== undefined &&
      maxCents !== undefined &&
      perCents !== undefined && {
        recordingTaxMost: formatMoney(Math.ceil((amountCents * maxCents) / perCents / 100), tenant.locale, 0),
      }),
  }
}
