import { formatDate, pathOf } from '#engine'
import { zoneName } from '#product'
import { useOffersIn } from '../../../kit/follow/use-offers.ts'
import { useJourney } from '../../../kit/journey/journey-context.ts'
import { Link } from '../../../kit/ui/link.tsx'
import { useCopy } from '../../../kit/wording/use-copy.ts'
import type { StepProps } from './task.tsx'

/** Way to the right to cancel a line on one's own home, from the first signature on, with its last day once there is one. */
export default function CancelWay({ heloc, status }: Omit<StepProps, 'rule'>) {
  const t = useCopy()
  const { locale, journey } = useJourney()
  const { uuid = '', rescissionLastDay: lastDay } = heloc
  if (!useOffersIn('complete', { heloc, status })('rescission')) return null
  return (
    <p>
      <Link to={pathOf(journey.source.pages, 'complete', { uuid })}>
        {lastDay
          ? t('dashboard.cancelThrough', {
              date: formatDate(lastDay),
              zone: zoneName(heloc.rescissionTimeZone ?? heloc.timeZone, locale),
            })
          : t('dashboard.mayCancel')}
      </Link>
    </p>
  )
}
