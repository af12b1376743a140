import { formatDate, formatMoney, formatPercent, type MessageValues } from '#engine'
import { amortize, calendarOf, findPayout, monthlyPayment } from '#product'
import type { Application } from '../../applications/application.ts'
import { hasRightToCancel } from '../../applications/has-right-to-cancel.ts'
import { ownersOf } from '../../applications/owners.ts'
import { walletAddress } from '../../applications/wallet-address.ts'
import { fullName } from '../../auth/full-name.ts'
import { lastDaySaid } from '../../clock/last-day-said.ts'
import { propertyTimeZone } from '../../clock/property-time-zone.ts'
import { needsNotaryInPerson } from '../../notary/needs-notary-in-person.ts'
import { addressLine } from '../../tenants/address-line.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { answerValues } from './answer-values.ts'
import { payoutValues } from './payout-values.ts'
import { repaymentValues } from './repayment-values.ts'
import { valuationValues } from './valuation-values.ts'

/** Returns the figures of an application as its documents print them. */
export function documentValues(tenant: Tenant, application: Application): MessageValues {
  const { profile, heloc } = application
  return {
    ...answerValues(tenant, application),
    borrowerName: fullName(profile),
    ownerNames: new Intl.ListFormat(tenant.locale).format(ownersOf(application).map(({ name }) => name)),
    propertyAddress: addressLine(heloc.property?.address),
    timeZone: propertyTimeZone(heloc.property),
    loanNumber: heloc.loanNumber ?? '',
    isCancellable: String(hasRightToCancel(heloc)),
    ...(heloc.isCrypto === true
      ? { walletAddress: walletAddress(application.owner) }
      : { accountMask: heloc.disburseAccount?.mask ?? '' }),
    ...(application.loanFile.joins === true && { joins: 1 }),
    ...(heloc.rescissionLastDay !== undefined && {
      rescissionLastDay: formatDate(heloc.rescissionLastDay),
      rescissionZone: lastDaySaid(tenant, application).zone,
    }),
    ...payoutValues(tenant, heloc),
    ...feeValues(tenant, application),
    ...valuationValues(tenant, application),
    ...repaymentValues(heloc),
    ...termValues(tenant, heloc),
  }
}

function termValues(tenant: Tenant, heloc: Application['heloc']): MessageValues {
  const { rate, term, interestOnly = false } = heloc
  const payout = findPayout(heloc)
  if (payout === undefined || rate === undefined || term === undefined) return {}
  const terms = { principalCents: payout.drawCents, ratePercent: rate, termYears: term, interestOnly }
  const calendar = calendarOf(tenant.journey.source.limits)
  const payments = amortize(terms, calendar).map(({ paymentCents }) => paymentCents)
  const money = (cents: number) => formatMoney(cents / 100, tenant.locale)
  return {
    rate: formatPercent(rate, tenant.locale),
    term: String(term),
    monthlyPayment: money(monthlyPayment(terms, calendar)),
    lastPayment: money(payments.at(-1) ?? 0),
    totalOfPayments: money(payments.reduce((sum, cents) => sum + cents, 0)),
  }
}

/**
 * Returns what a document says of the fees beside the origination fee and the valuation: how the notary is met, and the
 * most that recording taxes can be for the line.
 */
function feeValues(tenant: Tenant, application: Application): MessageValues {
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
