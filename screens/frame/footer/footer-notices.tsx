import { useJourney } from '../../kit/journey/journey-context.ts'
import { isCopyKey, useCopy } from '../../kit/wording/use-copy.ts'

/**
 * Notices of the footer: the lender's own, those that a state requires of it, and the one about who else may see an
 * application.
 */
export function FooterNotices() {
  const t = useCopy()
  const value = useJourney()
  const { footer, companyInfo } = value.organization.orgMetaData
  const notices = [footer.disclosureCopy, ...(footer.notices ?? [])].map((key) => {
    if (!isCopyKey(value, key))
      throw new Error(`The footer must show the notice '${key}', which has no text.`)
    return t(key)
  })
  return (
    <>
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
      {companyInfo.allowRegulatorReview && <p>{t('footer.regulatorReview')}</p>}
    </>
  )
}
