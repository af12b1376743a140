import { useJourney } from '../../../journey/journey-context.ts'
import { Text } from '../../../journey/text.tsx'
import { useCopy } from '../../../journey/use-copy.ts'
import { daysLeft, lastMoment } from './closing-stage.ts'

export interface RescissionTextProps {
  readonly endsAt: string | undefined
  readonly isOver: boolean
}

/** Until when, how long that is, and how (12 CFR 1026.15). */
export function RescissionText({ endsAt, isOver }: RescissionTextProps) {
  const t = useCopy()
  const { locale } = useJourney()
  if (isOver) return <p className="muted">{t('complete.steps.rescission.over')}</p>
  if (endsAt === undefined) return <p className="muted">{t('complete.steps.rescission.preparing')}</p>
  // With its hour and zone: the reader may sit in another zone than the home, whose midnight counts.
  const date = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(lastMoment(endsAt))
  return (
    <div className="stack-small">
      <p>
        <Text id="complete.steps.rescission.until" values={{ date }} />
      </p>
      <p className="muted">
        {t('complete.steps.rescission.left', { days: daysLeft(endsAt, new Date()) })}.{' '}
        {t('complete.steps.rescission.how')}
      </p>
    </div>
  )
}
