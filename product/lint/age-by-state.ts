import { asJsonObject, childObject, pointerTo } from '#source'
import type { Rule } from '../../tools/lint/rule.ts'

export const ageByState: Rule = {
  id: 'age-by-state',
  why: 'A state is listed because its law requires a higher age than the common one. An entry that requires no more changes nothing, and is probably a mistake.',
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
