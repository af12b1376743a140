import { asJsonObject, asStrings, childObject, offeredLocales, writtenLocale } from '#source'
import type { Rule } from '../rule.ts'

export const languageLaw: Rule = {
  id: 'language-law',
  why: 'Some states give whoever negotiates in another language a right to translated papers: a lender that speaks it without them can lose the loan.',
  isFinal: true,
  check: ({ tenant, flows, settings, reportSetting }) => {
    const { languageLaws } = flows?.source.disclosures ?? {}
    // A product that knows of no such law asks nothing of its lenders.
    if (tenant === undefined || settings === undefined || languageLaws === undefined) return []
    const others = offeredLocales(settings.value).filter((locale) => locale !== writtenLocale)
    if (others.length === 0) return []
    const unsaid =
      settings.value.staysInFirstLocale === undefined
        ? [
            reportSetting({
              pointer: '/locales',
              message: `${others.join(' and ')} is offered, and nothing says what stays in ${writtenLocale}.`,
              hint: 'List in staysInFirstLocale what nobody at the lender does in another language; an empty list if there is nothing.',
            }),
          ]
        : []
    const decided = childObject(settings.value, 'languageCounsel')
    const undecided = asStrings(settings.value.licensedStates).flatMap((state, index) => {
      const law = languageLaws[state]
      if (law === undefined || Object.keys(asJsonObject(decided[state])).length > 0) return []
      return [
        reportSetting({
          pointer: `/licensedStates/${index}`,
          related: ['/locales'],
          message: `${others.join(' and ')} cannot be offered by a lender in ${state} before its counsel has decided on that law: ${law}.`,
          hint: `Write the decision into languageCounsel.${state}, or leave ${others.join(' and ')} out of locales.`,
        }),
      ]
    })
    return [...unsaid, ...undecided]
  },
}
