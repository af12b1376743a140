import { useCopy } from '../../../../journey/use-copy.ts'
import { useErrorText } from '../../../../journey/use-error-text.ts'
import { NotaryReservation } from '../../../../shell/notary-reservation.tsx'
import { useNotarySlots } from '../../../../shell/use-notary-slots.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Reveal } from '../../../../ui/reveal.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

/** Another time or place; the appointment stands until the new one is made. */
export function ChangeAppointment() {
  const t = useCopy()
  return (
    <Reveal open={t('notary.scheduleManual.change')} close={t('notary.scheduleManual.keep')}>
      <Change />
    </Reveal>
  )
}

function Change() {
  const t = useCopy()
  const errorText = useErrorText()
  const { data, error } = useNotarySlots()
  if (error) return <Notice kind="danger">{errorText(error)}</Notice>
  if (!data) return <Skeleton block="320px" />
  if (data.slots.length === 0) return <Notice>{t('notary.error.noSlot.lead')}</Notice>
  return <NotaryReservation offered={data} submitLabel={t('notary.scheduleManual.submit')} />
}
