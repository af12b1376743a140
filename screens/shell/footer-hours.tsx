import { useOperatingHours } from '../api/queries.ts'
import { useJourney } from '../journey/journey-context.ts'
import { SupportPhone } from '../journey/support-contact.tsx'
import { useCopy } from '../journey/use-copy.ts'
import { hoursText } from './hours-text.ts'

const department = 'OPS_PHONE'

export function FooterHours() {
  const t = useCopy()
  const { data } = useOperatingHours(department, useJourney().organization.orgCode)
  const hours = data && hoursText(data, t)
  return (
    <p>
      {t('footer.service')} <SupportPhone />
      {hours && `, ${hours}`}
    </p>
  )
}
