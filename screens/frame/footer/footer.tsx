import { useJourney } from '../../kit/journey/journey-context.ts'
import { ElsewhereLink } from '../../kit/ui/elsewhere-link.tsx'
import { useCopy } from '../../kit/wording/use-copy.ts'
import { useDisclosures } from '../../kit/wording/use-disclosures.ts'
import { formatAddress } from '../../wording/format-address.ts'
import { SupportPhone } from '../../wording/support-contact.tsx'
import { SupportHours } from './support-hours.tsx'
import './footer.css'
import { FooterLinks } from './footer-links.tsx'
import { FooterMarks } from './footer-marks.tsx'
import { FooterNotices } from './footer-notices.tsx'
import { FooterOffers } from './footer-offers.tsx'
import { FooterStates } from './footer-states.tsx'

/**
 * Footer: the lender, the states where it may lend, its contact, and the disclosures that the law requires near an
 * advertisement.
 */
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

function FooterHours() {
  const t = useCopy()
  return (
    <p>
      {t('footer.service')} <SupportPhone /> <SupportHours />
    </p>
  )
}

/** Name, NMLS number and address of the lender, with a link to look it up. */
function FooterCompany() {
  const t = useCopy()
  const { companyNmlsURL, companyAddress } = useJourney().organization.orgMetaData.companyInfo
  return (
    <p>
      {t('footer.company', { address: formatAddress(companyAddress) })}{' '}
      <ElsewhereLink to={companyNmlsURL} note={t('shell.newTab')}>
        {t('footer.nmlsAccess')}
      </ElsewhereLink>
    </p>
  )
}

/** Product disclosures, numbered, in the order of the journey. */
function FooterDisclosures() {
  const texts = useDisclosures(useJourney().journey.source.disclosures?.order ?? [])
  return (
    <ol>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  )
}
