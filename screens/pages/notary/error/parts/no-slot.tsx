import { Navigate } from 'react-router'
import { useNotarySlots } from '../../../../features/notary/use-notary-slots.ts'
import { usePath } from '../../../../kit/journey/use-path.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Skeleton } from '../../../../kit/ui/feedback/skeleton.tsx'
import { PageHeading } from '../../../../kit/ui/page-heading.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useErrorText } from '../../../../kit/wording/use-error-text.ts'

/** Content when no notary in person is free. Leads to the free times once there are any. */
export function NoSlot() {
  const t = useCopy()
  const path = usePath()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useNotarySlots()
  const again = (
    <div className="actions">
      <Button kind="primary" busy={isFetching} busyLabel={t('forms.sending')} onClick={() => void refetch()}>
        {t('notary.error.again')}
      </Button>
    </div>
  )
  if (error)
    return (
      <>
        <PageHeading title={t('notary.slots.failed')} lead={errorText(error)} />
        {again}
      </>
    )
  if (!data) return <Skeleton block="320px" />
  if (data.slots.length > 0) return <Navigate to={path('notary/reserve-manual')} replace />
  return (
    <>
      <PageHeading title={t('notary.error.noSlot.title')} lead={t('notary.error.noSlot.lead')} />
      <section className="stack-small">
        <h2>{t('notary.error.try.heading')}</h2>
        <ul className="plain-list">
          <li>{t('notary.error.noSlot.first')}</li>
          <li>{t('notary.error.noSlot.second')}</li>
          <li>{t('notary.error.try.leave')}</li>
        </ul>
      </section>
      {again}
    </>
  )
}
