import { useState } from 'react'
import { NotaryReservation } from '../../../../features/notary/notary-reservation.tsx'
import { useNotarySlots } from '../../../../features/notary/use-notary-slots.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Reveal } from '../../../../ui/feedback/reveal.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'
import { useErrorText } from '../../../../wording/use-error-text.ts'

/** Form for another time or place. The appointment stays until the new one is made; then the form closes and says so. */
export function ChangeAppointment() {
  const t = useCopy()
  const [changes, setChanges] = useState(0)
  return (
    <div className="stack">
      {changes > 0 && (
        <Notice kind="success" role="status" isNews key={`changed ${changes}`}>
          {t('notary.scheduleManual.changed')}
        </Notice>
      )}
      <Reveal key={changes} open={t('notary.scheduleManual.change')} close={t('notary.scheduleManual.keep')}>
        <Change onDone={() => setChanges(changes + 1)} />
      </Reveal>
    </div>
  )
}

function Change({ onDone }: { readonly onDone: () => void }) {
  const t = useCopy()
  const errorText = useErrorText()
  const { data, error } = useNotarySlots()
  if (error) return <Notice kind="danger">{errorText(error)}</Notice>
  if (!data) return <Skeleton block="320px" />
  if (data.slots.length === 0) return <Notice>{t('notary.error.noSlot.lead')}</Notice>
  return <NotaryReservation offered={data} submitLabel={t('notary.scheduleManual.submit')} onDone={onDone} />
}
