import { asJsonObject, childObject, type JsonObject, pointerTo } from '#source'
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
