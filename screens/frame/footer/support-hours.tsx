import { useOperatingHours } from '../../api/lender-facts.ts'
import { useJourney } from '../../journey/journey-context.ts'
import { useCopy } from '../../wording/use-copy.ts'
import { weekHours } from '../../wording/week-hours.ts'

const department = 'OPS_PHONE'

/** Hours of the telephone support; empty until they have loaded. A range such as 6am-5pm never breaks at its hyphen. */
export function SupportHours() {
  const t = useCopy()
  const { organization, locale } = useJourney()
  const { data } = useOperatingHours(department, organization.orgCode)
  return data
    ? weekHours(data, { t, locale })
        ?.split(/(\S+-\S+)/)
        // biome-ignore lint/suspicious/noArrayIndexKey: every second part is a range
        .map((part, index) =>
          index % 2 ? (
            <span key={index} className="range">
              {part}
            </span>
          ) : (
            part
          ),
        )
    : null
}
