import { useOperatingHours } from '../../api/lender-facts.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useCopy } from '../../wording/use-copy.ts'
import { weekHours } from '../../wording/week-hours.ts'

const department = 'OPS_PHONE'

/** When the telephone is answered; nothing until it is known. */
export function SupportHours() {
  const t = useCopy()
  const { organization, locale } = useJourney()
  const { data } = useOperatingHours(department, organization.orgCode)
  return data ? weekHours(data, { t, locale }) : null
}
