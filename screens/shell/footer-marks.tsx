import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../journey/use-copy.ts'

/** The equal-housing mark of the lender, and its regulator's where it has one. */
export function FooterMarks() {
  const t = useCopy()
  const { footerImage, regulatorLogo } = useJourney().organization.orgMetaData.footer
  return (
    <div className="footer-marks">
      <svg width="32" height="32" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
        <path d="M16 3 2 12v4h3v13h22V16h3v-4L16 3Zm7 22H9V13.2l7-4.6 7 4.6V25ZM12 15h8v3h-8v-3Zm0 5h8v3h-8v-3Z" />
      </svg>
      <span>{t(footerImage === 'EOL' ? 'footer.marks.EOL' : 'footer.marks.EHL')}</span>
      {regulatorLogo && <span>{t('footer.marks.NCUA')}</span>}
    </div>
  )
}
