import type { ReactNode } from 'react'
import { formatDate, formatPhone } from '#engine'
import type { Heloc, Profile } from '#generated/domain'
import type { CopyKey } from '#generated/ids'
import { ChangeAnswer, ChangeWords } from '../../../../features/editing/change-answer.tsx'
import { ChangeFact } from '../../../../features/editing/change-fact.tsx'
import { Liens } from '../../../../features/editing/liens.tsx'
import { usePageSubmit } from '../../../../kit/follow/use-page-submit.ts'
import { EmailText } from '../../../../kit/wording/email-text.tsx'
import { Money } from '../../../../kit/wording/money.tsx'
import { Text } from '../../../../kit/wording/text.tsx'
import { useFigures } from '../../../../kit/wording/use-figures.ts'
import { formatAddress } from '../../../../wording/format-address.ts'
import { formatName } from '../../../../wording/format-name.ts'
import { SummaryPart } from './summary-part.tsx'

/** Group with the applicant's data. */
export function YouPart({ profile }: { readonly profile: Profile }) {
  const change = usePageSubmit('contact-change')
  const { dob, email, phoneNumbers = [], addresses = [] } = profile
  const mailing = addresses.find(({ ownership }) => ownership === 'MAILING') ?? addresses[0]
  const phone = phoneNumbers[0]?.number
  const contactRow = (label: CopyKey, value: ReactNode) =>
    [
      label,
      value,
      <ChangeAnswer key="change" submit={change}>
        <ChangeWords>
          <Text id={label} />
        </ChangeWords>
      </ChangeAnswer>,
    ] as const
  return (
    <SummaryPart
      heading="start.appSummary.you.heading"
      rows={[
        ['start.appSummary.you.name', formatName(profile), <ChangeFact key="change" fact="name" />],
        ['start.appSummary.you.dob', dob && formatDate(dob), <ChangeFact key="change" fact="birthdate" />],
        contactRow('start.appSummary.you.email', email && <EmailText email={email} />),
        contactRow(
          'start.appSummary.you.phone',
          phone && <span className="money">{formatPhone(phone) ?? phone}</span>,
        ),
        contactRow('start.appSummary.you.mailing', mailing && formatAddress(mailing)),
      ]}
    />
  )
}

/** Group with the home that secures the line, and the debts on it. */
export function PropertyPart({ heloc: { property = {}, liens = [] } }: { readonly heloc: Heloc }) {
  const { address, value, occupancy } = property
  return (
    <SummaryPart
      heading="start.appSummary.property.heading"
      rows={[
        [
          'start.appSummary.property.address',
          address && formatAddress(address),
          <ChangeFact key="change" fact="property-info" />,
        ],
        [
          'start.appSummary.property.value',
          value === undefined ? undefined : <Money key="value" dollars={value} />,
        ],
        [
          'start.appSummary.property.use',
          occupancy && <Text key="use" id={`forms.occupancy.${occupancy}`} />,
        ],
        ['start.appSummary.property.liens', <Liens key="liens" liens={liens} />],
      ]}
    />
  )
}

/** Group with the applicant's income, by source. */
export function IncomePart({ heloc: { incomeSources = [] } }: { readonly heloc: Heloc }) {
  const { stated } = useFigures()
  return (
    <SummaryPart
      heading="start.appSummary.income.heading"
      rows={incomeSources.map(({ employmentType, annualIncome }, index) => [
        employmentType ? `forms.employmentType.${employmentType}` : 'start.appSummary.income.other',
        annualIncome !== undefined && (
          <Text key="income" id="start.appSummary.income.amount" values={{ amount: stated(annualIncome) }} />
        ),
        // The applicant stated the first source; others come from vendors.
        index === 0 && <ChangeFact key="change" fact="income-info" />,
      ])}
    />
  )
}
