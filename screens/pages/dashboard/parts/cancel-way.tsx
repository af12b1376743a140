import { Link } from 'react-router'
import { formatDate, pathOf } from '#engine'
import { useOffersIn } from '../../../follow/use-offers.ts'
import { useJourney } from '../../../journey/journey-context.ts'
import { useCopy } from '../../../wording/use-copy.ts'
import type { NextTaskProps } from './next-task.tsx'

/** Way to the right to cancel a line on one's own home, from the first signature on, with its last day once there is one. */
export default function CancelWay({ heloc, status }: NextTaskProps) {
  const t = useCopy()
  const { pages } = useJourney().journey.source
  const mayCancel = useOffersIn('complete', { heloc, status })('rescission')
  const { uuid = '', rescissionLastDay: lastDay } = heloc
  if (!mayCancel) return null
  return (
    <p>
      <Link to={pathOf(pages, 'complete', { uuid })}>
        {lastDay ? t('dashboard.cancelThrough', { date: formatDate(lastDay) }) : t('dashboard.mayCancel')}
      </Link>
    </p>
  )
}
