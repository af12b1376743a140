import { deadOverrides, deadSettings } from '../dead-overrides.ts'
import { foundWhileReading } from '../found-while-reading.ts'
import type { Rule } from '../rule.ts'

const found = foundWhileReading(
  'override-invalid',
  'A lender may not change what law or the product fixes, and an override without effect misleads its readers.',
)

export const overrideInvalid: Rule = {
  ...found,
  check: (subject) => [...found.check(subject), ...deadOverrides(subject), ...deadSettings(subject)],
}
