import { useState } from 'react'
import type { Heloc } from '#generated/domain'
import { useOpenApplication } from '../../kit/follow/routing-context.ts'
import { useLiveApplication } from '../../kit/follow/use-live-application.ts'
import { useJourney } from '../../kit/journey/journey-context.ts'
import { usePath } from '../../kit/journey/use-path.ts'
import { Notice } from '../../kit/ui/feedback/notice.tsx'
import { Skeleton } from '../../kit/ui/feedback/skeleton.tsx'
import { Link } from '../../kit/ui/link.tsx'
import { PageHeading } from '../../kit/ui/page-heading.tsx'
import { SummaryList } from '../../kit/ui/summary-list.tsx'
import { Text } from '../../kit/wording/text.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useFigures } from '../../kit/wording/use-figures.ts'
import { formatAddress } from '../../wording/format-address.ts'
import { ChangeAppointment } from './schedule-manual/parts/change-appointment.tsx'

/** Page notary/schedule-manual: shows the appointment, how to prepare for it, and a button to change it. */
export default function ScheduleManual() {
  const t = useCopy()
  const path = usePath()
  const [done, setDone] = useState({ times: 0, isChanged: false })
  const { notaryVisit, helocSigners = [] } = useOpenApplication().heloc
  const { locale } = useJourney()
  const names = new Intl.ListFormat(locale).format(helocSigners.map(({ name = '' }) => name))
  useLiveApplication()
  return (
    <div className="stack-large">
      <PageHeading title={t('notary.scheduleManual.title')} lead={t('notary.scheduleManual.lead')} />
      {done.times > 0 && (
        <Notice kind={done.isChanged ? 'success' : 'info'} role="status" isNews key={done.times}>
          {t(done.isChanged ? 'notary.scheduleManual.changed' : 'notary.scheduleManual.same')}
        </Notice>
      )}
      {notaryVisit ? <AppointmentDetails visit={notaryVisit} /> : <Skeleton block="160px" />}
      <section className="stack-small">
        <h2>{t('notary.scheduleManual.ready.heading')}</h2>
        <ul className="plain-list">
          <li>{t('notary.scheduleManual.ready.id')}</li>
          <li>
            {t('notary.scheduleManual.ready.read')}{' '}
            <Link to={path('document/disclosures')}>{t('notary.scheduleManual.ready.documents')}</Link>
          </li>
          {helocSigners.length > 0 && <li>{t('notary.scheduleManual.ready.owners', { names })}</li>}
        </ul>
      </section>
      <section className="stack-small">
        <h2>{t('notary.scheduleManual.after.heading')}</h2>
        <p>{t('notary.scheduleManual.after.text')}</p>
      </section>
      <ChangeAppointment
        key={`change ${done.times}`}
        onDone={(isChanged) => setDone({ times: done.times + 1, isChanged })}
      />
      <p className="muted">
        <Text id="notary.reserveManual.help" />
      </p>
    </div>
  )
}

/** Notary, time and place of an appointment, in the time zone of the home. */
function AppointmentDetails({ visit }: { readonly visit: NonNullable<Heloc['notaryVisit']> }) {
  const t = useCopy()
  const { money } = useFigures()
  const { locale } = useJourney()
  const { property } = useOpenApplication().heloc
  const { startsAt, timeZone, place, office, notary, feeCents } = visit
  const start = new Date(startsAt)
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' })
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return (
    <SummaryList
      rows={[
        { label: t('notary.scheduleManual.day'), value: <b>{day.format(start)}</b> },
        { label: t('notary.scheduleManual.time'), value: <b className="money">{time.format(start)}</b> },
        {
          label: t('notary.scheduleManual.place'),
          value: place === 'OFFICE' ? office : property?.address && formatAddress(property.address),
        },
        { label: t('notary.scheduleManual.notary'), value: notary },
        { label: t('notary.scheduleManual.fee'), value: money(feeCents / 100) },
      ]}
    />
  )
}
