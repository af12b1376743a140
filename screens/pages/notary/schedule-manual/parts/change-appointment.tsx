import { NotaryReservation } from '../../../../features/notary/notary-reservation.tsx'
import { useNotarySlots } from '../../../../features/notary/use-notary-slots.ts'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { Notice } from '../../../../kit/ui/feedback/notice.tsx'
import { Reveal } from '../../../../kit/ui/feedback/reveal.tsx'
import { Skeleton } from '../../../../kit/ui/feedback/skeleton.tsx'
import { FailureNotice } from '../../../../kit/wording/failure-notice.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'

interface ChangeAppointmentProps {
  /** Called once the appointment is made anew, with whether it differs. */
  readonly onDone: (isChanged: boolean) => void
}

/** Form for another time or place, which begins with the present ones. The appointment stays until the new one is made. */
export function ChangeAppointment({ onDone }: ChangeAppointmentProps) {
  const t = useCopy()
  return (
    <Reveal open={t('notary.scheduleManual.change')} close={t('notary.scheduleManual.keep')}>
      <Change onDone={onDone} />
    </Reveal>
  )
}

function Change({ onDone }: ChangeAppointmentProps) {
  const t = useCopy()
  const { notaryVisit } = useOpenApplication().heloc
  const { data, error } = useNotarySlots()
  if (error) return <FailureNotice error={error} />
  if (!data) return <Skeleton block="320px" />
  if (data.slots.length === 0) return <Notice>{t('notary.error.noSlot.lead')}</Notice>
  const submitLabel = t('notary.scheduleManual.submit')
  return (
    <NotaryReservation
      offered={data}
      submitLabel={submitLabel}
      onDone={({ place, startsAt }) =>
        onDone(place !== notaryVisit?.place || startsAt !== notaryVisit.startsAt)
      }
      {...(notaryVisit && { present: notaryVisit })}
    />
  )
}
