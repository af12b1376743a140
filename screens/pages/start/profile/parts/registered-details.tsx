import { formatDate } from '#engine'
import { formatAddress } from '../../../../journey/format-address.ts'
import { formatName } from '../../../../journey/format-name.ts'
import { useOpenApplication } from '../../../../journey/routing-context.ts'
import { SupportEmail, SupportPhone } from '../../../../journey/support-contact.tsx'
import { useCopy } from '../../../../journey/use-copy.ts'
import { SummaryList } from '../../../../ui/summary-list.tsx'

/** What was registered, to be checked; a mistake in it is corrected with a person, since it names who is looked up. */
export function RegisteredDetails() {
  const t = useCopy()
  const { profile, heloc } = useOpenApplication()
  const { address } = heloc.property ?? {}
  const rows = [
    { label: t('start.profile.details.name'), value: formatName(profile) },
    { label: t('start.profile.details.dob'), value: profile.dob && formatDate(profile.dob) },
    { label: t('start.profile.details.property'), value: address && formatAddress(address) },
  ]
  return (
    <section className="stack-small" aria-labelledby="details">
      <h2 id="details">{t('start.profile.details.heading')}</h2>
      <SummaryList rows={rows} />
      <p className="small muted">
        {t('start.profile.correct')} <SupportPhone /> · <SupportEmail />
      </p>
    </section>
  )
}
