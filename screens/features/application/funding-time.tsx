import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Shortest time to the money; nothing where a law, a lawyer or a visit makes it longer. */
export function FundingTime() {
  const t = useCopy()
  const { context } = useOpenApplication()
  if (useJourney().journey.predicates.compile('closesLater')(context)) return null
  return <p className="muted">{t('shell.offer.funding')}</p>
}
