import { propertyAddress } from '../../../applications/property-address.ts'
import { valuationFeeCents } from '../../../applications/valuation-fee-cents.ts'
import type { JobHandler, JobInput } from '../../job.ts'

/**
 * Collects the fee, if one is due, from the account that the applicant named, then orders the valuation. Orders nothing if the
 * fee is refused.
 */
export const orderValuation: JobHandler = async (input) => {
  const { application, tenant, vendors, call, now } = input
  const { valuation } = application.heloc
  const kind = valuation?.kind ?? 'BPO'
  const cents = valuationFeeCents(tenant, application)
  const paid = cents === 0 ? 'FREE' : await collect(input, cents)
  if (paid === undefined)
    return {
      event: 'valuationFeeRefused',
      patch: {
        heloc: { valuation: { kind, feeRefused: true } },
        status: { bpo: 'REQUIRED' },
        letters: [{ channel: 'MAIL', template: 'valuationFeeRefused' }],
      },
    }
  const { reference } = await vendors.valuations.order({ kind, address: propertyAddress(application) }, call)
  return {
    event: 'valuationOrdered',
    patch: {
      heloc: { valuation: { kind, orderedAt: now.toISOString(), feePaid: cents / 100 } },
      loanFile: {
        valuationReference: reference,
        ...(paid !== 'FREE' && { valuationFeeReference: paid.reference }),
      },
    },
  }
}

/** Collects the fee; undefined if the bank refuses it. */
function collect({ application: { uuid, loanFile }, vendors, call, unseal }: JobInput, cents: number) {
  const { feeAccount } = loanFile
  if (feeAccount === undefined) throw new Error(`The application ${uuid} names no account for the fee.`)
  const { routingNumber, sealed } = feeAccount
  return vendors.payments.collect({ cents, routingNumber, accountNumber: unseal(sealed) }, call)
}
