import { useOperatingHours } from '../api/public-facts.ts'
import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../journey/use-copy.ts'
import { hoursText } from './hours-text.ts'

const department = 'OPS_PHONE'

/** When the telephone is answered; nothing until it is known. */
export function SupportHours() {
  const t = useCopy()
  const { data } = useOperatingHours(department, useJourney().organization.orgCode)
  return data ? hoursText(data, t) : null
}
