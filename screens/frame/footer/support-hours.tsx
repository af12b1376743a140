import { hoursText } from '#engine'
import { useOperatingHours } from '../../api/lender-facts.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useCopy } from '../../wording/use-copy.ts'

const department = 'OPS_PHONE'

/** When the telephone is answered; nothing until it is known. */
export function SupportHours() {
  const t = useCopy()
  const { organization, locale } = useJourney()
  const { data } = useOperatingHours(department, organization.orgCode)
  return data ? hoursText(data, { range: (values) => t('footer.hours.range', values), locale }) : null
}
