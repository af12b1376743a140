import { formatDate } from '#engine'
import type { CopyKey } from '#generated/ids'
import { ChangeFact } from '../../../../features/editing/change-fact.tsx'
import type { Fact } from '../../../../features/editing/present-answers.ts'
import { useOpenApplication } from '../../../../kit/follow/routing-context.ts'
import { SummaryList } from '../../../../kit/ui/summary-list.tsx'
import { useCopy } from '../../../../kit/wording/use-copy.ts'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import { formatAddress } from '../../../../wording/format-address.ts'
import { formatName } from '../../../../wording/format-name.ts'
import { SupportEmail, SupportPhone } from '../../../../wording/support-contact.tsx'

/** Registered data to check and correct, because the vendors' look-ups use it. */
export function RegisteredDetails() {
  const t = useCopy()
  const { stated } = useFigures()
  const { profile, heloc } = useOpenApplication()
  const { address, occupancy } = heloc.property ?? {}
  const { annualIncome: income, employmentType } = heloc.incomeSources?.[0] ?? {}
  const row = (fact: Fact, words: CopyKey, value: string | undefined) => {
    return { label: t(words), value, action: <ChangeFact fact={fact} /> }
  }
  const rows = [
    row('name', 'start.profile.details.name', formatName(profile)),
    row('birthdate', 'start.profile.details.dob', profile.dob && formatDate(profile.dob)),
    row('property-info', 'start.profile.details.property', address && formatAddress(address)),
    { label: t('forms.occupancy.label'), value: occupancy && t(`forms.occupancy.${occupancy}`) },
    {
      label: t('forms.employmentType.label'),
      value: employmentType && t(`forms.employmentType.${employmentType}`),
    },
    row('income-info', 'start.profile.details.income', income === undefined ? undefined : stated(income)),
  ]
  return (
    <section className="stack-small" aria-labelledby="details">
      <h2 id="details">{t('start.profile.details.heading')}</h2>
      <SummaryList rows={rows} />
      <p className="small muted">
        {t('start.profile.correct')} <SupportPhone /> <SupportEmail />
      </p>
    </section>
  )
}
