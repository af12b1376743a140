import {
  amortize,
  calendarOf,
  formatDate,
  formatMoney,
  formatPercent,
  initialDraw,
  type MessageValues,
  monthlyPayment,
} from '#engine'
import type { Application } from '../applications/application.ts'
import { fullName } from '../applications/full-name.ts'
import { ownersOf } from '../rescission/owners.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { feeCents } from '../underwriting/origination-fee.ts'
import { walletAddress } from '../wallet/wallet-address.ts'
import { answerValues } from './answer-values.ts'

/** The figures of an application as its documents print them. */
export function documentValues(tenant: Tenant, application: Application): MessageValues {
  const { profile, heloc } = application
  const address = heloc.property?.address
  return {
    ...answerValues(tenant, application),
    borrowerName: fullName(profile),
    ownerNames: new Intl.ListFormat(tenant.locale).format(ownersOf(application).map(({ name }) => name)),
    propertyAddress: [address?.street1, address?.street2, address?.city, `${address?.state} ${address?.zip}`]
      .filter(Boolean)
      .join(', '),
    loanNumber: heloc.loanNumber ?? '',
    ...(heloc.isCrypto === true
      ? { walletAddress: walletAddress(application.owner) }
      : { accountMask: heloc.disburseAccount?.mask ?? '' }),
    ...(application.loanFile.joins === true && { joins: 1 }),
    ...(heloc.rescissionLastDay !== undefined && {
      rescissionLastDay: formatDate(heloc.rescissionLastDay),
    }),
    ...termValues(tenant, heloc),
  }
}

function termValues(tenant: Tenant, heloc: Application['heloc']): MessageValues {
  const { amount, rate, term, originationFeeBps, interestOnly = false } = heloc
  if (amount === undefined || rate === undefined || term === undefined) return {}
  const draw = initialDraw(heloc) ?? amount
  const terms = { principalCents: Math.round(draw * 100), ratePercent: rate, termYears: term, interestOnly }
  const calendar = calendarOf(tenant.journey.source.limits)
  const payments = amortize(terms, calendar).map(({ paymentCents }) => paymentCents)
  const money = (dollars: number) => formatMoney(dollars, tenant.locale)
  return {
    amount: money(amount),
    rate: formatPercent(rate, tenant.locale),
    term: String(term),
    monthlyPayment: money(monthlyPayment(terms, calendar) / 100),
    lastPayment: money((payments.at(-1) ?? 0) / 100),
    totalOfPayments: money(payments.reduce((sum, cents) => sum + cents, 0) / 100),
    originationFee: money(feeCents(draw, originationFeeBps ?? 0) / 100),
    initialDraw: money(draw),
  }
}
