import { formatMoney, formatPercent, numberFormat } from '#engine'
import type { CompleteTenant } from '#generated/tenant'
import type { Limits } from './limits.ts'
import { amortize } from './money/amortization.ts'
import { calendarOf, monthlyPayment } from './money/loan-math.ts'

/** Settings of a lender that say what its line of credit is. */
export type LineSettings = Pick<CompleteTenant, 'terms' | 'pricing'> & {
  readonly org: {
    readonly orgMetaData: {
      readonly products: Readonly<Record<string, { readonly interestOnly?: boolean | null } | undefined>>
    }
  }
}

/**
 * Terms of a lender's line of credit (12 CFR 1026.40(d)) under the names by which texts of the server say them:
 * `serverFacts` of journey.config.json. A fee of nothing is NONE, by which a message selects its words.
 */
export function lineTerms(
  settings: LineSettings,
  limits: Limits,
  locale: string,
): Readonly<Record<string, string>> {
  const { terms, pricing } = settings
  const years = pricing.offers.map(({ term }) => term)
  const time = (count: number, unit: 'year' | 'day') => timeOf(count, unit, locale)
  const fee = (cents: number) => (cents === 0 ? 'NONE' : money(cents, locale))
  return {
    drawYears: time(terms.drawYears, 'year'),
    repaymentYears: timeRange(years, (count) => time(count, 'year'), locale),
    leastDraw: money(terms.leastDrawCents, locale),
    furtherDraws: terms.drawsAtOffices ? 'PHONE_OR_BRANCH' : 'PHONE',
    payments: isInterestOnly(settings) ? 'INTEREST_ONLY' : 'AMORTIZING',
    annualFee: fee(terms.annualFeeCents),
    drawFee: fee(terms.drawFeeCents),
    lateFee: fee(terms.lateFeeCents),
    lateAfter: time(terms.lateAfterDays, 'day'),
    earlyClosureFee: fee(terms.earlyClosureFeeCents),
    earlyClosureYears: time(terms.earlyClosureYears, 'year'),
    offerDays: time(terms.offerDays, 'day'),
    lockedBy: terms.applicationLocks ? 'APPLICATION' : 'AGREEMENT',
    ...rateTerms(settings, locale),
    ...exampleTerms(settings, limits, locale),
  }
}

const money = (cents: number, locale: string): string =>
  formatMoney(cents / 100, locale, cents % 100 === 0 ? 0 : 2)

const timeOf = (count: number, unit: 'year' | 'day', locale: string): string =>
  numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

const percent = (bps: number, locale: string): string => formatPercent(bps / 100, locale)

const isInterestOnly = ({ org }: LineSettings): boolean =>
  org.orgMetaData.products.HELOC?.interestOnly === true

/** Writes the terms on offer: '10 years', or '5, 10, 15 or 30 years'. */
function timeRange(years: readonly number[], written: (count: number) => string, locale: string): string {
  const sorted = [...new Set(years)].sort((a, b) => a - b)
  const last = sorted.at(-1) ?? 0
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return list.format([...sorted.slice(0, -1).map(String), written(last)])
}

function rateTerms({ terms: { floatingRate }, pricing }: LineSettings, locale: string) {
  const floats = pricing.offers.filter(({ rateType }) => rateType === 'FLOATING').length
  const offered = Math.max(...pricing.offers.map(({ aprBps }) => aprBps))
  return {
    rateKind: floats === 0 ? 'FIXED' : floats === pricing.offers.length ? 'FLOATING' : 'BOTH',
    highestRate: percent(floats === 0 ? offered : (floatingRate?.highestBps ?? offered), locale),
    rateIndex: floatingRate?.index ?? '',
    rateMargin: percent(floatingRate?.marginBps ?? 0, locale),
  }
}

/** Example of 12 CFR 1026.40(d)(5)(iii): payments on a set balance, by the offer with the longest term. */
function exampleTerms(settings: LineSettings, limits: Limits, locale: string) {
  const offer = settings.pricing.offers.reduce((one, other) => (other.term > one.term ? other : one))
  const terms = {
    principalCents: limits.limits.exampleBalance.cents ?? Number.NaN,
    ratePercent: offer.aprBps / 100,
    termYears: offer.term,
    interestOnly: isInterestOnly(settings),
  }
  const calendar = calendarOf(limits)
  return {
    exampleRate: percent(offer.aprBps, locale),
    exampleTerm: timeOf(offer.term, 'year', locale),
    examplePayment: formatMoney(monthlyPayment(terms, calendar) / 100, locale),
    exampleLastPayment: formatMoney((amortize(terms, calendar).at(-1)?.paymentCents ?? 0) / 100, locale),
  }
}
