import { useJourney } from '../journey/journey-context.ts'
import { useCopy } from '../journey/use-copy.ts'
import './footer.css'
import { FooterDisclosures } from './footer-disclosures.tsx'
import { FooterHours } from './footer-hours.tsx'
import { FooterLinks } from './footer-links.tsx'
import { FooterMarks } from './footer-marks.tsx'
import { FooterStates } from './footer-states.tsx'

/** Who the lender is, where it may lend, how to reach it, and the disclosures the law wants near an advertisement. */
export function Footer() {
  const t = useCopy()
  const { companyNmlsURL, companyAddress } = useJourney().organization.orgMetaData.companyInfo
  const { street1, city, state, zip } = companyAddress
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <FooterLinks />
        <FooterHours />
        <p>
          {t('footer.company', { address: `${street1}, ${city}, ${state} ${zip}` })}{' '}
          <a href={companyNmlsURL}>{t('footer.nmlsAccess')}</a>
        </p>
        <FooterStates />
        <FooterMarks />
        <FooterDisclosures />
      </div>
    </footer>
  )
}
