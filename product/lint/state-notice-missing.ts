import { asJsonObject, asStrings, childObject } from '#source'
import type { Rule } from '../../tools/lint/rule.ts'

export const stateNoticeMissing: Rule = {
  id: 'state-notice-missing',
  why: 'Some states prescribe a notice in the footer of their lenders; without it, the licence is at risk.',
  check: ({ tenant, flows, settings, reportSetting }) => {
    const { stateNotices = {} } = flows?.source.disclosures ?? {}
    if (tenant === undefined || settings === undefined) return []
    const { org, licensedStates } = settings.value
    const footer = childObject(childObject(asJsonObject(org), 'orgMetaData'), 'footer')
    const shown = asStrings(footer.notices)
    const states = asStrings(licensedStates)
    const undue = shown.flatMap((notice, index) => {
      const asking = Object.keys(stateNotices).filter((state) => stateNotices[state]?.includes(notice))
      if (states.length === 0 || asking.length === 0 || asking.some((state) => states.includes(state)))
        return []
      return [
        reportSetting({
          pointer: `/org/orgMetaData/footer/notices/${index}`,
          related: ['/licensedStates'],
          message: `"${notice}" is for those who lend in ${asking.join(' or ')}, and this lender does not.`,
          hint: 'Remove it, or add the state to licensedStates.',
        }),
      ]
    })
    const missing = states.flatMap((state, index) =>
      (stateNotices[state] ?? [])
        .filter((notice) => !shown.includes(notice))
        .map((notice) =>
          reportSetting({
            pointer: `/licensedStates/${index}`,
            related: ['/org/orgMetaData/footer/notices'],
            message: `Who lends in ${state} says "${notice}" in the footer, and this lender does not.`,
            hint: 'Add it to org.orgMetaData.footer.notices.',
          }),
        ),
    )
    return [...missing, ...undue]
  },
}
