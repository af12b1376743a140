import { useCopy } from '../../wording/use-copy.ts'
import './footer.css'
import { FooterCompany } from './footer-company.tsx'
import { FooterDisclosures } from './footer-disclosures.tsx'
import { FooterHours } from './footer-hours.tsx'
import { FooterLinks } from './footer-links.tsx'
import { FooterMarks } from './footer-marks.tsx'
import { FooterNotices } from './footer-notices.tsx'
import { FooterOffers } from './footer-offers.tsx'
import { FooterStates } from './footer-states.tsx'

/** Who the lender is, where it may lend, how to reach it, and the disclosures the law wants near an advertisement. */
export default function Footer() {
  const t = useCopy()
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <FooterLinks />
        <div className="footer-part">
          <FooterHours />
          <FooterCompany />
          <FooterMarks />
        </div>
        <div className="footer-part">
          <FooterStates />
          <FooterOffers />
          <FooterNotices />
          <section aria-label={t('footer.disclosure.label')}>
            <FooterDisclosures />
          </section>
        </div>
      </div>
    </footer>
  )
}
