import { asJsonObject, asText, childObject, pointerTo } from '#source'
import type { Rule } from '../rule.ts'

export const flagExpired: Rule = {
  id: 'flag-expired',
  why: 'A flag that has served its purpose keeps two ways through the product alive, of which one is tested by nobody.',
  check: ({ value, today, reportOwn }) =>
    reportOwn(
      Object.entries(childObject(asJsonObject(value.flags), 'flags')).flatMap(([key, flag]) => {
        const end = asText(childObject(asJsonObject(flag), 'metadata').endDate)
        if (end === '' || today === '' || end >= today) return []
        return [
          {
            pointer: pointerTo('flags', 'flags', key, 'metadata', 'endDate'),
            message: `The flag "${key}" ended on ${end}.`,
            hint: 'Remove it with the code that asks for it, or give it a later end.',
          },
        ]
      }),
    ),
}
