import { useJourney } from '../kit/journey/journey-context.ts'

export function SupportPhone() {
  const { phone, phoneFormatted } = useJourney().organization.orgMetaData.companyInfo
  return (
    <a className="money" translate="no" href={`tel:${phone}`}>
      {phoneFormatted}
    </a>
  )
}

export function SupportEmail() {
  const { email } = useJourney().organization.orgMetaData.companyInfo
  return <a href={`mailto:${email}`}>{email}</a>
}
