import { Navigate } from 'react-router'
import { NotaryReservation } from '../../features/notary/notary-reservation.tsx'
import { useNotarySlots } from '../../features/notary/use-notary-slots.ts'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useErrorText } from '../../kit/wording/use-error-text.ts'

/** Page notary/reserve-manual: chooses place, day and time with a notary in person, and shows the fee. */
export default function ReserveManual() {
  const t = useCopy()
  const path = usePath()
  const { heloc, status } = useOpenApplication()
  const { notaryVisit } = heloc
  const { data } = useNotarySlots()
  if (data?.slots.length === 0) return <Navigate to={path('notary/error')} replace />
  return (
    <div className="stack-large">
      <PageHeading title={t('notary.reserveManual.title')} lead={t('notary.reserveManual.lead')} />
      {notaryVisit?.missed === true && (
        <Notice kind="warning" title={t('notary.reserveManual.missed.title')}>
          {t('notary.reserveManual.missed.text')}
        </Notice>
      )}
      <section className="stack-small">
        <h2>{t('notary.reserveManual.how.heading')}</h2>
        <ul className="plain-list">
          <li>{t('notary.reserveManual.how.id')}</li>
          <li>{t('notary.reserveManual.how.time')}</li>
          <li>{t('notary.reserveManual.how.fee', { isFree: String(status.notaryVisitFree === true) })}</li>
        </ul>
      </section>
      <Times />
      <p className="muted">
        <Text id="notary.reserveManual.help" />
      </p>
    </div>
  )
}

function Times() {
  const t = useCopy()
  const errorText = useErrorText()
  const { data, error, refetch } = useNotarySlots()
  if (data) return <NotaryReservation offered={data} />
  if (!error) return <Skeleton block="320px" />
  return (
    <Notice kind="danger" role="alert" title={t('notary.slots.failed')}>
      <p>{errorText(error)}</p>
      <Button onClick={() => void refetch()}>{t('notary.error.again')}</Button>
    </Notice>
  )
}
