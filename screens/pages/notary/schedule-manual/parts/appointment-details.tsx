import type { Heloc } from '#generated/domain'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { useJourney } from '../../../../kit/journey/journey-context.ts'
import { SummaryList } from '../../../../kit/ui/summary-list.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import { formatAddress } from '../../../../wording/format-address.ts'

/** Notary, time and place of an appointment, in the time zone of the home. */
export function AppointmentDetails({ visit }: { readonly visit: NonNullable<Heloc['notaryVisit']> }) {
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
