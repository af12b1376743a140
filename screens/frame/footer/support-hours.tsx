import { useOperatingHours } from '../../api/lender-facts.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { lazyPart } from '../../kit/ui/load-module.ts'
import { Optional } from '../../kit/ui/optional.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { weekHours } from '../../wording/week-hours.ts'
import { Ranges } from './ranges.tsx'

const department = 'OPS_PHONE'

const OwnHours = lazyPart(() => import('./own-hours.tsx'))

/** Hours of the telephone support, Pacific time, then in the time zone of the browser; empty until they have loaded. */
export function SupportHours() {
  const t = useCopy()
  const { organization, locale } = useJourney()
  const { data } = useOperatingHours(department, organization.orgCode)
  const hours = data && weekHours(data, { t, locale })
  return hours ? (
    <>
      <Ranges text={hours} />
      <Optional>
        <OwnHours days={data} />
      </Optional>
    </>
  ) : null
}
