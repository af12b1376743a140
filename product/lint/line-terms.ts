import { asJsonObject, childObject, isGroup, type JsonObject, pointerTo } from '#source'
import type { Rule, RuleFault } from '../../tools/lint/rule.ts'

export const lineTerms: Rule = {
  id: 'line-terms',
  why: 'Applicants get the terms of the line with the application (12 CFR 1026.40(d)). One that is unsaid, or that contradicts the offers, misleads them about what they sign.',
  check: ({ settings, value, reportSetting }) => {
    if (settings === undefined || isGroup(settings.value)) return []
    const terms = childObject(settings.value, 'terms')
    const limits = childObject(asJsonObject(value.limits), 'limits')
    return [
      ...drawPeriod(settings.value, terms),
      ...earlyClosure(terms),
      ...floatingRate(settings.value, terms, limits),
    ].map(reportSetting)
  },
}

const offersOf = (settings: JsonObject): readonly JsonObject[] => {
  const { offers } = childObject(settings, 'pricing')
  return Array.isArray(offers) ? offers.map((offer) => asJsonObject(offer)) : []
}

/** Fault of a draw period in which a line of the shortest term would be due already. */
function drawPeriod(settings: JsonObject, { drawYears }: JsonObject): readonly RuleFault[] {
  const shortest = Math.min(...offersOf(settings).map(({ term }) => Number(term)))
  if (typeof drawYears !== 'number' || drawYears < shortest) return []
  return [
    {
      pointer: pointerTo('terms', 'drawYears'),
      related: ['/pricing/offers'],
      message: `The draw period of ${drawYears} years does not end before the shortest term on offer, ${shortest} years.`,
      hint: 'Shorten it: what is drawn must be repaid within the term.',
    },
  ]
}

/** Fault of a fee for ending the line early without a time, or of a time without a fee. */
function earlyClosure({
  earlyClosureFeeCents: fee,
  earlyClosureYears: years,
}: JsonObject): readonly RuleFault[] {
  if (fee === undefined || years === undefined || (fee === 0) === (years === 0)) return []
  return [
    {
      pointer: pointerTo('terms', fee === 0 ? 'earlyClosureFeeCents' : 'earlyClosureYears'),
      message:
        fee === 0
          ? 'There are years in which ending the line costs a fee, and the fee is nothing.'
          : 'There is a fee for ending the line early, and no years in which it is due.',
      hint: 'Say both `earlyClosureFeeCents` and `earlyClosureYears`, or 0 for each.',
    },
  ]
}

/** Fault of a rate that moves without saying how, or further than the footer allows. */
function floatingRate(settings: JsonObject, terms: JsonObject, limits: JsonObject): readonly RuleFault[] {
  const floats = offersOf(settings).findIndex(({ rateType }) => rateType === 'FLOATING')
  const { floatingRate: rate } = terms
  if (floats >= 0 && (rate === undefined || rate === null))
    return [
      {
        pointer: pointerTo('pricing', 'offers', floats, 'rateType'),
        message: 'The rate of this offer moves, and the terms do not say by what and how far.',
        hint: 'Say `terms.floatingRate`: its index, margin and highest rate.',
      },
    ]
  const { highestBps } = asJsonObject(rate ?? {})
  const { maxBps } = childObject(limits, 'apr')
  if (typeof highestBps !== 'number' || typeof maxBps !== 'number' || highestBps <= maxBps) return []
  return [
    {
      pointer: pointerTo('terms', 'floatingRate', 'highestBps'),
      message: `A highest rate of ${(highestBps / 100).toFixed(2)}% is more than the ${(maxBps / 100).toFixed(2)}% that flows/limits.json allows.`,
      hint: 'Lower it: the footer says up to which rate there are lines.',
    },
  ]
}
