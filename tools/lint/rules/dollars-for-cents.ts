import { asJsonObject, childObject, type Json, type JsonObject, pointerTo } from '#source'
import type { Rule, RuleFault } from '../rule.ts'

export const dollarsForCents: Rule = {
  id: 'dollars-for-cents',
  why: 'An amount written in dollars where cents are meant is a hundredth of it: every page would disclose, and the server charge, the wrong fee.',
  check: ({ value, settings, reportOwn, reportSetting }) => [
    ...reportOwn(
      Object.entries(childObject(asJsonObject(value.limits), 'limits')).flatMap(([id, limit]) =>
        tooLittle(asJsonObject(limit), ['limits', 'limits', id], { least: 1000, of: 'any amount of a loan' }),
      ),
    ),
    ...tooLittle(childObject(settings?.value ?? {}, 'terms'), ['terms'], {
      least: 100,
      of: 'any fee of a line',
    }).map(reportSetting),
    ...percentsForBps(childObject(settings?.value ?? {}, 'pricing')).map(reportSetting),
  ],
}

/** Faults of amounts below some cents; zero means free of charge. */
const tooLittle = (
  amounts: JsonObject,
  steps: readonly string[],
  { least, of }: { readonly least: number; readonly of: string },
): readonly RuleFault[] =>
  Object.entries(amounts).flatMap(([key, cents]) => {
    const isAmount = /^cents$|Cents$/.test(key)
    if (!isAmount || typeof cents !== 'number' || cents <= 0 || cents >= least) return []
    return [
      {
        pointer: pointerTo(...steps, key),
        message: `${cents} cents are $${(cents / 100).toFixed(2)}, less than ${of}.`,
        hint: `If $${cents} are meant, write ${cents * 100}.`,
      },
    ]
  })

/** Faults of fees of offers that are written in percent where hundredths of a percent are meant. */
const percentsForBps = ({ offers }: JsonObject): readonly RuleFault[] =>
  (Array.isArray(offers) ? offers : []).flatMap((offer: Json, index) => {
    const { originationFeeBps: bps } = asJsonObject(offer)
    if (typeof bps !== 'number' || bps <= 0 || bps >= 10) return []
    return [
      {
        pointer: pointerTo('pricing', 'offers', index, 'originationFeeBps'),
        message: `${bps} hundredths of a percent are $${bps} of each $10,000, less than any fee of an offer.`,
        hint: `If ${bps} percent are meant, write ${bps * 100}.`,
      },
    ]
  })
