import { useOperatingHours } from '../../api/lender-facts.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useCopy } from '../../wording/use-copy.ts'
import { weekHours } from '../../wording/week-hours.ts'

const department = 'OPS_PHONE'

/** Hours of the telephone support; empty until they have loaded. */
export function SupportHours() {
  const t = useCopy()
  const { organization, locale } = useJourney()
  const { data } = useOperatingHours(department, organization.orgCode)
  return data ? weekHours(data, { t, locale }) : null
}
