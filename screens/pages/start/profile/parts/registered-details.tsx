import { Link } from 'react-router'
import { formatDate } from '#engine'
import type { CopyKey } from '#generated/ids'
import { ChangeWords } from '../../../../features/editing/change-answer.tsx'
import { useOpenApplication } from '../../../../follow/routing-context.ts'
import { usePath } from '../../../../journey/use-path.ts'
import { SummaryList } from '../../../../ui/summary-list.tsx'
import { formatAddress } from '../../../../wording/format-address.ts'
import { formatName } from '../../../../wording/format-name.ts'
import { SupportEmail, SupportPhone } from '../../../../wording/support-contact.tsx'
import { useCopy } from '../../../../wording/use-copy.ts'
import { useFigures } from '../../../../wording/use-figures.ts'
import type { Fact } from '../../change/parts/present-answers.ts'

/** Registered data to check and correct, because the vendors' look-ups use it. */
export function RegisteredDetails() {
  const t = useCopy()
  const path = usePath()
  const { stated } = useFigures()
  const { profile, heloc } = useOpenApplication()
  const { address } = heloc.property ?? {}
  const income = heloc.incomeSources?.[0]?.annualIncome
  const row = (fact: Fact, words: CopyKey, value: string | undefined) => {
    const label = t(words)
    const action = (
      <Link to={path('start/change', { fact })}>
        <ChangeWords>{label}</ChangeWords>
      </Link>
    )
    return { label, value, action }
  }
  const rows = [
    row('name', 'start.profile.details.name', formatName(profile)),
    row('birthdate', 'start.profile.details.dob', profile.dob && formatDate(profile.dob)),
    row('property-info', 'start.profile.details.property', address && formatAddress(address)),
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
