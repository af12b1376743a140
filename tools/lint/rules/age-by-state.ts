import { asJsonObject, childObject, pointerTo } from '#source'
import type { Rule } from '../rule.ts'

export const ageByState: Rule = {
  id: 'age-by-state',
  why: 'A state is named for the age that its law asks for beyond the common one. One that asks for no more changes nothing, and is likely a slip.',
  check: ({ value, reportOwn }) => {
    const limits = asJsonObject(value.limits)
    const common = childObject(childObject(limits, 'limits'), 'minimumAge').years
    if (typeof common !== 'number') return []
    return reportOwn(
      Object.entries(childObject(limits, 'minimumAgeByState')).flatMap(([state, years]) => {
        if (typeof years !== 'number' || years > common) return []
        return [
          {
            pointer: pointerTo('limits', 'minimumAgeByState', state),
            message: `At ${years} years "${state}" asks for no more than \`minimumAge\`, ${common}.`,
            hint: 'Leave the state out, or correct its age.',
          },
        ]
      }),
    )
  },
}
