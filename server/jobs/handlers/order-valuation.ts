import { propertyAddress } from '../../applications/property-address.ts'
import type { JobHandler } from '../job.ts'

/** Collects the fee from the account that the applicant named, then orders the valuation. Orders nothing if the fee is refused. */
export const orderValuation: JobHandler = async ({ application, tenant, vendors, call, now, unseal }) => {
  const { heloc, loanFile } = application
  const { feeAccount } = loanFile
  const kind = heloc.valuation?.kind ?? 'BPO'
  if (feeAccount === undefined)
    throw new Error(`The application ${application.uuid} names no account for the fee.`)
  const cents = tenant.journey.source.limits.limits.valuationFee?.cents ?? Number.NaN
  const { routingNumber, sealed } = feeAccount
  const paid = await vendors.payments.collect({ cents, routingNumber, accountNumber: unseal(sealed) }, call)
  if (paid === undefined)
    return {
      event: 'valuationFeeRefused',
      patch: { heloc: { valuation: { kind, feeRefused: true } }, status: { bpo: 'REQUIRED' } },
    }
  const { reference } = await vendors.valuations.order({ kind, address: propertyAddress(application) }, call)
  return {
    event: 'valuationOrdered',
    patch: {
      heloc: { valuation: { kind, orderedAt: now.toISOString(), feePaid: cents / 100 } },
      loanFile: { valuationReference: reference, valuationFeeReference: paid.reference },
    },
  }
}
