import { formatDate } from '#engine'
import type { Heloc } from '#generated/domain'
import { zoneName } from '#product'
import { CancelLine } from '../../../features/account/cancel-line.tsx'
import { EarlyCancel } from '../../../features/account/early-cancel.tsx'
import { Countdown } from '../../../frame/session/countdown.tsx'
import { useOffers } from '../../../kit/follow/use-offers.ts'
import { usePageSubmit } from '../../../kit/follow/use-page-submit.ts'
import { Text } from '../../../kit/wording/text.tsx'
import { useWords } from '../../../kit/wording/use-words.ts'

interface RescissionTextProps {
  readonly heloc: Heloc
  readonly isOver: boolean
}

/**
 * Right to cancel: its deadline, the remaining time, and how to cancel (12 CFR 1026.15). Its midnight is that of the
 * westernmost time zone of the state, which is named.
 */
export default function RescissionText({ heloc, isOver }: RescissionTextProps) {
  const { t, locale } = useWords()
  const submit = usePageSubmit('rescission')
  const mayCancel = useOffers('complete')('rescission')
  const { rescissionEndsAt: endsAt, rescissionLastDay: lastDay, helocSigners = [] } = heloc
  if (isOver) return <p className="muted">{t('complete.steps.rescission.over')}</p>
  if (endsAt === undefined || lastDay === undefined)
    return (
      <div className="stack-small">
        <p className="muted">{t('complete.steps.rescission.preparing')}</p>
        {mayCancel && <EarlyCancel onSubmit={submit} />}
      </div>
    )
  return (
    <div className="stack-small">
      <Countdown endsAt={endsAt} timeShiftMs={heloc.timeShiftMs} />
      <p>
        <Text
          id="complete.steps.rescission.until"
          values={{
            date: formatDate(lastDay),
            zone: zoneName(heloc.rescissionTimeZone ?? heloc.timeZone, locale),
          }}
        />
      </p>
      <p className="muted">
        {helocSigners.length > 0 && t('complete.steps.rescission.everyOwner')}{' '}
        {t('complete.steps.rescission.how')}
      </p>
      {mayCancel && <CancelLine onSubmit={submit} />}
    </div>
  )
}
