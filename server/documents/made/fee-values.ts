import { findPayout, formatDate, formatMoney, type MessageValues } from '#engine'
import type { Application } from '../../applications/application.ts'
import { propertyTimeZone } from '../../clock/property-time-zone.ts'
import { needsNotaryInPerson } from '../../notary/needs-notary-in-person.ts'
import type { Tenant } from '../../tenants/tenant.ts'

/**
 * Returns what a document says of the fees beside the origination fee: the valuation that was paid, how the notary is met, and
 * the most that recording taxes can be for the line.
 */
export function feeValues(tenant: Tenant, application: Application): MessageValues {
  const { heloc } = application
  const { orderedAt, feePaid = 0 } = heloc.valuation ?? {}
  const money = (amount: number) => formatMoney(amount, tenant.locale)
  const { maxCents, perCents } = tenant.journey.source.limits.limits.recordingTax ?? {}
  const amountCents = findPayout(heloc)?.amountCents
  return {
    valuation: orderedAt !== undefined && feePaid > 0 ? 'PAID' : 'NONE',
    valuationFeePaid: money(feePaid),
    ...(orderedAt !== undefined && {
      valuationPaidOn: formatDate(orderedAt, propertyTimeZone(heloc.property?.state)),
    }),
    notaryMet: needsNotaryInPerson(tenant, application) ? 'IN_PERSON' : 'VIDEO',
    ...(amountCents !== undefined &&
      maxCents !== undefined &&
      perCents !== undefined && {
        recordingTaxMost: formatMoney(Math.ceil((amountCents * maxCents) / perCents / 100), tenant.locale, 0),
      }),
  }
}
