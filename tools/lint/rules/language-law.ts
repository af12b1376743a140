import {
  asJsonObject,
  asStrings,
  asText,
  childObject,
  type JsonObject,
  offeredLocales,
  pointerTo,
  writtenLocale,
} from '#source'
import type { Rule, Subject } from '../rule.ts'

export const languageLaw: Rule = {
  id: 'language-law',
  why: 'Some states give whoever negotiates in another language a right to translated papers: a lender that speaks it without them can lose the loan.',
  isFinal: true,
  check: (subject) => {
    const { tenant, flows, settings, reportSetting } = subject
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
    return [...unsaid, ...undecided, ...notYet(subject, decided)]
  },
}

/** Findings of decisions of a day that has not come, and so of none that was made. */
const notYet = ({ today, reportSetting }: Subject, decided: JsonObject) =>
  Object.entries(decided).flatMap(([state, decision]) => {
    const day = asText(asJsonObject(decision).on)
    if (today === '' || day <= today) return []
    return [
      reportSetting({
        pointer: pointerTo('languageCounsel', state, 'on'),
        message: `Counsel decides on the law of ${state} on ${day}, which has not come.`,
        hint: 'Write the day on which it was decided.',
      }),
    ]
  })
