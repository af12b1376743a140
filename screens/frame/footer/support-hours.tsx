import { useOperatingHours } from '../../api/lender-facts.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { weekHours } from '../../wording/week-hours.ts'

const department = 'OPS_PHONE'

/** Hours of the telephone support; empty until they have loaded. A range such as 6am-5pm never breaks at its hyphen. */
export function SupportHours() {
  const t = useCopy()
  const { organization, locale } = useJourney()
  const { data } = useOperatingHours(department, organization.orgCode)
  if (!data) return null
  const parts = weekHours(data, { t, locale })
    ?.split(/(\S+-\S+)/)
    .map((part, index) =>
      // Every second part is a range.
      index % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
        <span key={index} className="range">
          {part}
        </span>
      ) : (
        part
      ),
    )
  return <>{parts}</>
}
